import type { Chunk } from './chunks';
import { CachedBody } from './compression';

/** Marks an absent value; what becomes of it says the operation (wire W4). */
export const absent: unique symbol = Symbol('absent');
export type Absent = typeof absent;

/** A value that is JSON text already, in one piece or in several: kept bytes go out without being read again. */
export class JsonText {
  readonly chunks: readonly Chunk[];
  /** What it is on the line: with a value that is kept its bytes are. */
  readonly body = new CachedBody();
  constructor(json: string | readonly Chunk[]) {
    this.chunks = typeof json === 'string' ? [json] : json;
  }
}
