// The question that a button may put before it acts.
import { h } from "../dom.js";
import { plain, textObject } from "./text.js";

/** Ask "are you sure" as a confirm object says; resolves to yes or no. */
export function confirmed(question) {
  return new Promise((resolve) => {
    const answer = (value) => () => {
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    const dialog = h("dialog", { class: "dialog small", testid: "confirm", "aria-label": plain(question.title) },
      h("div", { class: "dialog-head" }, h("h2", {}, plain(question.title))),
      h("div", { class: "dialog-body" }, textObject(question.text, "div")),
      h("div", { class: "dialog-foot" },
        h("button", { type: "button", class: "button", testid: "confirm-cancel", onclick: answer(false) }, plain(question.deny)),
        h("button", { type: "button", class: `button ${question.style === "danger" ? "danger solid" : "primary"}`,
          testid: "confirm-ok", onclick: answer(true) }, plain(question.confirm))));
    dialog.addEventListener("cancel", answer(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}
