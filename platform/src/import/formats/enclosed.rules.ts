interface Enclosed {
  /** Beginning of an enclosed part; global. */
  readonly open: RegExp;
  /** End of a part; global. */
  readonly close: RegExp;
  /** An end belongs to beginnings of its own name, the first group of both. */
  readonly isNamed?: boolean;
  /** Text in place of the whole part. */
  readonly write: (begun: RegExpExecArray, inside: string, whole: string) => string;
}

/** Every part from a beginning to the next end, written anew. One pass over the text, also where ends are missing. */
export function replaceEnclosed(text: string, { open, close, isNamed, write }: Enclosed): string {
  const nameOf = (found: RegExpExecArray) => (isNamed ? (found[1] ?? '').toLowerCase() : '');
  const ends = new Map<string, RegExpExecArray[]>();
  // The last end of each name comes first, so that the next one is taken from the end of the list.
  for (const end of [...text.matchAll(close)].reverse()) {
    const ofName = ends.get(nameOf(end));
    if (ofName) ofName.push(end);
    else ends.set(nameOf(end), [end]);
  }
  const written: string[] = [];
  let done = 0;
  for (const begun of text.matchAll(open)) {
    if (begun.index < done) continue;
    const inside = begun.index + begun[0].length;
    const ofName = ends.get(nameOf(begun)) ?? [];
    while ((ofName.at(-1)?.index ?? inside) < inside) ofName.pop();
    const end = ofName.at(-1);
    if (!end) continue;
    const after = end.index + end[0].length;
    written.push(text.slice(done, begun.index));
    written.push(write(begun, text.slice(inside, end.index), text.slice(begun.index, after)));
    done = after;
  }
  return [...written, text.slice(done)].join('');
}
