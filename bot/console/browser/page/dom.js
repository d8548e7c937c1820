// Building elements. Data only ever becomes text nodes or checked attributes: there is no innerHTML anywhere.
import { pieces } from "./blocks/emoji.js";

/**
 * Make an element: h("button", { class: "x", onclick: f, "aria-label": "…" }, "text", otherElement).
 * Properties whose value is null, undefined or false are left out; `data` is an object of data-* attributes.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "data") Object.entries(value).forEach(([key, text]) => text != null && (element.dataset[key] = text));
    else if (name === "testid") element.dataset.testid = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    if (child instanceof Node) element.append(child);
    else element.append(...(isTextOnly(element) ? [String(child)] : pieces(String(child)).map(drawn)));
  }
  return element;
}

/** Where only characters may stand. */
const isTextOnly = ({ tagName }) => tagName === "OPTION" || tagName === "TEXTAREA";

/** A piece of text; an emoji as a drawing, since few machines without a desktop have its font. The character stays, for
 * who listens to the page, copies from it or looks for it. */
function drawn({ text, drawing }) {
  if (!drawing) return document.createTextNode(text);
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const symbol = document.createElementNS("http://www.w3.org/2000/svg", "use");
  symbol.setAttribute("href", `/page/emoji.svg#${drawing}`);
  picture.setAttribute("aria-hidden", "true");
  picture.append(symbol);
  const character = document.createElement("span");
  character.append(document.createTextNode(text));
  const both = document.createElement("span");
  both.className = "emoji";
  both.append(picture, character);
  return both;
}

export function replace(element, ...children) {
  element.replaceChildren();
  return append(element, children);
}

/** Make `parent` hold exactly these nodes; those already there stay untouched, with their focus and state. */
export function reconcile(parent, nodes) {
  const wanted = nodes.flat(Infinity).filter(Boolean);
  const kept = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  let at = parent.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

/** Remembers nodes from one drawing to the next: keep(key, signature, make) makes one only when it changed. */
export function keeper() {
  let before = new Map();
  let now = new Map();
  return {
    keep(key, signature, make) {
      const known = before.get(key) ?? now.get(key);
      const entry = known?.signature === signature ? known : { signature, node: make() };
      now.set(key, entry);
      return entry.node;
    },
    turn() {
      before = now;
      now = new Map();
    },
  };
}

const PATHS = {
  hash: "M9.5 4 8 20M16 4l-1.5 16M4.5 9h16M3.5 15h16",
  home: "M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1z",
  message: "M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-4.5 3.5V17H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z",
  send: "M4.5 12 4 5l16 7-16 7 .5-7zm0 0H13",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  reply: "M20 17.5A7.5 7.5 0 0 0 12.5 10H5m4.5-4.5L5 10l4.5 4.5",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14a4.2 4.2 0 0 0 7 0M9 9.5v.2M15 9.5v.2",
  download: "M12 4v11m-4.5-4 4.5 4 4.5-4M5 20h14",
  file: "M7 3h7l4 4v13a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm6.5.5V8H18M9 13h6M9 16.5h6",
  chevron: "m6 9.5 6 6 6-6",
  back: "m14.5 5-7 7 7 7",
  eye: "M3 12s3.2-6 9-6 9 6 9 6-3.2 6-9 6-9-6-9-6zm9 2.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  more: "M5.5 12h.1M12 12h.1M18.5 12h.1",
  theme: "M12 4a8 8 0 1 0 8 8 6 6 0 0 1-8-8z",
  alert: "M12 8v5m0 3.2v.1M12 3.5 2.8 19.5h18.4z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  up: "M7 10.5 11 3a2 2 0 0 1 2 2.4L12.2 9H18a2 2 0 0 1 2 2.3l-1 6.5A2 2 0 0 1 17 19.5H7zm0 0H4v9h3z",
  down: "M7 13.5 11 21a2 2 0 0 0 2-2.4l-.8-3.6H18a2 2 0 0 0 2-2.3l-1-6.5A2 2 0 0 0 17 4.5H7zm0 0H4v-9h3z",
  trash: "M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7M10.5 11v5M13.5 11v5",
  at: "M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zm0 0v1.5a2.3 2.3 0 0 0 4.5 0V12a8 8 0 1 0-3 6.2",
  bars: "M5 18.5v-6m4.7 6v-10m4.6 10v-7m4.7 7v-13",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.8v.1",
  sort: "M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5",
};

export function icon(name, size = 18) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const attributes = { viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
    "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true" };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A person's picture: their initials on their colour; the bot has its own sign. */
export function avatar(user, size = "") {
  if (user?.is_bot) return h("span", { class: `avatar bot ${size}`, "aria-hidden": "true" }, icon("bars", "70%"));
  const initials = (user?.real_name ?? "?").split(/\s+/).map((word) => word[0]).slice(0, 2).join("");
  const picture = h("span", { class: `avatar ${size}`, "aria-hidden": "true" }, initials);
  picture.style.setProperty("--avatar", user?.color ?? "#64748b");
  return picture;
}

/** A link, only to the web or to a mail address; anything else stays text. */
export function link(address, ...children) {
  const shown = children.length ? children : [address];
  if (!/^(https?:\/\/|mailto:)/i.test(address)) return h("span", {}, ...shown);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ...shown);
}

export const clock = (ts) =>
  new Date(Number(ts) * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** The time alone, for the narrow margin beside a message. */
export const shortClock = (ts) =>
  new Date(Number(ts) * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export function day(ts) {
  const date = new Date(Number(ts) * 1000);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return date.toLocaleDateString([], { weekday: "long", day: "numeric", month: "long" });
}

export function bytes(count) {
  if (count < 1024) return `${count} B`;
  if (count < 1024 * 1024) return `${(count / 1024).toFixed(1)} kB`;
  return `${(count / 1024 / 1024).toFixed(1)} MB`;
}

let toasted = 0;

/** Say something short at the bottom of the page. */
export function toast(text, kind = "info") {
  const id = ++toasted;
  const note = h("div", { class: `toast ${kind}`, testid: "toast", data: { id } }, icon(kind === "error" ? "alert" : "info", 16), text);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 5000);
}
