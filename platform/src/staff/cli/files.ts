import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { usageError } from './cliError';

/** Bytes: as text a file grows by a third, and a call holds a megabyte. */
const MAX_FILE_BYTES = 750_000;

/** Bytes of a file that an argument names. @throws CliError where it cannot be read */
export async function fileAt(path: string): Promise<Buffer> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw usageError(`${path} cannot be read.`);
  return bytes;
}

/** A file as base64. @throws CliError where it cannot be read, or is too large for a call */
export async function base64At(path: string): Promise<string> {
  const bytes = await fileAt(path);
  if (bytes.length > MAX_FILE_BYTES) throw usageError(`${path} is larger than ${MAX_FILE_BYTES / 1000} KB.`);
  return bytes.toString('base64');
}

/** A file as text, without a byte order mark. @throws CliError where it cannot be read */
export const textAt = async (path: string): Promise<string> =>
  (await fileAt(path)).toString('utf8').replace('\ufeff', '');

/** The object in a JSON file. @throws CliError where there is none */
export async function jsonAt(path: string): Promise<Readonly<Record<string, unknown>>> {
  const object = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
  const read = v.safeParse(object, await textAt(path));
  if (!read.success) throw usageError(`${path} is no JSON object.`);
  return read.output;
}
