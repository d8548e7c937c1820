// Slack's text markup ("mrkdwn") turned into nodes. Markup decides only which elements are made; what people and
// data wrote always ends in text nodes.
import { h, link } from "../dom.js";
import { emoji } from "./emoji.js";
import { channelName, userName } from "../store.js";

/** The three characters that Slack escapes and shows as themselves, in markup and in plain text alike. */
export const unescape = (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

const INLINE = new RegExp(
  [
    "`([^`\\n]+)`", // 1 code
    "<([^<>\\n]+)>", // 2 reference
    "(?<![\\w*])\\*(?=\\S)([^*\\n]*?\\S)\\*(?![\\w*])", // 3 bold
    "(?<![\\w_])_(?=\\S)([^_\\n]*?\\S)_(?![\\w_])", // 4 italic
    "(?<![\\w~])~(?=\\S)([^~\\n]*?\\S)~(?![\\w~])", // 5 struck
    ":([a-z0-9_+-]+(?:::skin-tone-\\d)?):", // 6 emoji
  ].join("|"),
  "g",
);

/** Nodes of one run of mrkdwn without line structure. */
function inline(text) {
  const nodes = [];
  let position = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > position) nodes.push(unescape(text.slice(position, found.index)));
    position = found.index + found[0].length;
    const [, code, reference, bold, italic, struck, name] = found;
    if (code !== undefined) nodes.push(h("code", {}, unescape(code)));
    else if (reference !== undefined) nodes.push(referenceNode(reference));
    else if (bold !== undefined) nodes.push(h("strong", {}, inline(bold)));
    else if (italic !== undefined) nodes.push(h("em", {}, inline(italic)));
    else if (struck !== undefined) nodes.push(h("s", {}, inline(struck)));
    else nodes.push(emoji(name));
  }
  if (position < text.length) nodes.push(unescape(text.slice(position)));
  return nodes;
}

export const mention = (text) => h("span", { class: "mention" }, text);

/** What "<…>" stands for: a person, a channel, a group, a date, a link. */
export function referenceNode(reference) {
  const [target, label] = reference.split(/\|(.*)/s);
  if (target.startsWith("@")) return mention(`@${userName(target.slice(1))}`);
  if (target.startsWith("#")) return mention(`#${channelName(target.slice(1))}`);
  if (target.startsWith("!date")) return h("time", {}, unescape(label ?? ""));
  if (target.startsWith("!subteam")) return mention(unescape(label ?? "@group"));
  if (target.startsWith("!")) return mention(`@${target.slice(1)}`);
  return link(unescape(target), unescape(label ?? target.replace(/^mailto:/, "")));
}

/** mrkdwn with its code blocks, quotes and lines. */
export function mrkdwn(text) {
  const root = h("div", { class: "text" });
  const parts = text.split(/```\n?([\s\S]*?)\n?```/);
  parts.forEach((part, index) => {
    if (index % 2) root.append(h("pre", {}, h("code", {}, unescape(part))));
    else lines(part.replace(/^\n|\n$/g, index ? "" : "$&"), root);
  });
  return root;
}

function lines(part, root) {
  let quote = null;
  part.split("\n").forEach((line, index, all) => {
    const quoted = /^(?:&gt;|>) ?(.*)$/.exec(line);
    if (quoted) {
      if (!quote) root.append((quote = h("blockquote")));
      else quote.append(h("br"));
      quote.append(...inline(quoted[1]));
      return;
    }
    quote = null;
    const nodes = inline(line);
    root.append(...nodes);
    const next = all[index + 1];
    if (next !== undefined && !/^(&gt;|>)/.test(next)) root.append(h("br"));
  });
}

/** A text object: plain text stays plain (but for its emoji), mrkdwn is rendered. */
export function textObject(object, tag = "span") {
  if (!object) return null;
  if (object.type === "mrkdwn") return mrkdwn(object.text);
  return h(tag, { class: "text" }, plain(object));
}

/** The characters of a plain_text object. */
export function plain(object) {
  if (!object) return "";
  const text = unescape(object.text);
  if (object.emoji === false) return text;
  return text.replace(/:([a-z0-9_+-]+):/g, (_, name) => emoji(name));
}
