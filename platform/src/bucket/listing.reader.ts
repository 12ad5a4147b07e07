import { SaxesParser } from 'saxes';

export interface ListedObject {
  readonly key: string;
  readonly size: number;
}

export interface Listing {
  readonly objects: readonly ListedObject[];
  /** Asks for the following objects; '' = these are the last. */
  readonly next: string;
}

/** Texts of the elements that are read, by their path below the root. */
function textsOf(xml: string): (readonly [path: string, text: string])[] {
  const texts: [string, string][] = [];
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    texts.push([open.slice(1).join('/'), text]);
    open.pop();
    text = '';
  });
  parser.write(xml).close();
  return texts;
}

/** The answer of ListObjectsV2. @throws Error where it is no XML */
export function readListing(xml: string): Listing {
  const objects: ListedObject[] = [];
  let [key, size, next, isCut] = ['', 0, '', false];
  for (const [path, text] of textsOf(xml)) {
    if (path === 'Contents/Key') key = text;
    if (path === 'Contents/Size') size = Number(text);
    if (path === 'Contents') objects.push({ key, size });
    if (path === 'NextContinuationToken') next = text;
    if (path === 'IsTruncated') isCut = text === 'true';
  }
  return { objects, next: isCut ? next : '' };
}

/** Code of an error's document, such as `NoSuchKey`; '' where it is none. */
export const errorCodeOf = (xml: string): string =>
  xml.includes('<Error>') ? (/<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? '') : '';
