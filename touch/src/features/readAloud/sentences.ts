/** Marks after which a voice takes breath: of Chinese, Latin and Tibetan writing. */
const end = /(?<=[。！？!?；;…།༎]["'”’」』）)]*)\s*|(?<=\.["'”’)]*)\s+|\n+/u;
/** Engines stop in the middle of longer pieces. */
const LONGEST = 180;
const soft = /(?<=[，,、：:་])/u;

/** A text in pieces that are spoken one after another; none is empty. */
export function sentences(text: string): string[] {
  return text
    .split(end)
    .flatMap((sentence) => (sentence.length > LONGEST ? shorter(sentence) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function shorter(sentence: string): string[] {
  const pieces: string[] = [];
  for (const part of sentence.split(soft)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= LONGEST) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}
