// The message field: mentions the bot by default in channels, completes names and commands, Enter sends.
import { act } from "./connection.js";
import { h, icon, toast } from "./dom.js";
import { store, userName } from "./store.js";

const mentionOff = new Set(); // places where the person turned the mention off
const drafts = new Map();

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Turn written names into references: "@Ben Lindqvist" and "@ben" into <@U…>, "#data" into <#C…>. */
function withReferences(text) {
  const names = [...store.users.values()].flatMap((u) => [[u.real_name, `<@${u.id}>`], [u.name, `<@${u.id}>`]]);
  for (const [name, reference] of names.sort((a, b) => b[0].length - a[0].length)) {
    text = text.replace(new RegExp(`(^|[^\\w<])@${escaped(name)}\\b`, "gi"), `$1${reference}`);
  }
  for (const channel of store.channels.values()) {
    if (channel.is_direct) continue;
    text = text.replace(new RegExp(`(^|[^\\w<])#${escaped(channel.name)}\\b`, "g"), `$1<#${channel.id}>`);
  }
  return text;
}

/**
 * A composer for a channel or a thread. `prefix` ("" or "thread-") begins its data-testids; `onSent` hears the
 * new message's ts.
 */
export function composer({ channel, threadTs = null, prefix = "", placeholder, onSent = () => {} }) {
  const key = `${channel.id}/${threadTs ?? ""}`;
  const bot = store.users.get(store.bot.id);
  const field = h("textarea",
    { class: "composer-input", testid: `${prefix}composer`, id: prefix ? null : "composer", rows: 1, placeholder,
      "aria-label": placeholder, maxlength: 40000 });
  field.value = drafts.get(key) ?? "";
  const chip = h("span", { class: "chip", testid: `${prefix}mention-chip` }, `@${bot.real_name}`,
    h("button", { type: "button", "aria-label": `Do not mention ${bot.real_name}`, onclick: () => setMention(false) }, icon("close", 12)));
  const toggle = h("button",
    { type: "button", class: "toggle", testid: `${prefix}mention-toggle`, title: "Begin the message with a mention of the bot",
      onclick: () => setMention(mentionOff.has(channel.id)) }, icon("at", 16), h("span", {}, `Mention ${bot.real_name}`));
  const send = h("button", { type: "submit", class: "send", testid: `${prefix}send`, "aria-label": "Send" }, icon("send", 18));
  const popup = h("div", { class: "popup", role: "listbox", hidden: true });
  const form = h("form", { class: "composer" }, popup,
    h("div", { class: "composer-line" }, channel.is_direct ? null : chip, field),
    h("div", { class: "composer-tools" }, channel.is_direct ? null : toggle,
      h("span", { class: "composer-help muted" }, h("kbd", {}, "Enter"), " sends, ", h("kbd", {}, "Shift"), "+", h("kbd", {}, "Enter"), " new line"),
      send));

  function setMention(on) {
    if (on) mentionOff.delete(channel.id);
    else mentionOff.add(channel.id);
    drawMention();
    field.focus();
  }
  function drawMention() {
    const on = !mentionOff.has(channel.id) && !field.value.startsWith("/");
    chip.hidden = !on;
    toggle.setAttribute("aria-pressed", String(on));
  }
  function resize() {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 220)}px`;
    send.disabled = !field.value.trim();
    drawMention();
  }

  // ---- completion of names and commands ----
  let offered = [];
  let picked = 0;
  function offer() {
    const before = field.value.slice(0, field.selectionStart);
    const command = /^\/(\w*)$/.exec(field.value);
    const name = /(?:^|\s)@(\w*)$/.exec(before);
    if (command && !threadTs) {
      offered = store.commands.filter((c) => c.name.startsWith(`/${command[1]}`))
        .map((c) => ({ label: `${c.name} [${c.hint}]`, detail: c.what, start: 0, text: `${c.name} ` }));
    } else if (name) {
      offered = [...store.users.values()].filter((u) => u.real_name.toLowerCase().includes(name[1].toLowerCase()))
        .map((u) => ({ label: `@${u.real_name}`, detail: u.is_bot ? "App" : "", start: before.length - name[1].length - 1, text: `@${u.real_name} ` }));
    } else offered = [];
    picked = 0;
    drawPopup();
  }
  function drawPopup() {
    popup.hidden = offered.length === 0;
    popup.replaceChildren(...offered.map((entry, index) =>
      h("div", { role: "option", "aria-selected": String(index === picked), class: "popup-item",
        onmousedown: (event) => {
          event.preventDefault();
          complete(entry);
        } }, h("strong", {}, entry.label), h("span", { class: "muted" }, entry.detail))));
  }
  function complete(entry) {
    const end = field.selectionStart;
    field.value = field.value.slice(0, entry.start) + entry.text + field.value.slice(end);
    field.selectionStart = field.selectionEnd = entry.start + entry.text.length;
    offered = [];
    drawPopup();
    resize();
    field.focus();
  }

  // ---- sending ----
  async function submit() {
    const typed = field.value.trim();
    if (!typed || form.getAttribute("aria-busy") === "true") return;
    form.setAttribute("aria-busy", "true");
    const answer = typed.startsWith("/") ? await runCommand(typed) : await post(typed);
    form.removeAttribute("aria-busy");
    if (!answer.ok) return toast(answer.error, "error");
    field.value = "";
    drafts.delete(key);
    resize();
    if (answer.ts) onSent(answer.ts);
  }
  function post(typed) {
    const wants = !channel.is_direct && !mentionOff.has(channel.id);
    const referenced = withReferences(typed);
    const text = wants && !referenced.includes(`<@${bot.id}>`) ? `<@${bot.id}> ${referenced}` : referenced;
    return act({ action: "post", channel: channel.id, text, thread_ts: threadTs });
  }
  async function runCommand(typed) {
    const [, command, text] = /^(\/\S+)\s*([\s\S]*)$/.exec(typed);
    if (threadTs) return { ok: false, error: "Commands cannot be used in threads. Use it in the channel instead." };
    if (!store.commands.some((known) => known.name === command)) {
      return { ok: false, error: `${command} is not a command here. To send it as a message, put a space before it.` };
    }
    return act({ action: "command", channel: channel.id, command, text }, ({ acknowledged }) => {
      if (!acknowledged) toast(`${userName(bot.id)} did not answer ${command} in time.`, "error");
    });
  }

  field.addEventListener("input", () => {
    drafts.set(key, field.value);
    resize();
    offer();
  });
  field.addEventListener("blur", () => {
    offered = [];
    drawPopup();
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (offered.length) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        picked = (picked + step + offered.length) % offered.length;
        drawPopup();
      } else if (event.key === "Tab" || event.key === "Enter") complete(offered[picked]);
      else if (event.key === "Escape") {
        offered = [];
        drawPopup();
        event.stopPropagation();
      } else return;
      return event.preventDefault();
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === "Backspace" && !field.selectionEnd && !chip.hidden && !channel.is_direct) setMention(false);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  requestAnimationFrame(resize);
  return { node: form, focus: () => field.focus(), fill: (text) => {
    field.value = text;
    resize();
    field.focus();
  } };
}
