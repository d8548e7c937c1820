// rich_text blocks: sections, lists, preformatted text, quotes.
import { h, link } from "../dom.js";
import { emoji } from "./emoji.js";
import { channelName, userName } from "../store.js";
import { mention, unescape } from "./text.js";

const STYLES = { bold: "strong", italic: "em", strike: "s", code: "code", underline: "u", highlight: "mark" };

function styled(piece, node) {
  for (const [name, tag] of Object.entries(STYLES)) if (piece.style?.[name]) node = h(tag, {}, node);
  return node;
}

function piece(part) {
  switch (part.type) {
    case "text": return styled(part, withBreaks(unescape(part.text)));
    case "link": return styled(part, link(part.url, part.text || part.url));
    case "emoji": return emoji(part.name);
    case "user": return mention(`@${userName(part.user_id)}`);
    case "channel": return mention(`#${channelName(part.channel_id)}`);
    case "usergroup": return mention("@group");
    case "broadcast": return mention(`@${part.range}`);
    case "date": return h("time", {}, part.fallback ?? new Date(part.timestamp * 1000).toLocaleString());
    case "color": return swatch(part.value);
    default: return "";
  }
}

function withBreaks(text) {
  const nodes = text.split("\n").flatMap((line, index) => (index ? [h("br"), line] : [line]));
  return h("span", {}, nodes);
}

function swatch(value) {
  const dot = h("i", { class: "swatch" });
  if (/^#[0-9a-f]{3,8}$/i.test(value)) dot.style.background = value;
  return h("code", {}, dot, value);
}

const raw = (parts) => parts.map((part) => unescape(part.text ?? part.url ?? part.name ?? "")).join("");

function element(part) {
  const parts = part.elements ?? [];
  switch (part.type) {
    case "rich_text_section": return h("div", {}, parts.map(piece));
    case "rich_text_preformatted": return h("pre", {}, h("code", {}, raw(parts)));
    case "rich_text_quote": return h("blockquote", {}, parts.map(piece));
    case "rich_text_list": {
      const items = parts.map((item) => h("li", {}, (item.elements ?? []).map(piece)));
      const ordered = part.style === "ordered";
      const list = h(ordered ? "ol" : "ul", { start: ordered && part.offset ? part.offset + 1 : null }, items);
      list.style.marginInlineStart = `${(part.indent ?? 0) * 1.4}em`;
      return list;
    }
    default: return null;
  }
}

/** The elements of a rich_text block. */
export const richText = (block) => h("div", { class: "text rich" }, (block.elements ?? []).map(element));
