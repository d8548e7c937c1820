// data_visualization blocks: line, bar, area and pie, drawn simply. Every value stands in a title of its own.
import { h, replace } from "../dom.js";
import { unescape } from "./text.js";

const HEIGHT = 260;
const INSIDE = { left: 64, top: 10, bottom: 190 };
/** How wide a chart is drawn: on a phone less, so that its words are not made too small to read. */
const room = () => (matchMedia("(max-width: 899px)").matches ? 380 : 600);
const colour = (number) => `var(--s${number % 6})`;

function s(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return replace(node, ...children);
}

const titled = (words) => s("title", {}, words);
const shown = (value) => value.toLocaleString("en", { maximumFractionDigits: 2 });

/** Round marks that hold every value and zero, so that a bar's length is its value. */
function marks(values) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function axes(categories, all, config, wide) {
  const right = wide - 10;
  const up = marks(all);
  const [low, high] = [up[0], up.at(-1)];
  const y = (value) => INSIDE.bottom - ((value - low) / (high - low)) * (INSIDE.bottom - INSIDE.top);
  const width = (right - INSIDE.left) / categories.length;
  const x = (index) => INSIDE.left + (index + 0.5) * width;
  const lines = up.map((mark) => [
    s("line", { x1: INSIDE.left, x2: right, y1: y(mark), y2: y(mark), class: mark === 0 ? "zero" : "grid" }),
    s("text", { x: INSIDE.left - 6, y: y(mark) + 4, "text-anchor": "end" }, shown(mark)),
  ]);
  const turned = width < 90;
  const labels = categories.map((label, index) => {
    const at = `translate(${x(index)} ${INSIDE.bottom + 14})${turned ? " rotate(-30)" : ""}`;
    return s("text", { transform: at, "text-anchor": turned ? "end" : "middle" }, unescape(label));
  });
  const height = turned ? HEIGHT : INSIDE.bottom + 44;
  const names = [
    config.x_label && s("text", { x: (INSIDE.left + right) / 2, y: height - 6, "text-anchor": "middle" }, unescape(config.x_label)),
    config.y_label && s("text", { transform: "translate(11 100) rotate(-90)", "text-anchor": "middle" }, unescape(config.y_label)),
  ];
  return { x, y, width, height, nodes: [lines, labels, names] };
}

function inSeries(chart, wide) {
  const { categories } = chart.axis_config;
  const series = chart.series.map(({ name, data }) => {
    const values = new Map(data.map((point) => [point.label, point.value]));
    return { name, values: categories.map((label) => values.get(label)) };
  });
  const { x, y, width, height, nodes } = axes(categories, series.flatMap((each) => each.values), chart.axis_config, wide);
  const words = (name, index, value) => titled(`${unescape(categories[index])}, ${unescape(name)}: ${shown(value)}`);
  const bars = ({ name, values }, number) => values.map((value, index) => {
    const thick = (width * 0.8) / series.length;
    return s("rect", { x: x(index) - width * 0.4 + number * thick, width: thick * 0.92, y: Math.min(y(value), y(0)),
      height: Math.abs(y(value) - y(0)), fill: colour(number), "data-value": value }, words(name, index, value));
  });
  const line = ({ name, values }, number) => {
    const path = values.map((value, index) => `${index ? "L" : "M"}${x(index)} ${y(value)}`).join("");
    const dots = values.map((value, index) =>
      s("circle", { cx: x(index), cy: y(value), r: 3.5, fill: colour(number), "data-value": value }, words(name, index, value)));
    const under = `${path}L${x(values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`;
    return [chart.type === "area" && s("path", { d: under, fill: colour(number), opacity: 0.25 }),
      s("path", { d: path, fill: "none", stroke: colour(number), "stroke-width": 2 }), dots];
  };
  return [[nodes, series.map(chart.type === "bar" ? bars : line)], series.map((each) => each.name), height];
}

function inSlices(chart, wide) {
  const middle = wide / 2;
  const whole = chart.segments.reduce((sum, each) => sum + each.value, 0);
  const at = (share) => {
    const angle = 2 * Math.PI * (share - 0.25);
    return `${middle + 110 * Math.cos(angle)} ${125 + 110 * Math.sin(angle)}`;
  };
  let before = 0;
  const slices = chart.segments.map(({ label, value }, number) => {
    const [from, to] = [before / whole, (before += value) / whole];
    const words = titled(`${unescape(label)}: ${shown((100 * value) / whole)} %`);
    const kept = { fill: colour(number), "data-value": value };
    if (to - from > 0.9999) return s("circle", { cx: middle, cy: 125, r: 110, ...kept }, words);
    return s("path", { d: `M${middle} 125L${at(from)}A110 110 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`, ...kept }, words);
  });
  return [slices, chart.segments.map(({ label, value }) => `${label} (${shown((100 * value) / whole)} %)`)];
}

export function chart(block) {
  const { type } = block.chart;
  const wide = room();
  const [nodes, names, height = HEIGHT] = type === "pie" ? inSlices(block.chart, wide) : inSeries(block.chart, wide);
  const title = unescape(block.title);
  const legend = names.map((name, number) => {
    const sign = h("i", { "aria-hidden": "true" });
    sign.style.background = colour(number);
    return h("li", {}, sign, unescape(name));
  });
  return h("figure", { class: "chart", testid: "chart", data: { kind: type } }, h("figcaption", {}, title),
    s("svg", { viewBox: `0 0 ${wide} ${height}`, role: "img", "aria-label": `${type} chart: ${title}` }, nodes),
    (type === "pie" || names.length > 1) && h("ul", { class: "legend" }, legend));
}
