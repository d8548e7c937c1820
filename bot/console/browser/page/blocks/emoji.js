// The emoji names that people and bots commonly write. An unknown name stays as it is written.
const NAMES = {
  "+1": "👍", thumbsup: "👍", "-1": "👎", thumbsdown: "👎", smile: "😄", grinning: "😀", slightly_smiling_face: "🙂",
  wink: "😉", joy: "😂", thinking_face: "🤔", confused: "😕", cry: "😢", heart: "❤️", tada: "🎉", fire: "🔥",
  rocket: "🚀", eyes: "👀", wave: "👋", pray: "🙏", clap: "👏", raised_hands: "🙌", muscle: "💪", point_right: "👉",
  point_up: "☝️", ok_hand: "👌", white_check_mark: "✅", heavy_check_mark: "✔️", ballot_box_with_check: "☑️", x: "❌",
  warning: "⚠️", no_entry: "⛔", no_entry_sign: "🚫", question: "❓", grey_question: "❔", exclamation: "❗",
  information_source: "ℹ️", bulb: "💡", memo: "📝", pencil: "📝", pencil2: "✏️", mag: "🔍", mag_right: "🔎",
  bar_chart: "📊", chart_with_upwards_trend: "📈", chart_with_downwards_trend: "📉", calendar: "📅", date: "📅",
  clipboard: "📋", file_folder: "📁", page_facing_up: "📄", paperclip: "📎", link: "🔗", lock: "🔒", unlock: "🔓",
  key: "🔑", bell: "🔔", no_bell: "🔕", hourglass: "⌛", hourglass_flowing_sand: "⏳", stopwatch: "⏱️",
  alarm_clock: "⏰", clock1: "🕐", star: "⭐", sparkles: "✨", zap: "⚡", robot_face: "🤖", gear: "⚙️", wrench: "🔧",
  hammer: "🔨", package: "📦", truck: "🚚", moneybag: "💰", dollar: "💵", credit_card: "💳", shopping_trolley: "🛒",
  house: "🏠", books: "📚", book: "📖", bookmark: "🔖", label: "🏷️", round_pushpin: "📍", pushpin: "📌",
  speech_balloon: "💬", thought_balloon: "💭", busts_in_silhouette: "👥", bust_in_silhouette: "👤",
  green_heart: "💚", blue_heart: "💙", large_green_circle: "🟢", large_yellow_circle: "🟡", red_circle: "🔴",
  large_blue_circle: "🔵", white_circle: "⚪", black_circle: "⚫", arrow_right: "➡️", arrow_left: "⬅️", arrow_up: "⬆️",
  arrow_down: "⬇️", arrows_counterclockwise: "🔄", repeat: "🔁", hash: "#️⃣", one: "1️⃣", two: "2️⃣", three: "3️⃣",
  four: "4️⃣", five: "5️⃣", "100": "💯", seedling: "🌱", snail: "🐌", see_no_evil: "🙈", shrug: "🤷", facepalm: "🤦",
  floppy_disk: "💾", computer: "💻", globe_with_meridians: "🌐", earth_africa: "🌍", trophy: "🏆", dart: "🎯",
  construction: "🚧", wastebasket: "🗑️", inbox_tray: "📥", outbox_tray: "📤", mailbox: "📫", email: "📧", abacus: "🧮",
};

/** The emoji that are drawn (emoji.svg), the longest first; a sequence of which one is only the beginning stays text. */
const CHARACTERS = [...new Set(Object.values(NAMES))].sort((a, b) => b.length - a.length);
const DRAWN = new RegExp(`(?:${CHARACTERS.join("|")})\\ufe0f?(?![\\u200d\\u{1f3fb}-\\u{1f3ff}])`, "gu");

/** The id of an emoji's drawing: its code points in hex, without the one that asks for colours. */
const drawingOf = (character) => `e${[...character].map((one) => one.codePointAt(0).toString(16)).filter((hex) => hex !== "fe0f").join("-")}`;

/** A text as its pieces: { text }, and { text, drawing } for an emoji. */
export function pieces(text) {
  const found = [];
  let position = 0;
  for (const match of text.matchAll(DRAWN)) {
    if (match.index > position) found.push({ text: text.slice(position, match.index) });
    found.push({ text: match[0], drawing: drawingOf(match[0]) });
    position = match.index + match[0].length;
  }
  if (position < text.length || !found.length) found.push({ text: text.slice(position) });
  return found;
}

/** The character of an emoji name, or the name in colons when it is not known. */
export const emoji = (name) => NAMES[name.replace(/::skin-tone-\d/, "")] ?? `:${name}:`;
