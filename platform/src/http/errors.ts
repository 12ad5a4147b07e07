import type { Piece } from './pieces';

/** An answer that is not the asked value; the status is one of wire W7. */
export class Refusal extends Error {
  readonly status: number;
  /** HTTP code, 200 for everything but transport faults (W7). */
  readonly http: number;
  constructor(message: string, status: number, http: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.http = http;
  }
}

/** A refused request: −1 unless it has a code of its own; 11000–11999 is the house range. */
export const refused = (message: string, status = -1): Refusal => new Refusal(message, status, 200);

/** A fault of the transport, answered with its HTTP code and an envelope. */
export const transportFault = (http: number, message: string): Refusal => new Refusal(message, -1, http);

/** An operation that stands in the contract and is not served yet. */
export const notServedYet = (name: string): Refusal => refused(`${name} is not served yet`, 11001);

/** Marks an absent value; what becomes of it says the operation (W4). */
export const absent: unique symbol = Symbol('absent');
export type Absent = typeof absent;

/** A value that is JSON text already, in one piece or in several: kept bytes go out without being read again. */
export class JsonText {
  readonly pieces: readonly Piece[];
  constructor(json: string | readonly Piece[]) {
    this.pieces = typeof json === 'string' ? [json] : json;
  }
}
