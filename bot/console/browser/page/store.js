// What this person's page knows, as the server told it.

export const store = {
  me: "",
  team: "",
  bot: null,
  commands: [],
  suggestions: [],
  users: new Map(),
  channels: new Map(),
  messages: new Map(), // channel id -> Map of ts -> message
  statuses: new Map(), // "channel/thread_ts" -> { text, loading_messages }
  prompts: new Map(), // "channel/thread_ts" -> { title, prompts }
  home: null,
  modals: [],
  unread: new Map(), // channel id -> count
  entered: new Map(), // view id or message key -> { block_id: { action_id: value } }
  busy: new Map(), // number of a sent action -> what to do when its delivery is over
};

export const userName = (id) => store.users.get(id)?.real_name ?? id;
export const channelName = (id) => store.channels.get(id)?.name ?? id;
export const place = (channel, ts) => `${channel}/${ts}`;

export function takeSnapshot(data) {
  Object.assign(store, {
    me: data.me, team: data.team, bot: data.bot, commands: data.commands, suggestions: data.suggestions,
    home: data.home, modals: data.modals,
  });
  store.users = new Map(data.users.map((user) => [user.id, user]));
  store.channels = new Map(data.channels.map((channel) => [channel.id, channel]));
  store.messages = new Map(data.channels.map((channel) => [channel.id, new Map()]));
  for (const message of data.messages) store.messages.get(message.channel)?.set(message.ts, message);
  store.statuses = new Map(data.statuses.map((status) => [place(status.channel, status.thread_ts), status]));
  store.prompts = new Map(data.prompts.map((shown) => [place(shown.channel, shown.thread_ts), shown]));
}

const byTime = (one, other) => (one.ts < other.ts ? -1 : 1);
const all = (channel) => [...(store.messages.get(channel)?.values() ?? [])];

/** Whether a reply stands in its channel too. */
export const isBroadcast = (message) => message.subtype === "thread_broadcast";

export const topLevel = (channel) =>
  all(channel).filter((message) => !message.thread_ts || message.thread_ts === message.ts || isBroadcast(message)).sort(byTime);

export const threadOf = (channel, ts) =>
  all(channel).filter((message) => message.ts === ts || message.thread_ts === ts).sort(byTime);

/** The entered values of a view or message, made when first asked for. */
export function enteredIn(key) {
  if (!store.entered.has(key)) store.entered.set(key, {});
  return store.entered.get(key);
}
