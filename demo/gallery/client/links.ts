import { type EntryLook, lookSearch, USUAL_LOOK } from '../address';

/** Address of an entry's page. */
export const entryHref = (path: string, look: EntryLook = USUAL_LOOK): string =>
  `/demo/gallery/${path}${lookSearch(look)}`;

/** Address of an entry alone, as the page's frame has it. */
export const frameHref = (path: string, look: EntryLook): string =>
  `/demo/gallery/frame/${path}${lookSearch(look)}`;
