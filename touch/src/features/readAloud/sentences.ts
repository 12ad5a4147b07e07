/**
 * A sentence with its end: marks after which a voice takes breath, of Chinese, Latin and Tibetan writing, and the quotes that
 * close behind them. A full stop inside a figure ends nothing. (No look-behind: Safari 14 reads none.)
 */
const sentence = /(?:[^。！？!?；;…།༎.\n]|\.(?=["'”’)]*[^\s"'”’)]))+(?:[。！？!?；;…།༎.]+["'”’」』）)]*)?/gu;
/** Engines stop in the middle of longer pieces. */
const LONGEST = 180;
const clause = /[^，,、：:་]*[，,、：:་]?/gu;

/** A text in pieces that are spoken one after another; none is empty. */
export function sentences(text: string): string[] {
  return (text.match(sentence) ?? [])
    .flatMap((piece) => (piece.length > LONGEST ? shorter(piece) : [piece]))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function shorter(long: string): string[] {
  const pieces: string[] = [];
  for (const part of long.match(clause) ?? []) {
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last.length + part.length <= LONGEST) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}
