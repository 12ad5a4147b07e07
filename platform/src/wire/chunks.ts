/** A part of an answer: text, or the UTF-8 bytes of cached text. */
export type Chunk = string | Uint8Array;

/** Bytes of all chunks together. */
function sizeBytes(pieces: readonly Chunk[]): number {
  let size = 0;
  for (const piece of pieces) size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  return size;
}

/** An upper bound that needs no encoding: a UTF-16 unit has three bytes at most. */
export function maxSizeBytes(pieces: readonly Chunk[]): number {
  let size = 0;
  for (const piece of pieces) size += typeof piece === 'string' ? 3 * piece.length : piece.length;
  return size;
}

/** Copies the chunks one after the other. @param into has room for `sizeAtMost(pieces)` bytes, or for just as many as there are. */
export function copyChunks(into: Buffer, pieces: readonly Chunk[]): Buffer {
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

export const joinChunks = (pieces: readonly Chunk[]): Buffer =>
  copyChunks(Buffer.allocUnsafe(sizeBytes(pieces)), pieces);

export function chunksToText(pieces: readonly Chunk[]): string {
  const [only] = pieces;
  return pieces.length === 1 && typeof only === 'string' ? only : joinChunks(pieces).toString();
}
