// Blocks to nodes. Each kind of block is one function; an unknown kind is named, not hidden.
import { h, icon } from "../dom.js";
import { chart } from "./charts.js";
import { elementNode, picture } from "./elements.js";
import { markdown } from "./markdown.js";
import { richText } from "./richtext.js";
import { dataTable, table } from "./tables.js";
import { plain, textObject } from "./text.js";

const BLOCKS = {
  section(block, context) {
    const { accessory } = block;
    const body = h("div", { class: "section-body" }, textObject(block.text, "div"),
      block.fields && h("div", { class: "fields" }, block.fields.map((field) => h("div", {}, textObject(field, "div")))));
    return h("div", { class: "section" }, body,
      accessory && h("div", { class: "accessory" }, elementNode(accessory, block, context)));
  },
  header: (block) => h("h3", { class: "header" }, plain(block.text)),
  divider: () => h("hr"),
  context: (block, context) => h("div", { class: "context" }, block.elements.map((e) => elementNode(e, block, context))),
  actions: (block, context) => h("div", { class: "actions" }, block.elements.map((e) => elementNode(e, block, context))),
  context_actions: (block, context) =>
    h("div", { class: "context-actions" }, block.elements.map((e) => elementNode(e, block, context))),
  image: (block) =>
    h("figure", { class: "image" }, block.title && h("figcaption", {}, plain(block.title)), picture(block)),
  rich_text: richText,
  markdown: (block) => markdown(block.text),
  table,
  data_table: dataTable,
  data_visualization: chart,
  input(block, context) {
    const label = plain(block.label);
    const inner = { ...context, label, isOptional: block.optional, dispatches: (b) => b.dispatch_action === true };
    return h("div", { class: "field", data: { block: block.block_id } },
      h("div", { class: "label" }, label, block.optional && h("span", { class: "muted" }, " (optional)")),
      elementNode(block.element, block, inner),
      block.hint && h("div", { class: "hint" }, plain(block.hint)),
      h("div", { class: "error", role: "alert", testid: `error-${block.block_id}`, hidden: true }));
  },
  alert: (block) =>
    h("div", { class: `alert ${block.level ?? "default"}`, role: "note" },
      icon({ warning: "alert", error: "alert", success: "check" }[block.level] ?? "info"), textObject(block.text, "div")),
  card(block, context) {
    return h("div", { class: "card" }, block.hero_image && picture(block.hero_image, "hero"),
      h("div", { class: "card-head" }, block.icon && picture(block.icon, "thumb"),
        h("div", {}, block.title && h("strong", {}, textObject(block.title)),
          block.subtitle && h("div", { class: "muted" }, textObject(block.subtitle)))),
      block.body && textObject(block.body, "div"),
      block.actions && h("div", { class: "actions" }, block.actions.map((e) => elementNode(e, block, context))));
  },
  carousel: (block, context) =>
    h("div", { class: "carousel", tabindex: 0 }, block.elements.map((card) => BLOCKS.card({ ...card, block_id: block.block_id }, context))),
  task_card: (block) =>
    h("div", { class: `task ${block.status}` }, h("i", { "aria-hidden": "true" }), h("div", {}, h("span", {}, block.title),
      h("span", { class: "visually-hidden" }, ` (${block.status.replace("_", " ")})`),
      block.details && richText(block.details), block.output && richText(block.output))),
  plan: (block) =>
    h("div", { class: "plan" }, h("strong", {}, block.title), (block.tasks ?? []).map((task) => BLOCKS.task_card(task))),
  file: (block) => h("div", { class: "file" }, icon("file"), `File ${block.external_id}`),
  video: (block) => h("div", { class: "card" }, h("strong", {}, plain(block.title)), h("div", {}, block.alt_text)),
};

/** The nodes of blocks, in order. */
export function blockNodes(blocks, context) {
  return (blocks ?? []).map((block) => {
    const make = BLOCKS[block.type];
    const node = make ? make(block, context) : h("em", { class: "missing" }, `(a ${block.type} block is not shown here)`);
    node.classList?.add("block");
    return node;
  });
}
