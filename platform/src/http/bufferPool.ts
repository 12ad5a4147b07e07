import type { ServerResponse } from 'node:http';
import { type Chunk, copyChunks, joinChunks, maxSizeBytes } from '@platform/wire/chunks';

/** Bytes of one buffer: a list of twenty rows and then some. */
const BUFFER_BYTES = 131_072;
/** Below this size a new buffer costs less than a used one. */
const MIN_POOLED_BYTES = 8192;
const MAX_FREE_BUFFERS = 16;

/** Buffers for answers that are not cached, used again once they are sent. */
export class BufferPool {
  readonly #free: Buffer[] = [];

  /** The chunks one after the other, to be sent by `response` and by nothing else. */
  join(pieces: readonly Chunk[], response: ServerResponse): Buffer {
    const most = maxSizeBytes(pieces);
    if (most < MIN_POOLED_BYTES || most > BUFFER_BYTES) return joinChunks(pieces);
    const room = this.#free.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
    // the answer is with the system; a broken connection has no such event, and its buffer is garbage
    response.once('finish', () => {
      if (this.#free.length < MAX_FREE_BUFFERS) this.#free.push(room);
    });
    return copyChunks(room, pieces);
  }
}
