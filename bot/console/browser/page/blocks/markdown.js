// Markdown, for the markdown block: what it is turned into is elements and text nodes only.
import { h, link } from "../dom.js";
import { emoji } from "./emoji.js";
import { referenceNode } from "./text.js";


const MARKDOWN = new RegExp(
  [
    "`([^`\\n]+)`", // 1 code
    "\\*\\*(?=\\S)(.+?\\S|\\S)\\*\\*", // 2 bold
    "~~(?=\\S)(.+?)~~", // 3 struck
    "(?<![\\w*])\\*(?=\\S)([^*\\n]+?)\\*(?![\\w*])", // 4 italic
    "(?<![\\w_])_(?=\\S)([^_\\n]+?)_(?![\\w_])", // 5 italic
    "\\[([^\\]\\n]+)\\]\\(([^)\\s]+)\\)", // 6, 7 link
    "<([@#!][^<>\\n]+)>", // 8 reference
    ":([a-z0-9_+-]+):", // 9 emoji
    "(https?://[^\\s<>)]+)", // 10 address
    "\\\\([\\\\`*_{}\\[\\]()#+\\-.!~|<>])", // 11 escaped
  ].join("|"),
  "g",
);

function markdownInline(text) {
  const nodes = [];
  let position = 0;
  for (const found of text.matchAll(MARKDOWN)) {
    if (found.index > position) nodes.push(text.slice(position, found.index));
    position = found.index + found[0].length;
    const [, code, bold, struck, italic, italic2, label, target, reference, name, address, escaped] = found;
    if (code !== undefined) nodes.push(h("code", {}, code));
    else if (bold !== undefined) nodes.push(h("strong", {}, markdownInline(bold)));
    else if (struck !== undefined) nodes.push(h("s", {}, markdownInline(struck)));
    else if (italic !== undefined || italic2 !== undefined) nodes.push(h("em", {}, markdownInline(italic ?? italic2)));
    else if (label !== undefined) nodes.push(link(target, ...markdownInline(label)));
    else if (reference !== undefined) nodes.push(referenceNode(reference));
    else if (name !== undefined) nodes.push(emoji(name));
    else if (address !== undefined) nodes.push(link(address));
    else nodes.push(escaped);
  }
  if (position < text.length) nodes.push(text.slice(position));
  return nodes;
}

const RULES = [
  [/^(#{1,6})\s+(.*)$/, (m) => h(`h${Math.min(m[1].length + 2, 6)}`, {}, markdownInline(m[2]))],
  [/^(-{3,}|\*{3,}|_{3,})\s*$/, () => h("hr")],
];
const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const ROW = /^\s*\|(.+)\|\s*$/;

/** Markdown in blocks: headings, lists, quotes, fenced code, tables, rules, paragraphs. */
export function markdown(text) {
  const root = h("div", { class: "text markdown" });
  const all = text.split("\n");
  for (let at = 0; at < all.length; ) at = markdownBlock(all, at, root);
  return root;
}

const collect = (all, at, rule) => {
  let end = at;
  while (end < all.length && rule.test(all[end])) end += 1;
  return end;
};

function markdownBlock(all, at, root) {
  const line = all[at];
  if (!line.trim()) return at + 1;
  if (line.startsWith("```")) {
    let end = at + 1;
    while (end < all.length && !all[end].startsWith("```")) end += 1;
    root.append(h("pre", {}, h("code", {}, all.slice(at + 1, end).join("\n"))));
    return end + 1;
  }
  for (const [rule, make] of RULES) {
    const found = rule.exec(line);
    if (found) return root.append(make(found)), at + 1;
  }
  if (ITEM.test(line)) return markdownList(all, at, root);
  if (/^>/.test(line)) {
    const end = collect(all, at, /^>/);
    const inner = all.slice(at, end).map((quoted) => quoted.replace(/^> ?/, ""));
    root.append(h("blockquote", {}, markdown(inner.join("\n"))));
    return end;
  }
  if (ROW.test(line) && /^\s*\|[\s:|-]+\|\s*$/.test(all[at + 1] ?? "")) return markdownTable(all, at, root);
  let end = at + 1;
  while (end < all.length && all[end].trim() && !/^(#{1,6}\s|>|```)/.test(all[end]) && !ITEM.test(all[end])) end += 1;
  const paragraph = h("p");
  all.slice(at, end).forEach((part, index) => paragraph.append(...(index ? [h("br")] : []), ...markdownInline(part)));
  root.append(paragraph);
  return end;
}

function markdownList(all, at, root) {
  const depth = ITEM.exec(all[at])[1].length;
  const ordered = /\d/.test(ITEM.exec(all[at])[2]);
  const list = h(ordered ? "ol" : "ul");
  root.append(list);
  while (at < all.length) {
    const found = ITEM.exec(all[at]);
    if (!found || found[1].length < depth) break;
    if (found[1].length > depth) at = markdownList(all, at, list.lastElementChild ?? list);
    else {
      const task = /^\[([ xX])\]\s+(.*)$/.exec(found[3]);
      list.append(h("li", {}, task ? (task[1] === " " ? "☐ " : "☑ ") : "", markdownInline(task ? task[2] : found[3])));
      at += 1;
    }
  }
  return at;
}

function markdownTable(all, at, root) {
  const end = collect(all, at, ROW);
  const cells = (row) => ROW.exec(row)[1].split(/(?<!\\)\|/).map((cell) => cell.trim());
  const line = (row, tag) => h("tr", {}, cells(row).map((cell) => h(tag, {}, markdownInline(cell))));
  const body = all.slice(at + 2, end).map((row) => line(row, "td"));
  const table = h("table", {}, h("thead", {}, line(all[at], "th")), h("tbody", {}, body));
  root.append(h("div", { class: "table-scroll" }, table));
  return end;
}
