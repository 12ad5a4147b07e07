import { readFile } from 'node:fs/promises';
import { usageError } from './cliError';

/** Bytes of a file that an argument names. @throws CliError where it cannot be read */
export async function fileAt(path: string): Promise<Buffer> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw usageError(`${path} cannot be read.`);
  return bytes;
}

/** A file as base64. @throws CliError where it cannot be read */
export const pictureAt = async (path: string): Promise<string> => (await fileAt(path)).toString('base64');
