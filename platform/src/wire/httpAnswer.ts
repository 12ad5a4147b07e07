import type { Readable } from 'node:stream';

/** An answer with headers of its own, or with bytes or a redirect in place of a value. */
export class HttpAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly bytes: Buffer | undefined;
  /** Bytes that are made while they are sent. */
  readonly stream: Readable | undefined;
  readonly type: string;
  /** Address of a redirect. */
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
