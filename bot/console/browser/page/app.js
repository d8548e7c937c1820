// The local workspace's page: opens the connection, keeps the address and what is drawn in step.
//
// What a test can hold on to (data-testid):
//   sidebar, channel-data, channel-general, direct-message, home-tab, user-switch, user-option-ada, theme, menu
//   message (data-ts, data-author), open-thread, open-broadcast, reply, dismiss, status, file, file-download, table, data-table, chart (data-kind), chart-numbers
//   composer, send, mention-toggle, mention-chip, suggestion; the same in a thread with "thread-" before them
//   thread-pane, thread-close; home; prompt
//   action-ACTION_ID (data-value) for every button, menu and choice; input-ACTION_ID for every field
//   modal (data-view is its callback_id), modal-submit, modal-close, modal-dismiss, error-BLOCK_ID
//   confirm, confirm-ok, confirm-cancel; toast
// An element that waits for the app has aria-busy="true". `?as=ben` in the address chooses the person.
import { connect } from "./connection.js";
import { toast } from "./dom.js";
import { drawModals } from "./modal.js";
import { closeThread, drawHome, drawMessages, drawPlace, drawThread, forget, isDrawn, mine, openThread, showMenu, where } from "./places.js";
import { applyTheme, drawSidebar } from "./sidebar.js";
import { place, store, takeSnapshot } from "./store.js";

const [sidebar, scrim, banner] = ["sidebar", "scrim", "banner"].map((id) => document.getElementById(id));

// ---- where we are: #/CHANNEL, #/CHANNEL/THREAD, #/home ----

function readAddress() {
  const [name, thread] = location.hash.replace(/^#\/?/, "").split("/");
  const known = name === "home" || store.channels.has(name);
  const first = [...store.channels.values()][0];
  return { place: known ? name : first.id, thread: known && thread ? thread : null };
}

function arrive() {
  const before = { ...where };
  Object.assign(where, readAddress());
  store.unread.delete(where.place);
  showMenu(false);
  drawSidebar(sidebar, where.place, switchUser);
  if (before.place !== where.place || !isDrawn()) drawPlace();
  drawThread(before.thread !== where.thread || before.place !== where.place);
}

// ---- what the server says ----

const CHANGES = {
  snapshot(change) {
    takeSnapshot(change);
    forget();
    document.body.classList.add("ready");
    arrive();
    drawModals();
  },
  message({ channel, message }) {
    const known = store.messages.get(channel);
    const isNew = !known.has(message.ts);
    known.set(message.ts, message);
    if (isNew && message.user !== store.me && (channel !== where.place || document.hidden)) {
      store.unread.set(channel, (store.unread.get(channel) ?? 0) + 1);
      drawSidebar(sidebar, where.place, switchUser);
    }
    if (message.user === store.bot.id) followInto(channel, message.thread_ts);
    redraw(channel, message.thread_ts ?? message.ts);
  },
  message_deleted({ channel, ts }) {
    store.messages.get(channel)?.delete(ts);
    redraw(channel, where.thread);
  },
  status(change) {
    const key = place(change.channel, change.thread_ts);
    if (change.text) store.statuses.set(key, change);
    else store.statuses.delete(key);
    if (change.text) followInto(change.channel, change.thread_ts);
    redraw(change.channel, change.thread_ts);
  },
  prompts(change) {
    store.prompts.set(place(change.channel, change.thread_ts), change);
    redraw(change.channel, change.thread_ts);
  },
  home({ view }) {
    // The same again is not drawn again: a click may be under way.
    const same = store.home && JSON.stringify(store.home.blocks) === JSON.stringify(view.blocks);
    store.home = view;
    if (where.place === "home" && !same) drawHome(false);
  },
  modals({ stack }) {
    store.modals = stack;
    drawModals();
  },
  delivered(change) {
    store.busy.get(change.number)?.(change);
    store.busy.delete(change.number);
  },
};

/** Open the thread of a question just asked here as soon as the bot works on it: the answer comes there. */
function followInto(channel, thread) {
  if (!thread || !mine.has(thread) || channel !== where.place || where.thread) return;
  mine.delete(thread);
  openThread(channel, thread);
}

function redraw(channel, thread) {
  if (channel !== where.place) return;
  drawMessages();
  if (where.thread && where.thread === thread) drawThread(false);
}

function switchUser(user) {
  sessionStorage.setItem("user", user);
  store.entered.clear();
  store.unread.clear();
  const mineNow = store.channels.get(where.place);
  if (mineNow?.is_direct) history.replaceState(null, "", location.pathname + location.search);
  start(user);
}

function start(user) {
  connect(user, (said) => CHANGES[said.type]?.(said), (isUp) => {
    banner.hidden = isUp;
    banner.textContent = isUp ? "" : "The workspace is not running. Trying to reach it again…";
  });
}

const PEOPLE = { ada: "U0ADA00001", ben: "U0BEN00001", cleo: "U0CLEO0001" };
applyTheme();
window.addEventListener("hashchange", () => store.me && arrive());
scrim.addEventListener("click", () => showMenu(false));
sidebar.addEventListener("click", (event) => event.target.closest(".nav-item") && showMenu(false)); // also where one is already
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  if (document.body.classList.contains("menu-open")) showMenu(false);
  else if (where.thread) closeThread();
});
window.addEventListener("error", (event) => toast(`The page made a mistake: ${event.message}`, "error"));
const asked = new URLSearchParams(location.search).get("as");
start(PEOPLE[asked] ?? sessionStorage.getItem("user") ?? PEOPLE.ada);
