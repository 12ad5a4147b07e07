import { CachedBody, type Chunk } from './body';

/** An absent value; the operation says how it is answered (wire W4). */
export const absent: unique symbol = Symbol('absent');
export type Absent = typeof absent;

/** A value that is JSON text already, in one piece or in several: kept bytes go out without being read again. */
export class JsonText {
  readonly chunks: readonly Chunk[];
  /** Its bytes, cached with the value. */
  readonly body = new CachedBody();
  constructor(json: string | readonly Chunk[]) {
    this.chunks = typeof json === 'string' ? [json] : json;
  }
}
