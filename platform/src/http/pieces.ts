/** A piece of an answer: text, or the UTF-8 bytes of text that is kept somewhere. */
export type Piece = string | Uint8Array;

/** Bytes of all pieces together. */
function sizeOf(pieces: readonly Piece[]): number {
  let size = 0;
  for (const piece of pieces) size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  return size;
}

/** Never too little, and quickly known: a character is three bytes at most. */
export function sizeAtMost(pieces: readonly Piece[]): number {
  let size = 0;
  for (const piece of pieces) size += typeof piece === 'string' ? 3 * piece.length : piece.length;
  return size;
}

/** Copies the pieces one after the other. @param into has room for `sizeAtMost(pieces)` bytes, or for just as many as there are. */
export function joinInto(into: Buffer, pieces: readonly Piece[]): Buffer {
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += into.write(piece, at);
    else {
      into.set(piece, at);
      at += piece.length;
    }
  }
  return into.subarray(0, at);
}

export const joined = (pieces: readonly Piece[]): Buffer =>
  joinInto(Buffer.allocUnsafe(sizeOf(pieces)), pieces);

export function textOf(pieces: readonly Piece[]): string {
  const [only] = pieces;
  return pieces.length === 1 && typeof only === 'string' ? only : joined(pieces).toString();
}
