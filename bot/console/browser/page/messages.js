// Messages: rows with author, time, blocks, files, reactions and what leads into their thread.
import { blockNodes } from "./blocks/blocks.js";
import { act, press } from "./connection.js";
import { avatar, bytes, clock, day, h, icon, shortClock } from "./dom.js";
import { emoji } from "./blocks/emoji.js";
import { channelName, enteredIn, isBroadcast, place, store, threadOf, userName } from "./store.js";
import { mrkdwn, unescape } from "./blocks/text.js";

const TOGETHER_S = 300;

/** The context in which a message's elements live; see elements.js. */
function messageContext(message) {
  const key = place(message.channel, message.ts);
  const values = enteredIn(key);
  return {
    key,
    values,
    dispatches: (block) => block.type !== "input" || block.dispatch_action === true,
    press: (block, element, value) => press({ channel: message.channel, ts: message.ts }, block, element, value, values),
  };
}

const hasTable = (message) => (message.blocks ?? []).some((block) => block.type === "table");

/** The blocks of a message; what is broadcast has its buttons in its thread, as Slack's reference of it says. */
function shownBlocks(message, inThread) {
  const blocks = message.blocks ?? [];
  return isBroadcast(message) && !inThread ? blocks.filter((block) => block.type !== "actions") : blocks;
}

