// The sidebar: places to go, who one is, light or dark.
import { avatar, h, icon, replace } from "./dom.js";
import { store } from "./store.js";

const THEMES = ["auto", "light", "dark"];

export function applyTheme(theme = localStorage.getItem("theme") ?? "auto") {
  document.documentElement.dataset.theme = theme;
  return theme;
}

function themeButton() {
  const node = h("button", { type: "button", class: "quiet on-dark", testid: "theme" }, icon("theme", 18));
  const label = () => {
    const theme = applyTheme();
    node.title = `Colours: ${theme}`;
    node.setAttribute("aria-label", `Colours: ${theme}. Change`);
  };
  node.addEventListener("click", () => {
    localStorage.setItem("theme", THEMES[(THEMES.indexOf(applyTheme()) + 1) % THEMES.length]);
    label();
  });
  label();
  return node;
}

function item({ path, sign, label, testid, current, unread = 0 }) {
  return h("a",
    { class: `nav-item ${unread ? "unread" : ""}`, href: `#/${path}`, testid, "aria-current": current === path ? "page" : null },
    sign, h("span", { class: "nav-label" }, label),
    unread > 0 && h("span", { class: "count", "aria-label": `${unread} new` }, unread));
}

function userSwitch(onSwitch) {
  const me = store.users.get(store.me);
  const menu = h("div", { class: "menu up", role: "menu", hidden: true });
  const opener = h("button",
    { type: "button", class: "me", testid: "user-switch", "aria-haspopup": "menu", "aria-expanded": "false" },
    avatar(me, "small"), h("span", { class: "me-name" }, h("strong", {}, me.real_name),
      h("small", {}, me.is_admin ? "Workspace admin" : me.team === store.team ? "Member" : me.team)), icon("chevron", 16));
  const toggle = (open) => {
    menu.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) menu.querySelector("button").focus();
  };
  for (const user of [...store.users.values()].filter((u) => !u.is_bot)) {
    menu.append(h("button",
      { type: "button", role: "menuitemradio", "aria-checked": String(user.id === store.me), testid: `user-option-${user.name}`,
        onclick: () => {
          toggle(false);
          onSwitch(user.id);
        } },
      avatar(user, "small"), h("span", {}, user.real_name, h("small", {}, user.is_admin ? "Workspace admin" : user.team === store.team ? "Member" : user.team)),
      user.id === store.me && icon("check", 16)));
  }
  opener.addEventListener("click", () => toggle(menu.hidden));
  const root = h("div", { class: "user-switch" }, menu, opener);
  root.addEventListener("focusout", (event) => !root.contains(event.relatedTarget) && toggle(false));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    toggle(false);
    opener.focus();
  });
  return root;
}

/** Draw the sidebar. `current` is the open place's path. */
export function drawSidebar(root, current, onSwitch) {
  const bot = store.users.get(store.bot.id);
  const channels = [...store.channels.values()];
  const direct = channels.find((channel) => channel.is_direct);
  replace(root,
    h("div", { class: "sidebar-head" }, h("div", { class: "team" }, h("strong", {}, store.team), h("small", {}, "runs on this machine")), themeButton()),
    h("div", { class: "sidebar-body" },
      h("h2", {}, "Channels"),
      channels.filter((channel) => !channel.is_direct).map((channel) => item({
        path: channel.id, sign: icon("hash", 17), label: channel.name, testid: `channel-${channel.name}`, current,
        unread: store.unread.get(channel.id) })),
      h("h2", {}, "Direct messages"),
      item({ path: direct.id, sign: avatar(bot, "tiny"), label: bot.real_name, testid: "direct-message", current,
        unread: store.unread.get(direct.id) }),
      h("h2", {}, "Apps"),
      item({ path: "home", sign: icon("home", 17), label: `${bot.real_name} home`, testid: "home-tab", current })),
    userSwitch(onSwitch));
}
