import { type MediaName, readMediaName } from '../sizes';

/** Files that review took away, at the same paths as before: a decision may be changed. */
export const HIDDEN = '.hidden/';

/** Pictures whose sizes wait to be encoded. */
export const WAITING = '.waiting/';

export const pathOfPicture = (picture: string): string => `${picture.slice(0, 2)}/${picture}`;

/** Reads a path of a store; undefined for anything that is no file of media. */
export function readStoredPath(
  path: string,
): { readonly name: MediaName; readonly isHidden: boolean } | undefined {
  const isHidden = path.startsWith(HIDDEN);
  const name = readStoredName(isHidden ? path.slice(HIDDEN.length) : path);
  return name && { name, isHidden };
}

/** A size may also be stored as AVIF, whose own address nobody is given. */
function readStoredName(path: string): MediaName | undefined {
  const known = readMediaName(path);
  if (known) return known;
  const webp = path.endsWith('.avif') ? readMediaName(path.replace(/avif$/, 'webp')) : undefined;
  return webp?.width === undefined ? undefined : { ...webp, extension: 'avif' };
}