function body(message, inThread) {
  const context = messageContext(message);
  // Slack shows a table below everything else; so do we.
  const blocks = [...shownBlocks(message, inThread)].sort((a, b) => (a.type === "table") - (b.type === "table"));
  const parts = blocks.length ? blockNodes(blocks, context) : [message.text ? mrkdwn(message.text) : null];
  for (const attachment of message.attachments ?? []) {
    const inner = attachment.blocks?.length ? blockNodes(attachment.blocks, context) : [mrkdwn(attachment.text ?? attachment.fallback ?? "")];
    const node = h("div", { class: "attachment" }, inner);
    if (/^#?[0-9a-f]{6}$/i.test(attachment.color ?? "")) node.style.borderColor = `#${attachment.color.replace("#", "")}`;
    parts.push(node);
  }
  return [...parts, ...(message.files ?? []).map(file)];
}

function file(entry) {
  const path = new URL(entry.url_private, location.href).pathname;
  const isPicture = /^image\/(png|jpeg|gif)$/.test(entry.mimetype);
  return h("div", { class: "file", testid: "file" },
    isPicture ? h("img", { src: path, alt: entry.alt_txt || entry.title, class: "preview" }) : h("span", { class: "file-icon" }, icon("file", 22)),
    h("div", { class: "file-name" }, h("strong", {}, entry.title),
      h("span", { class: "muted" }, `${entry.filetype.toUpperCase()} · ${bytes(entry.size)}`)),
    h("a", { class: "button", href: `${path}?download=1`, download: entry.name, testid: "file-download", "aria-label": `Download ${entry.name}` },
      icon("download", 16), h("span", {}, "Download")));
}

// Drawn, not typed: a machine without an emoji font still shows these.
const REACTIONS = [
  { name: "+1", sign: "up", label: "React with thumbs up" },
  { name: "-1", sign: "down", label: "React with thumbs down" },
  { name: "eyes", sign: "eye", label: "React with eyes" },
];
function reactionSign(name) {
  const drawn = REACTIONS.find((one) => one.name === name);
  return drawn ? icon(drawn.sign, 15) : emoji(name);
}

function reactions(message) {
  const given = message.reactions ?? [];
  if (!given.length) return null;
  return h("div", { class: "reactions" }, given.map(({ name, users, count }) => {
    const mine = users.includes(store.me);
    const toggle = () => act({ action: "react", channel: message.channel, ts: message.ts, name, added: !mine });
    return h("button", { type: "button", class: "reaction", "aria-pressed": String(mine), onclick: toggle,
      title: users.map(userName).join(", ") }, reactionSign(name), h("span", {}, count));
  }));
}

function toolbar(message, view) {
  const react = (name) => () => act({ action: "react", channel: message.channel, ts: message.ts, name, added: true });
  return h("div", { class: "toolbar" },
    REACTIONS.map(({ name, sign, label }) =>
      h("button", { type: "button", class: "quiet", title: label, "aria-label": label, onclick: react(name) }, icon(sign, 16))),
    view.inThread ? null : h("button",
      { type: "button", class: "quiet", title: "Reply in thread", "aria-label": "Reply in thread", testid: "reply",
        onclick: () => view.openThread(message.channel, message.thread_ts ?? message.ts) }, icon("reply", 16)));
}

const FIRST_WORDS = 80;
/** Of a reply that stands in its channel too: in the channel what it replies to, in the thread that it was sent there. */
function broadcastNote(message, view) {
  if (!isBroadcast(message)) return null;
  if (view.inThread) return h("div", { class: "muted broadcast" }, `Also sent to #${channelName(message.channel)}`);
  const said = unescape((message.root?.text ?? "").replace(/<@([A-Z0-9]+)>/g, (_, id) => `@${userName(id)}`));
  return h("div", { class: "muted broadcast" }, "replied to a thread: ",
    h("button", { type: "button", class: "text-button", testid: "open-broadcast", onclick: () => view.openThread(message.channel, message.thread_ts) },
      said.length > FIRST_WORDS ? `${said.slice(0, FIRST_WORDS)}…` : said || "open it"));
}

/** The messages of a thread after its first: those that everybody sees, and where there are none the person's own. */
function repliesTo(thread, first) {
  const replies = thread.filter((message) => message.ts !== first.ts);
  const shared = replies.filter((message) => !message.ephemeral_to);
  return shared.length ? shared : replies;
}

function threadSummary(message, view) {
  if (view.inThread) return null;
  const status = store.statuses.get(place(message.channel, message.ts));
  const replies = repliesTo(threadOf(message.channel, message.ts), message);
  if (!replies.length && !status) return null;
  const authors = [...new Set(replies.map((m) => m.user))].slice(0, 3);
  const count = replies.length === 1 ? "1 reply" : `${replies.length} replies`;
  return h("button",
    { type: "button", class: "thread-summary", testid: "open-thread", onclick: () => view.openThread(message.channel, message.ts) },
    h("span", { class: "faces" }, authors.map((id) => avatar(store.users.get(id), "tiny"))),
    replies.length > 0 && h("strong", {}, count),
    status ? statusText(status) : h("span", { class: "muted" }, `Last reply ${clock(replies.at(-1).ts)}`));
}

function statusText(status) {
  return h("span", { class: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    `${userName(store.bot.id)} ${status.text}`);
}

const separator = (view, text, className) =>
  view.keep(`${className} ${text}`, "", () => h("div", { class: className, role: "separator" }, h("span", {}, text)));

/** The assistant's status line under a thread; its loading messages take turns. */
export function statusLine(channel, ts, keep) {
  const status = store.statuses.get(place(channel, ts));
  return status ? keep("status", JSON.stringify(status), () => statusRow(status)) : null;
}

function statusRow(status) {
  const line = statusText(status);
  const lines = status.loading_messages ?? [];
  const node = h("div", { class: "status-line", role: "status", testid: "status" }, avatar(store.users.get(store.bot.id), "small"), line);
  if (lines.length) {
    let turn = 0;
    const shown = h("span", { class: "muted" }, lines[0]);
    line.append(shown);
    const timer = setInterval(() => (node.isConnected ? (shown.textContent = lines[++turn % lines.length]) : clearInterval(timer)), 3000);
  }
  return node;
}

const isTogether = (message, before, view) => Boolean(before) && before.user === message.user && !view.inThread &&
  !isBroadcast(message) && !before.ephemeral_to && !message.ephemeral_to && message.ts - before.ts < TOGETHER_S;

function row(message, together, view) {
  const user = store.users.get(message.user);
  const name = h("div", { class: "byline" }, h("strong", {}, user?.real_name ?? message.user),
    user?.is_bot && h("span", { class: "badge" }, "App"),
    user && user.team !== store.team && h("span", { class: "badge" }, user.team),
    h("time", { datetime: new Date(message.ts * 1000).toISOString() }, clock(message.ts)));
  const dismiss = () => act({ action: "dismiss", channel: message.channel, ts: message.ts });
  return h("article",
    { class: `message ${together ? "together" : ""} ${message.ephemeral_to ? "private" : ""} ${hasTable(message) ? "wide" : ""}`,
      testid: "message", data: { ts: message.ts, author: user?.name }, "aria-label": `${user?.real_name ?? ""}, ${clock(message.ts)}` },
    together ? h("time", { class: "side-time" }, shortClock(message.ts)) : avatar(user),
    h("div", { class: "content" }, !together && name,
      message.ephemeral_to && h("div", { class: "only-you" }, icon("eye", 14), "Only visible to you · ",
        h("button", { type: "button", class: "text-button", testid: "dismiss", onclick: dismiss }, "Dismiss")),
      broadcastNote(message, view),
      h("div", { class: "blocks" }, body(message, view.inThread), message.edited && h("span", { class: "muted edited" }, "(edited)")),
      reactions(message), threadSummary(message, view)),
    !message.ephemeral_to && toolbar(message, view));
}

/** Everything that a message's row depends on, as one text. */
function signature(message, together, view) {
  const replies = view.inThread ? [] : threadOf(message.channel, message.ts).map((m) => [m.ts, m.user]);
  const status = view.inThread ? null : store.statuses.get(place(message.channel, message.ts));
  return JSON.stringify([message, together, replies, status]);
}

/** The rows of messages, with a line where a day begins. `view`: { inThread, openThread, keep }, see keeper. */
export function messageRows(messages, view) {
  const nodes = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const newDay = !before || day(before.ts) !== day(message.ts);
    if (newDay && !view.inThread) nodes.push(separator(view, day(message.ts), "day"));
    const together = !newDay && isTogether(message, before, view);
    nodes.push(view.keep(message.ts, signature(message, together, view), () => row(message, together, view)));
    if (view.inThread && index === 0 && messages.length > 1) {
      const count = repliesTo(messages, message).length;
      nodes.push(separator(view, count === 1 ? "1 reply" : `${count} replies`, "day replies"));
    }
  });
  return nodes;
}
