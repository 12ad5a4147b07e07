import type { Readable } from 'node:stream';

/** An answer that needs more than its JSON: headers of its own, bytes or another address in place of a value. */
export class HttpAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly bytes: Buffer | undefined;
  /** Made while it is sent, in place of bytes. */
  readonly stream: Readable | undefined;
  readonly type: string;
  /** Where it stands, in place of bytes. */
  readonly location: string | undefined;
  constructor(parts: {
    headers?: Record<string, string>;
    value?: unknown;
    bytes?: Buffer;
    stream?: Readable;
    type?: string;
    location?: string;
  }) {
    this.headers = parts.headers ?? {};
    this.value = parts.value;
    this.bytes = parts.bytes;
    this.stream = parts.stream;
    this.type = parts.type ?? 'application/octet-stream';
    this.location = parts.location;
  }
}
