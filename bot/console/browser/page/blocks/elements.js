// Interactive elements: buttons, menus, choices, inputs. Every one knows its place and hands over to `context`:
//   context.values  what was entered here, { block_id: { action_id: value } }
//   context.press(block, element, value)  tell the app; resolves to what became of it, see connection.js
import { h, icon, toast } from "../dom.js";
import { confirmed } from "./confirm.js";
import { store } from "../store.js";
import { plain, textObject } from "./text.js";

const entered = (context, block, element) => context.values[block.block_id]?.[element.action_id];
function enter(context, block, element, value) {
  (context.values[block.block_id] ??= {})[element.action_id] = value;
}

/** Press something: ask for confirmation if it wants one, show that it is on its way, say when it failed. */
async function press(context, block, element, value, node) {
  if (node.getAttribute("aria-busy") === "true") return;
  if (element.confirm && !(await confirmed(element.confirm))) return;
  node.setAttribute("aria-busy", "true");
  const outcome = await context.press(block, element, value);
  node.removeAttribute("aria-busy");
  if (outcome === "unanswered") {
    node.classList.add("failed");
    node.title = "The app did not answer in time.";
    toast("The app did not answer in time. Please try again.", "error");
  } else node.classList.remove("failed");
}

/** A label's ⓘ as a drawing: few fonts have the character. */
const drawn = (label) => label.split(/(ⓘ)/).map((part) => (part === "ⓘ" ? icon("info", 15) : part));

function button(element, block, context) {
  const label = plain(element.text);
  const node = h("button",
    { type: "button", class: `button ${element.style ?? ""}`, testid: `action-${element.action_id}`,
      data: { value: element.value, block: block.block_id }, "aria-label": element.accessibility_label },
    h("span", { class: "label" }, drawn(label)));
  node.addEventListener("click", () => {
    if (element.url && /^https?:/i.test(element.url)) window.open(element.url, "_blank", "noopener,noreferrer");
    press(context, block, element, element.value ?? null, node);
  });
  return node;
}

const optionsOf = (element) => [...(element.options ?? []), ...(element.option_groups ?? []).flatMap((g) => g.options)];

const CHOOSERS = {
  users_select: () => [...store.users.values()].map((user) => ({ value: user.id, label: user.real_name })),
  channels_select: () => channelOptions(),
  conversations_select: () => channelOptions(),
};
const channelOptions = () =>
  [...store.channels.values()].filter((c) => !c.is_direct).map((c) => ({ value: c.id, label: `#${c.name}` }));

function choices(element) {
  const chooser = CHOOSERS[element.type.replace(/^multi_/, "")];
  if (chooser) return chooser();
  return optionsOf(element).map((option) => ({ value: option.value, label: plain(option.text) }));
}

function initialChoice(element) {
  return element.initial_option?.value ?? element.initial_user ?? element.initial_channel ?? element.initial_conversation;
}

function select(element, block, context) {
  const chosen = entered(context, block, element) ?? initialChoice(element) ?? "";
  const item = ({ value, label }) => h("option", { value, selected: value === chosen }, label);
  const groups = element.option_groups?.map((group) =>
    h("optgroup", { label: plain(group.label) },
      group.options.map((option) => item({ value: option.value, label: plain(option.text) }))));
  const placeholder = plain(element.placeholder) || "Choose…";
  const node = h("select",
    { class: "select", testid: `action-${element.action_id}`, "aria-label": context.label ?? placeholder,
      autofocus: element.focus_on_load },
    h("option", { value: "", disabled: !context.isOptional, selected: chosen === "" }, placeholder),
    groups ?? choices(element).map(item));
  node.addEventListener("change", () => {
    enter(context, block, element, node.value || null);
    if (context.dispatches(block) && node.value) press(context, block, element, node.value, node);
  });
  return node;
}

/** Radio buttons, checkboxes, and menus from which several may be chosen. */
function group(element, block, context) {
  const single = element.type === "radio_buttons";
  const initial = single ? element.initial_option?.value : (element.initial_options ?? []).map((o) => o.value);
  const chosen = entered(context, block, element) ?? initial;
  const isChosen = (value) => (single ? chosen === value : (chosen ?? []).includes(value));
  const name = `${context.key}-${block.block_id}-${element.action_id}`;
  const rich = optionsOf(element).map((o) => ({ value: o.value, label: textObject(o.text), detail: textObject(o.description) }));
  const items = element.type.startsWith("multi_") ? choices(element) : rich;
  const root = h("div",
    { class: "choices", role: single ? "radiogroup" : "group", testid: `action-${element.action_id}`,
      "aria-label": context.label ?? plain(element.placeholder) });
  for (const { value, label, detail } of items) {
    const box = h("input", { type: single ? "radio" : "checkbox", name, value, checked: isChosen(value) });
    root.append(h("label", { class: "choice" }, box, h("span", {}, label, detail && h("small", {}, detail))));
  }
  root.addEventListener("change", () => {
    const picked = [...root.querySelectorAll("input:checked")].map((box) => box.value);
    const value = single ? picked[0] : picked;
    enter(context, block, element, value);
    if (context.dispatches(block)) press(context, block, element, value, root);
  });
  return root;
}

