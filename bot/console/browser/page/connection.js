// The one WebSocket to the workspace: changes come in, actions go out, each with a number and one answer.
import { toast } from "./dom.js";
import { store } from "./store.js";

let socket = null;
let number = 0;
let waiting = new Map();
let attempts = 0;

/** Connect as a person; `onMessage` gets the snapshot and every change, `onState` true or false. */
export function connect(user, onMessage, onState) {
  const mine = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket?user=${encodeURIComponent(user)}`);
  const before = socket;
  socket = mine;
  before?.close();
  mine.addEventListener("open", () => {
    attempts = 0;
    onState(true);
  });
  mine.addEventListener("message", (event) => {
    if (socket !== mine) return;
    const said = JSON.parse(event.data);
    if (said.type === "answer") {
      waiting.get(said.number)?.(said);
      waiting.delete(said.number);
    } else onMessage(said);
  });
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    onState(false);
    for (const answer of waiting.values()) answer({ ok: false, error: "The connection to the workspace was lost." });
    waiting = new Map();
    for (const over of store.busy.values()) over({ acknowledged: false, errors: {} });
    store.busy.clear();
    setTimeout(() => socket === mine && connect(user, onMessage, onState), Math.min(200 * 2 ** attempts++, 5000));
  });
}

/**
 * Ask the workspace to do something as this person. Resolves to the answer; `onDelivered`, if given, hears later
 * whether the app acknowledged what it was sent.
 */
export function act(action, onDelivered = null) {
  const mine = ++number;
  if (socket?.readyState !== WebSocket.OPEN) {
    return Promise.resolve({ ok: false, error: "The workspace is not connected." });
  }
  if (onDelivered) store.busy.set(mine, onDelivered);
  return new Promise((resolve) => {
    waiting.set(mine, (answer) => {
      if (!answer.ok || answer.errors) store.busy.delete(mine);
      resolve(answer);
    });
    socket.send(JSON.stringify({ ...action, number: mine }));
  });
}

/**
 * Press or choose something in a message or view (`where`: its channel and ts, or its view_id). Resolves to
 * "acknowledged", "unanswered" (the app was silent) or "refused" (the workspace could not do it, and said so).
 */
export function press(where, block, element, value, entered) {
  const asked = { action: "act", ...where, block_id: block.block_id, action_id: element.action_id, value, entered };
  return new Promise((resolve) => {
    act(asked, ({ acknowledged }) => resolve(acknowledged ? "acknowledged" : "unanswered")).then((answer) => {
      if (answer.ok) return;
      toast(answer.error, "error");
      resolve("refused");
    });
  });
}
