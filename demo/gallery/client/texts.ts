/** Fields whose values are no texts although they may look like them. */
const NO_TEXT = /url|path|id$|time|date|type|style|key|ratio|size|token|colou?r|locale|lang|code|status/i;
/** Other scripts than ASCII, or two words; no address, number, date or JSON. */
const isText = (value: string): boolean =>
  /[^ -~]|\p{L} \p{L}/u.test(value) && !/^([a-z]+:|\/|[[{]|\d{4}-\d\d)/i.test(value);
const isHtml = (value: string): boolean => /<\w/.test(value);

const LONG_WORD = 'Trinkwasserversorgungsgenossenschaftsversammlung';
const LONG_LENGTH = 160;

/** The text again and again, with a word that fits in no line. */
export function longText(text: string): string {
  if (isHtml(text)) return `${text}<p>${LONG_WORD}${LONG_WORD}</p>`;
  const repeated = Array.from({ length: Math.ceil(LONG_LENGTH / (text.length + 1)) }, () => text).join(' ');
  return `${repeated} ${LONG_WORD}`;
}

/** The text's first character. */
export const shortText = (text: string): string =>
  isHtml(text) ? '<p>一</p>' : (Array.from(text.trim())[0] ?? '');

/** The same data with every text changed. */
export function withTexts(data: unknown, change: (text: string) => string, field = ''): unknown {
  if (typeof data === 'string') return isText(data) && !NO_TEXT.test(field) ? change(data) : data;
  if (Array.isArray(data)) return data.map((one) => withTexts(one, change, field));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withTexts(value, change, name)]),
  );
}
