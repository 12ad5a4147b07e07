/** A part of an answer: text, or the UTF-8 bytes of cached text. */
export type Chunk = string | Uint8Array;

export const joinChunks = (pieces: readonly Chunk[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

export function chunksToText(pieces: readonly Chunk[]): string {
  const [only] = pieces;
  return pieces.length === 1 && typeof only === 'string' ? only : joinChunks(pieces).toString();
}
