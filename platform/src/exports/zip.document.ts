import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  /** With `/` between folders. */
  readonly name: string;
  /** Asked for one after the other, only as fast as they are taken. */
  readonly parts: AsyncIterable<Uint8Array>;
  /** Is compressed in itself, as pictures are. */
  readonly stored?: boolean;
}

async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  function* usedNames() {
    const now = made;
    made = [];
    yield* now;
  }
  for await (const { name, parts, stored } of files) {
    const entry = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(part);
      yield* usedNames();
    }
    entry.push(new Uint8Array(0), true);
    yield* usedNames();
  }
  zip.end();
  yield* usedNames();
}

/** Files as a zip, written while it is read: never more of it in memory than a part. Ends early with the error of a part. */
export const zipStream = (files: AsyncIterable<ZippedFile>, at: Date): Readable =>
  Readable.from(zipped(files, at), { objectMode: false });
