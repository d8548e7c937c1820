// data_visualization blocks: line, bar, area and pie, drawn on a canvas by Chart.js. Who cannot see it reads the same
// numbers in a table that is not shown.
import "../vendor/chart.js/chart.umd.min.js"; // makes window.Chart
import { h } from "../dom.js";
import { unescape } from "./text.js";

const { Chart } = window;
const COLOURS = 6;
/** Pixels for a bar from which its name stands upright, so that it does not cover its neighbours. */
const CROWDED = 20;
const shown = (value) => value.toLocaleString("en", { maximumFractionDigits: 2 });
const percent = (value, values) => `${shown((100 * value) / values.reduce((sum, each) => sum + each, 0))} %`;

/** What a chart shows, by one shape for every kind: its categories, and values for each of them under a name. */
function read(chart) {
  if (chart.type === "pie") {
    const values = chart.segments.map(({ value }) => value);
    return { labels: chart.segments.map(({ label }) => unescape(label)), series: [{ name: "", values }] };
  }
  const { categories } = chart.axis_config;
  const series = chart.series.map(({ name, data }) => {
    const values = new Map(data.map(({ label, value }) => [label, value]));
    return { name: unescape(name), values: categories.map((label) => values.get(label)) };
  });
  return { labels: categories.map(unescape), series };
}

/** A colour of the page as it is now, light or dark, as a canvas needs it. */
function colourOf(node, name) {
  node.style.color = `var(${name})`;
  const { color } = getComputedStyle(node);
  node.style.color = "";
  return color;
}

const faded = (colour) => colour.replace(/^rgb\((.*)\)$/, "rgba($1, 0.25)");

function datasets(type, { labels, series }, colours, paper) {
  if (type === "pie") {
    const between = { borderColor: paper, borderWidth: labels.length > 1 ? 2 : 0 };
    return [{ data: series[0].values, backgroundColor: labels.map((_, number) => colours[number % COLOURS]), ...between }];
  }
  return series.map(({ name, values }, number) => {
    const colour = colours[number % COLOURS];
    const line = { borderColor: colour, borderWidth: 2, pointBackgroundColor: colour, pointRadius: 3.5 };
    if (type === "bar") return { label: name, data: values, backgroundColor: colour };
    if (type === "line") return { label: name, data: values, ...line };
    return { label: name, data: values, ...line, fill: "origin", backgroundColor: faded(colour) };
  });
}

/** The axes: zero is always on the upright one, so that a bar's length is its value. */
function axes({ type, axis_config: config }, width, ink, grid) {
  const title = (text) => ({ display: Boolean(text), text: unescape(text ?? ""), color: ink });
  // Between two periods of a line one may be left out, but every bar says what it is.
  const upright = width / config.categories.length < CROWDED ? { minRotation: 90, font: { size: 10 } } : {};
  const names = type === "bar" ? { autoSkip: false, maxRotation: 90, ...upright } : { autoSkip: true, maxRotation: 45 };
  return {
    x: { title: title(config.x_label), ticks: { color: ink, ...names }, grid: { display: false }, border: { color: grid } },
    y: { title: title(config.y_label), beginAtZero: true, border: { display: false },
      ticks: { color: ink, maxTicksLimit: 7, callback: shown },
      grid: { color: ({ tick }) => (tick?.value === 0 ? ink : grid), tickColor: "transparent" } },
  };
}

function described(type, { labels, series }) {
  const words = (item) => {
    const value = series[item.datasetIndex].values[item.dataIndex];
    if (type === "pie") return `${shown(value)} (${percent(value, series[0].values)})`;
    return series.length > 1 ? `${series[item.datasetIndex].name}: ${shown(value)}` : shown(value);
  };
  return { callbacks: { title: ([item]) => labels[item.dataIndex], label: words } };
}

/** A canvas that draws while it is in the page, in the page's colours of the moment. */
class DrawnChart extends HTMLElement {
  connectedCallback() {
    this.redraw();
  }

  disconnectedCallback() {
    this.drawing?.destroy();
    this.drawing = null;
  }

  redraw() {
    this.drawing?.destroy();
    const { type } = this.chart;
    const canvas = this.querySelector("canvas");
    const found = read(this.chart);
    const [ink, grid, paper] = ["--muted", "--line", "--raised"].map((name) => colourOf(this, name));
    const colours = Array.from({ length: COLOURS }, (_, number) => colourOf(this, `--s${number}`));
    this.drawing = new Chart(canvas, {
      type: type === "area" ? "line" : type,
      data: { labels: found.labels, datasets: datasets(type, found, colours, paper) },
      options: {
        animation: false, // a message is drawn again for every reply: nothing may move for that
        maintainAspectRatio: false,
        font: { family: getComputedStyle(this).fontFamily, size: 12 },
        interaction: type === "pie" ? {} : { mode: "index", intersect: false },
        plugins: { legend: { display: false }, tooltip: described(type, found) },
        scales: type === "pie" ? {} : axes(this.chart, this.clientWidth, ink, grid),
      },
    });
  }
}

customElements.define("drawn-chart", DrawnChart);
const redrawAll = () => document.querySelectorAll("drawn-chart").forEach((each) => each.redraw());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawAll);
new MutationObserver(redrawAll).observe(document.documentElement, { attributeFilter: ["data-theme"] });

/** The legend is words of the page, not of the canvas, so that it wraps, can be copied and is read aloud. */
function legend(type, { labels, series }) {
  const names = type === "pie"
    ? labels.map((label, number) => `${label} (${percent(series[0].values[number], series[0].values)})`)
    : series.map(({ name }) => name);
  if (type !== "pie" && names.length < 2) return null;
  return h("ul", { class: "legend" }, names.map((name, number) => {
    const sign = h("i", { "aria-hidden": "true" });
    sign.style.background = `var(--s${number % COLOURS})`;
    return h("li", {}, sign, name);
  }));
}

function numbers(title, { labels, series }, { axis_config: config }) {
  const head = [config?.x_label ?? "", ...series.map(({ name }) => name || "value")];
  return h("div", { class: "visually-hidden", testid: "chart-numbers" }, h("table", {}, h("caption", {}, title),
    h("thead", {}, h("tr", {}, head.map((name) => h("th", { scope: "col" }, unescape(name))))),
    h("tbody", {}, labels.map((label, row) =>
      h("tr", {}, h("th", { scope: "row" }, label), series.map(({ values }) => h("td", {}, shown(values[row]))))))));
}

export function chart(block) {
  const { type } = block.chart;
  const title = unescape(block.title);
  const found = read(block.chart);
  const drawn = h("drawn-chart", {}, h("canvas", { role: "img", "aria-label": `${type} chart: ${title}` }));
  drawn.chart = block.chart;
  return h("figure", { class: "chart", testid: "chart", data: { kind: type } }, h("figcaption", {}, title),
    drawn, legend(type, found), numbers(title, found, block.chart));
}
