import type { ServerResponse } from 'node:http';
import { joined, joinInto, type Piece, sizeAtMost } from './pieces';

/** Bytes of one room: a list of twenty rows and then some. */
const ROOM = 131_072;
/** Below this a new piece of memory costs less than it takes to come back to a used one. */
const WORTH_IT = 8192;
const FREE_MOST = 16;

/** Memory in which answers that nobody keeps are put together: used again when they are sent. */
export class Rooms {
  readonly #free: Buffer[] = [];

  /** The pieces one after the other, to be sent by `response` and by nothing else. */
  joined(pieces: readonly Piece[], response: ServerResponse): Buffer {
    const most = sizeAtMost(pieces);
    if (most < WORTH_IT || most > ROOM) return joined(pieces);
    const room = this.#free.pop() ?? Buffer.allocUnsafeSlow(ROOM);
    // handed to the system whole; after a broken line there is no such event, and the room goes
    response.once('finish', () => {
      if (this.#free.length < FREE_MOST) this.#free.push(room);
    });
    return joinInto(room, pieces);
  }
}
