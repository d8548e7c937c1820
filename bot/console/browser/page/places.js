// The places of the page: a channel or direct message, the app's home, and the thread beside them.
import { blockNodes } from "./blocks/blocks.js";
import { composer } from "./composer.js";
import { act } from "./connection.js";
import { avatar, h, icon, keeper, reconcile, replace } from "./dom.js";
import { messageRows, statusLine } from "./messages.js";
import { viewContext } from "./modal.js";
import { place, store, threadOf, topLevel } from "./store.js";

/** Where the person is: a channel's id or "home", and the open thread's ts. */
export const where = { place: null, thread: null };
/** Messages posted here, whose thread may open by itself. */
export const mine = new Set();
const [main, threadPane, scrim] = ["main", "thread", "scrim"].map((id) => document.getElementById(id));
const isNarrow = () => matchMedia("(max-width: 899px)").matches;
let lists = { channel: null, thread: null };

/** Forget what is drawn, so that everything is drawn anew. */
export function forget() {
  lists = { channel: null, thread: null };
  homeDrawn = false;
}
let homeDrawn = false;
export const isDrawn = () => (where.place === "home" ? homeDrawn : Boolean(lists.channel));

const address = (name, thread) => `#/${name}${thread ? `/${thread}` : ""}`;
export const openThread = (channel, ts) => (location.hash = address(channel, ts));
export const closeThread = () => (location.hash = address(where.place));

/** Show or hide the sidebar where the screen is narrow. */
export function showMenu(open) {
  document.body.classList.toggle("menu-open", open);
  scrim.hidden = !open;
}

const menuButton = () =>
  h("button", { type: "button", class: "quiet menu-button", "aria-label": "Open the menu", testid: "menu", onclick: () => showMenu(true) }, icon("menu", 22));

// ---- a channel or the home ----

/** Draw the place from nothing. */
export function drawPlace() {
  const wasWriting = document.activeElement?.id === "composer"; // who was writing when the connection came back goes on
  lists.channel = null;
  homeDrawn = where.place === "home";
  if (homeDrawn) return drawHome(true);
  const channel = store.channels.get(where.place);
  const bot = store.users.get(store.bot.id);
  const title = channel.is_direct ? bot.real_name : channel.name;
  document.title = `${channel.is_direct ? "" : "#"}${title} · ${store.team}`;
  const list = h("div", { class: "messages", role: "log", "aria-label": `Messages in ${title}` });
  const writing = composer({
    channel, placeholder: channel.is_direct ? `Message ${bot.real_name}` : `Ask in #${channel.name}`,
    onSent: (ts) => {
      mine.add(ts);
      scrollDown(list, true);
    },
  });
  lists.channel = { list, writing, channel, ...keeper() };
  replace(main,
    h("header", { class: "place-head" }, menuButton(), channel.is_direct ? avatar(bot, "small") : icon("hash", 20),
      h("h1", {}, title), h("span", { class: "muted topic" }, channel.is_direct ? "Private between you and the app" : channel.topic)),
    list, h("div", { class: "composer-place" }, writing.node));
  drawMessages(true);
  if (channel.is_direct) act({ action: "open_home", tab: "messages" });
  if (!isNarrow() || wasWriting) writing.focus();
}

function intro(channel) {
  const bot = store.users.get(store.bot.id);
  const text = channel.is_direct
    ? `This is your private conversation with ${bot.real_name}. Ask it anything about the data.`
    : `Just ask. Your message starts with @${bot.real_name}, so it reaches the app; everybody in the channel sees the answer.`;
  const prompts = store.prompts.get(place(channel.id, "")) ?? { prompts: store.suggestions.map((message) => ({ title: message, message })) };
  return h("div", { class: "intro" },
    channel.is_direct ? avatar(bot, "big") : h("span", { class: "intro-sign" }, icon("hash", 30)),
    h("h2", {}, channel.is_direct ? bot.real_name : `#${channel.name}`), h("p", {}, text),
    prompts.title && h("p", { class: "muted" }, prompts.title),
    h("div", { class: "suggestions" }, prompts.prompts.map(({ title, message }) =>
      h("button", { type: "button", class: "suggestion", testid: "suggestion", onclick: () => lists.channel.writing.fill(message) }, title))));
}

/** Bring the channel's messages up to date. */
export function drawMessages(atEnd = false) {
  if (!lists.channel) return;
  const { list, channel, keep, turn } = lists.channel;
  const follow = atEnd || isAtEnd(list);
  const kept = list.scrollTop;
  const messages = topLevel(channel.id);
  const shown = JSON.stringify(store.prompts.get(place(channel.id, "")) ?? "");
  reconcile(list, [
    keep("spacer", "", () => h("div", { class: "spacer" })),
    keep("intro", shown, () => intro(channel)),
    messageRows(messages, { inThread: false, openThread, keep }),
  ]);
  turn();
  list.scrollTop = kept;
  if (follow) scrollDown(list, true);
}

