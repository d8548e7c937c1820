// table and data_table blocks: a plain grid, and one that sorts and turns pages.
import { h, icon, replace } from "../dom.js";
import { richText } from "./richtext.js";
import { unescape } from "./text.js";

const shown = (cell) => (cell.type === "raw_number" ? (cell.text ?? cell.value.toLocaleString()) : unescape(cell.text ?? ""));
const content = (cell) => (cell.type === "rich_text" ? richText(cell) : shown(cell));
const isNumber = (cell) => cell.type === "raw_number";

function sortKey(cell) {
  if (isNumber(cell)) return cell.value;
  return cell.type === "rich_text" ? JSON.stringify(cell.elements) : String(cell.text ?? "");
}

function cellNode(tag, cell, setting, extra = {}) {
  const align = setting?.align ?? (isNumber(cell) ? "right" : "left");
  const classes = `align-${align} ${setting?.is_wrapped ? "wrapped" : ""}`;
  return h(tag, { class: classes, ...extra }, content(cell));
}

export function table(block) {
  const [first, ...rest] = block.rows;
  const settings = block.column_settings ?? [];
  const head = h("tr", {}, first.map((cell, column) => cellNode("th", cell, settings[column], { scope: "col" })));
  const body = rest.map((row) => h("tr", {}, row.map((cell, column) => cellNode("td", cell, settings[column]))));
  return h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": "Table" },
    h("table", { testid: "table" }, h("thead", {}, head), h("tbody", {}, body)));
}

/** A data table: caption, sortable columns, pages of `page_size` rows (5 unless given). */
export function dataTable(block) {
  const [header, ...rows] = block.rows;
  const size = block.page_size ?? 5;
  const rowHeader = block.row_header_column_index ?? 0;
  const state = { page: 0, column: null, down: false };
  const root = h("div", { class: "data-table", testid: "data-table" });
  const sorted = () => {
    if (state.column === null) return rows;
    const key = (row) => sortKey(row[state.column]);
    const order = (a, b) => (typeof key(a) === "number" && typeof key(b) === "number"
      ? key(a) - key(b) : String(key(a)).localeCompare(String(key(b))));
    return [...rows].sort((a, b) => (state.down ? -order(a, b) : order(a, b)));
  };
  const sortBy = (column) => () => {
    state.down = state.column === column ? !state.down : false;
    Object.assign(state, { column, page: 0 });
    draw();
  };
  const turn = (by) => () => {
    state.page += by;
    draw();
  };
  const draw = () => {
    const pages = Math.max(1, Math.ceil(rows.length / size));
    const visible = sorted().slice(state.page * size, (state.page + 1) * size);
    const head = header.map((cell, column) => {
      const sortState = state.column === column ? (state.down ? "descending" : "ascending") : "none";
      const numeric = rows.length > 0 && rows.every((row) => isNumber(row[column]));
      return h("th", { scope: "col", "aria-sort": sortState, class: numeric ? "align-right" : "" },
        h("button", { type: "button", class: "sort", onclick: sortBy(column) }, shown(cell), icon("sort", 12)));
    });
    const body = visible.map((row) => h("tr", {}, row.map((cell, column) =>
      column === rowHeader ? cellNode("th", cell, null, { scope: "row" }) : cellNode("td", cell, null))));
    const from = rows.length ? state.page * size + 1 : 0;
    const foot = h("div", { class: "pager" },
      h("span", {}, `${from}–${Math.min(rows.length, (state.page + 1) * size)} of ${rows.length}`),
      h("button", { type: "button", "aria-label": "Previous page", disabled: state.page === 0, onclick: turn(-1) }, "‹"),
      h("button", { type: "button", "aria-label": "Next page", disabled: state.page >= pages - 1, onclick: turn(1) }, "›"));
    replace(root,
      h("div", { class: "table-scroll", tabindex: 0, role: "region", "aria-label": block.caption },
        h("table", {}, h("caption", {}, block.caption), h("thead", {}, h("tr", {}, head)), h("tbody", {}, body))),
      pages > 1 && foot);
  };
  draw();
  return root;
}
