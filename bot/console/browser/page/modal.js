// Dialogs: confirmations, and the app's modals, stacked up to three deep.
import { blockNodes } from "./blocks/blocks.js";
import { act, press } from "./connection.js";
import { avatar, h, icon, replace } from "./dom.js";
import { enteredIn, store } from "./store.js";
import { plain, textObject } from "./blocks/text.js";

/** The context in which a view's elements live; see elements.js. */
export function viewContext(view) {
  const values = enteredIn(view.id);
  return {
    key: view.id,
    values,
    dispatches: () => true,
    press: (block, element, value) => press({ view_id: view.id }, block, element, value, values),
  };
}

let dialog = null;
let shown = { id: null, hash: null };

/** Bring the open dialog in line with the top of the person's stack of modals. */
export function drawModals() {
  const view = store.modals.at(-1);
  if (!view) {
    dialog?.close();
    dialog?.remove();
    dialog = null;
    shown = { id: null, hash: null };
    return;
  }
  if (shown.id === view.id && shown.hash === view.hash) return;
  if (!dialog) {
    dialog = h("dialog", { class: "dialog", testid: "modal" });
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close(false);
    });
    document.body.append(dialog);
  }
  const focused = shown.id === view.id ? document.activeElement?.dataset?.testid : null;
  shown = { id: view.id, hash: view.hash };
  draw(view);
  if (!dialog.open) dialog.showModal();
  const again = focused && [...dialog.querySelectorAll("[data-testid]")].find((node) => node.dataset.testid === focused);
  const first = again ?? dialog.querySelector("[autofocus], input, textarea, select, .dialog-body button");
  first?.focus({ preventScroll: !again }); // what is new is read from its top
  if (!again) dialog.querySelector(".dialog-body").scrollTop = 0;
}

const close = (whole) => act({ action: "close", whole_stack: whole });

function draw(view) {
  const depth = store.modals.length;
  const title = plain(view.title);
  const form = h("form", { class: "dialog-form", novalidate: true },
    h("div", { class: "dialog-head" },
      depth > 1 && h("button", { type: "button", class: "quiet", "aria-label": "Back", onclick: () => close(false) }, icon("back")),
      avatar(store.users.get(store.bot.id), "small"),
      h("h2", { id: "dialog-title" }, title),
      h("button", { type: "button", class: "quiet", "aria-label": "Close", testid: "modal-dismiss", onclick: () => close(true) },
        icon("close"))),
    h("div", { class: "dialog-body" }, h("div", { class: "error general", role: "alert", hidden: true, testid: "error-" }),
      blockNodes(view.blocks, viewContext(view))),
    h("div", { class: "dialog-foot" },
      h("button", { type: "button", class: "button", testid: "modal-close", onclick: () => close(false) }, plain(view.close) || "Close"),
      view.submit && h("button", { type: "submit", class: "button primary", testid: "modal-submit" },
        h("span", { class: "label" }, plain(view.submit)))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(view, form);
  });
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.dataset.depth = Math.min(depth, 3);
  dialog.dataset.view = view.callback_id;
  replace(dialog, form);
}

async function submit(view, form) {
  const button = form.querySelector("[type=submit]");
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  showErrors(form, {});
  const done = ({ acknowledged, errors }) => {
    button.removeAttribute("aria-busy");
    if (!acknowledged) showErrors(form, { "": "The app did not answer in time. Nothing was lost: please try again." });
    else showErrors(form, errors);
  };
  const answer = await act({ action: "submit", view_id: view.id, entered: enteredIn(view.id) }, done);
  if (!answer.ok) done({ acknowledged: true, errors: { "": answer.error } });
  else if (answer.errors) done({ acknowledged: true, errors: answer.errors });
}

function showErrors(form, errors) {
  let first = null;
  for (const node of form.querySelectorAll(".error")) {
    const text = errors[node.dataset.testid.slice("error-".length)];
    node.hidden = !text;
    node.textContent = text ?? "";
    node.closest(".field")?.classList.toggle("invalid", Boolean(text));
    if (text) first ??= node;
  }
  first?.closest(".field")?.querySelector("input, textarea, select")?.focus();
  first?.scrollIntoView({ block: "nearest" });
}
