/** A piece of an answer: text, or the UTF-8 bytes of text that is kept somewhere. */
export type Piece = string | Uint8Array;

/** Bytes of all pieces together. */
export function sizeOf(pieces: readonly Piece[]): number {
  let size = 0;
  for (const piece of pieces) size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  return size;
}

/** Copies the pieces one after the other. @param into holds `sizeOf(pieces)` bytes at least. */
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
