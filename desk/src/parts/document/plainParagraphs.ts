import { decodeEntities, withoutMarkup } from '@touch/lib/markup';

/** Lines of a body as plain text, to be read and compared. */
export const plainParagraphs = (html: string): string[] =>
  html
    .split(/<(?:\/(?:p|h[2-4]|pre|li|dt|dd|td|th|caption|figure)|br|hr)>/)
    .map((part) => decodeEntities(withoutMarkup(part)).trim())
    .filter((text) => text !== '');
