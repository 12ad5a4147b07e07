/** base64 of UTF-8, as nicknames travel (wire x23). */
export const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