const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 80;
/** To the end, but never past the beginning of the last message: a tall answer is read from its top. */
function scrollDown(list, now) {
  const go = () => {
    const last = [...list.querySelectorAll(".message")].at(-1);
    const tall = last && last.offsetHeight > list.clientHeight;
    list.scrollTop = tall ? last.offsetTop - list.offsetTop - 8 : list.scrollHeight;
  };
  if (now) go();
  requestAnimationFrame(go);
}

/** Draw the home; `arriving` also tells the app that it was opened. What stands over it stays, so that a press on its
 * button is not lost where the app changes the home meanwhile. */
export function drawHome(arriving) {
  const bot = store.users.get(store.bot.id);
  document.title = `${bot.real_name} home · ${store.team}`;
  const drawn = arriving ? null : main.querySelector(".home");
  const home = drawn ?? h("div", { class: "home", testid: "home" });
  if (!drawn) {
    replace(main,
      h("header", { class: "place-head" }, menuButton(), avatar(bot, "small"), h("h1", {}, bot.real_name), h("span", { class: "muted topic" }, "Home")),
      home);
  }
  const view = store.home;
  const kept = home.scrollTop;
  replace(home,
    view ? blockNodes(view.blocks, viewContext(view)) : h("p", { class: "muted empty" }, "Nothing here yet. The app fills its home when it hears that you opened it."));
  home.scrollTop = kept;
  if (arriving) act({ action: "open_home", tab: "home" });
}

// ---- a thread ----

/** Bring the thread up to date; `arriving`: another thread than before. */
export function drawThread(arriving) {
  const channel = store.channels.get(where.place);
  const open = Boolean(where.thread && channel && store.messages.get(channel.id)?.has(where.thread));
  const beside = lists.channel?.list;
  const wasAtEnd = threadPane.hidden === open && beside && isAtEnd(beside); // the channel gets narrower, or wider
  threadPane.hidden = !open;
  document.body.classList.toggle("thread-open", open);
  if (wasAtEnd) scrollDown(beside, true);
  if (!open) {
    lists.thread = null;
    return;
  }
  if (arriving || !lists.thread) {
    const list = h("div", { class: "messages", role: "log", "aria-label": "Thread" });
    const writing = composer({ channel, threadTs: where.thread, prefix: "thread-", placeholder: "Reply…", onSent: () => acted() });
    const before = threadOf(channel.id, where.thread);
    // What comes after this is new to the person: read from its top, and followed until they scroll away.
    lists.thread = { list, writing, since: before.length > 1 ? null : where.thread, follows: false, put: null, ...keeper() };
    const acted = () => Object.assign(lists.thread, { since: threadOf(channel.id, where.thread).at(-1)?.ts, follows: true });
    for (const kind of ["click", "change"]) list.addEventListener(kind, (event) => event.target.closest(".actions, .accessory") && acted(), true);
    replace(threadPane,
      h("header", { class: "place-head" }, h("button", { type: "button", class: "quiet only-narrow", "aria-label": "Back", onclick: closeThread }, icon("back", 20)),
        h("h2", {}, "Thread"), h("span", { class: "muted topic" }, channel.is_direct ? "" : `#${channel.name}`),
        h("button", { type: "button", class: "quiet", "aria-label": "Close the thread", testid: "thread-close", onclick: closeThread }, icon("close", 20))),
      list, h("div", { class: "composer-place" }, writing.node));
  }
  const { list, keep, turn, since, follows, put } = lists.thread;
  const follow = arriving || isAtEnd(list) || follows || list.scrollTop === put;
  const kept = list.scrollTop;
  reconcile(list, [
    messageRows(threadOf(channel.id, where.thread), { inThread: true, openThread, keep }),
    statusLine(channel.id, where.thread, keep), threadPrompts(channel.id, where.thread),
  ]);
  turn();
  list.scrollTop = kept;
  const fresh = since && [...list.querySelectorAll(".message")].find((row) => row.dataset.ts > since);
  if (follow && fresh) readFrom(lists.thread, fresh);
  else if (arriving || (follow && !follows && list.scrollTop !== put)) scrollDown(list, true);
}

/** Scroll so that what is new is read from its top, with the question above it where that is short. */
function readFrom(thread, fresh) {
  const { list } = thread;
  const go = () => {
    const above = list.querySelector(".message");
    const asks = above === fresh.previousElementSibling?.previousElementSibling && above.offsetHeight < list.clientHeight / 3;
    list.scrollTop = Math.min(list.scrollHeight, (asks ? above : fresh).offsetTop - list.offsetTop - 8);
    Object.assign(thread, { follows: false, put: list.scrollTop });
  };
  go();
  requestAnimationFrame(go);
}

function threadPrompts(channel, ts) {
  const shown = store.prompts.get(place(channel, ts));
  if (!shown || threadOf(channel, ts).length > 2) return null;
  return h("div", { class: "suggestions" }, shown.prompts.map(({ title, message }) =>
    h("button", { type: "button", class: "suggestion", testid: "prompt", onclick: () => lists.thread.writing.fill(message) }, title)));
}
