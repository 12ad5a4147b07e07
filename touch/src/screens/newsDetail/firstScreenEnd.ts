/** About the area of a narrow character, CSS px²; a Chinese one counts as two. */
const CHARACTER_PX = 250;
/** A picture is as high as so many characters. */
const PICTURE_CHARACTERS = 400;

const tag = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>|<!--.*?-->/gis;
const empty = /^(?:br|hr|img|wbr|source|input|col)$/;

/**
 * Where a body may be cut so that what stands before it fills the window: after a whole block.
 * @param area of the window, CSS px². @returns its whole length where it is short or its elements are not closed in order
 */
export function firstScreenEnd(body: string, area: number): number {
  const open: string[] = [];
  let filled = 0;
  let textFrom = 0;
  for (const { 0: all, 1: slash, 2: found = '', index } of body.matchAll(tag)) {
    const text = body.slice(textFrom, index);
    textFrom = index + all.length;
    filled += text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0);
    const name = found.toLowerCase();
    if (name === 'img' || name === 'video') filled += PICTURE_CHARACTERS;
    if (slash) {
      if (open.pop() !== name) break;
      if (open.length === 0 && filled * CHARACTER_PX > area) return textFrom;
    } else if (name && !empty.test(name)) open.push(name);
  }
  return body.length;
}