function overflow(element, block, context) {
  const menu = h("div", { class: "menu", role: "menu", hidden: true });
  const opener = h("button",
    { type: "button", class: "button icon-only", testid: `action-${element.action_id}`, "aria-haspopup": "menu",
      "aria-expanded": "false", "aria-label": "More actions" }, icon("more"));
  const close = () => {
    menu.hidden = true;
    opener.setAttribute("aria-expanded", "false");
  };
  for (const option of element.options) {
    menu.append(h("button",
      { type: "button", role: "menuitem", data: { value: option.value }, onclick: () => {
        close();
        press(context, block, element, option.value, opener);
      } }, plain(option.text)));
  }
  opener.addEventListener("click", () => {
    menu.hidden = !menu.hidden;
    opener.setAttribute("aria-expanded", String(!menu.hidden));
    if (!menu.hidden) menu.firstElementChild.focus();
  });
  const root = h("div", { class: "overflow" }, opener, menu);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || menu.hidden) return;
    event.stopPropagation();
    close();
    opener.focus();
  });
  root.addEventListener("focusout", (event) => !root.contains(event.relatedTarget) && close());
  return root;
}

const TYPES = { datepicker: "date", timepicker: "time", datetimepicker: "datetime-local", number_input: "number",
  email_text_input: "email", url_text_input: "url", plain_text_input: "text" };

function initialText(element) {
  if (element.type === "datetimepicker") {
    if (!element.initial_date_time) return "";
    const date = new Date(element.initial_date_time * 1000);
    return new Date(date - date.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
  }
  return element.initial_value ?? element.initial_date ?? element.initial_time ?? "";
}

function input(element, block, context) {
  const common = { class: "input", testid: `input-${element.action_id}`, "aria-label": context.label,
    placeholder: plain(element.placeholder), autofocus: element.focus_on_load,
    maxlength: element.max_length, minlength: element.min_length };
  const kind = TYPES[element.type];
  const node = element.multiline
    ? h("textarea", { ...common, rows: 4 })
    : h("input", { ...common, type: kind, autocomplete: "off", min: element.min_value, max: element.max_value,
        step: kind === "number" ? (element.is_decimal_allowed ? "any" : 1) : null });
  node.value = entered(context, block, element) ?? initialText(element);
  const value = () => (element.type === "datetimepicker" ? Date.parse(node.value) / 1000 || null : node.value || null);
  node.addEventListener("input", () => enter(context, block, element, value()));
  const tell = () => press(context, block, element, value(), node);
  if (["datepicker", "timepicker", "datetimepicker"].includes(element.type)) {
    node.addEventListener("change", () => context.dispatches(block) && node.value && tell());
  } else {
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || element.multiline || !block.dispatch_action) return;
      event.preventDefault();
      tell();
    });
  }
  return node;
}

function feedback(element, block, context) {
  return h("span", { class: "feedback", testid: `action-${element.action_id}` },
    [["positive_button", "up"], ["negative_button", "down"]].map(([name, sign]) => {
      const choice = element[name];
      const node = h("button",
        { type: "button", class: "quiet", data: { value: choice.value }, title: plain(choice.text),
          "aria-label": choice.accessibility_label ?? plain(choice.text), "aria-pressed": "false" },
        icon(sign, 16), h("span", {}, plain(choice.text)));
      node.addEventListener("click", () => {
        node.parentElement.querySelectorAll("button").forEach((one) => one.setAttribute("aria-pressed", String(one === node)));
        press(context, block, element, choice.value, node);
      });
      return node;
    }));
}

function iconButton(element, block, context) {
  const ids = element.visible_to_user_ids;
  if (ids && !ids.includes(store.me)) return null;
  const node = h("button",
    { type: "button", class: "quiet", testid: `action-${element.action_id}`, title: plain(element.text),
      "aria-label": element.accessibility_label ?? plain(element.text) }, icon(element.icon, 16));
  node.addEventListener("click", () => press(context, block, element, element.value ?? null, node));
  return node;
}

/** An image, or what it shows in words when it cannot be loaded. */
export function picture(element, className = "") {
  const address = element.image_url ?? element.slack_file?.url ?? "";
  if (!/^https?:/i.test(address)) return h("em", {}, element.alt_text);
  const image = h("img", { src: address, alt: element.alt_text, class: className, loading: "lazy" });
  image.addEventListener("error", () => image.replaceWith(h("em", { class: "missing" }, element.alt_text)));
  return image;
}

/** The node of any element; an unknown one is named, not hidden. */
export function elementNode(element, block, context) {
  const kind = element.type;
  if (kind === "button") return button(element, block, context);
  if (kind === "overflow") return overflow(element, block, context);
  if (kind === "feedback_buttons") return feedback(element, block, context);
  if (kind === "icon_button") return iconButton(element, block, context);
  if (kind === "image") return picture(element, "thumb");
  if (kind === "plain_text" || kind === "mrkdwn") return textObject(element);
  if (kind in TYPES) return input(element, block, context);
  if (kind === "radio_buttons" || kind === "checkboxes" || kind.startsWith("multi_")) return group(element, block, context);
  if (kind.endsWith("_select")) return select(element, block, context);
  return h("em", { class: "missing" }, `(${kind} is not shown here)`);
}
