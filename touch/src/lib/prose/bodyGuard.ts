import { BODY_CLASSES, bodyAttributes, bodyTags } from '@contract/prose/bodyMarkup';

/**
 * The way out of the server (K8). A body was cleaned on its way in and is then made of these tags and attributes only,
 * each value quoted and escaped; a single `<` that begins anything else refuses the whole.
 */
const tags = bodyTags.join('|');
const names = ['rel', ...bodyAttributes.keys()].filter((name) => name !== 'class').join('|');
const href = 'href="(?:https?://|mailto:|tel:|/(?!/)|#)[^"<>]*"';
const foreign = new RegExp(
  `<(?!/?(?:${tags})(?:\\s+(?:${href}|class="${BODY_CLASSES}"|(?:${names})="[^"<>]*"))*\\s*/?>)`,
  'i',
);

/** true where the HTML (without comments) holds nothing but what a cleaned body holds. */
export const isCleanBody = (html: string): boolean => !foreign.test(html);
