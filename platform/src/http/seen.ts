/** Marks kept: a few minutes of a busy site. */
const MARKS = 4096;

/** FNV-1a of its UTF-16 units, 32 bits. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return mark >>> 0;
}

/**
 * Tells what is asked again from what is asked once, of late and roughly: most things are asked once, and keeping these would
 * cost more than it saves. Marks alone are kept, so that nothing of what was asked stays in memory. What looks alike by
 * accident is taken for known, what is long ago for new.
 */
export class Seen {
  readonly #marks = new Uint32Array(MARKS);

  /** Was it asked before? From now on it was. */
  before(text: string): boolean {
    const mark = markOf(text);
    const place = mark % MARKS;
    const known = this.#marks[place] === mark;
    this.#marks[place] = mark;
    return known;
  }
}
