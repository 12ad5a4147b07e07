import type { ServerResponse } from 'node:http';
import { type Chunk, copyChunks, joinChunks, maxSizeBytes } from '@platform/wire/chunks';

/** Bytes of one room: a list of twenty rows and then some. */
const BUFFER_BYTES = 131_072;
/** Below this a new piece of memory costs less than it takes to come back to a used one. */
const MIN_POOLED_BYTES = 8192;
const MAX_FREE_BUFFERS = 16;

/** Memory in which answers that nobody keeps are put together: used again when they are sent. */
export class BufferPool {
  readonly #free: Buffer[] = [];

  /** The pieces one after the other, to be sent by `response` and by nothing else. */
  join(pieces: readonly Chunk[], response: ServerResponse): Buffer {
    const most = maxSizeBytes(pieces);
    if (most < MIN_POOLED_BYTES || most > BUFFER_BYTES) return joinChunks(pieces);
    const room = this.#free.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
    // handed to the system whole; after a broken line there is no such event, and the room goes
    response.once('finish', () => {
      if (this.#free.length < MAX_FREE_BUFFERS) this.#free.push(room);
    });
    return copyChunks(room, pieces);
  }
}
