/**
 * The way out of the server (K8). A body was cleaned on its way in and is then made of these tags and attributes only,
 * each value quoted and escaped; a single `<` that begins anything else refuses the whole.
 */
const tags =
  'a|b|blockquote|br|caption|code|em|h[2-4]|hr|i|li|ol|p|pre|rp|rt|ruby|s|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul';
const names = 'rel|colspan|rowspan|start|scope|lang|dir';
const href = 'href="(?:https?://|mailto:|tel:|/(?!/)|#)[^"<>]*"';
const foreign = new RegExp(`<(?!/?(?:${tags})(?:\\s+(?:${href}|(?:${names})="[^"<>]*"))*\\s*/?>)`, 'i');

/** true where the HTML (without comments) holds nothing but what a cleaned body holds. */
export const isCleanBody = (html: string): boolean => !foreign.test(html);
