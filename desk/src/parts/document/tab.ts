/** Random text of digits and letters. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** UUID 4; `crypto.randomUUID` is missing where a page was not read by https. */
export function randomUuid(): string {
  const text = randomText();
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-a${text.slice(17, 20)}-${text.slice(20)}`;
}

/** Name of this tab towards the server, for as long as it is open. */
export const tab = randomText();
