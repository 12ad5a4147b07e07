import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Where one is signed in, and as whom. */
const Session = v.object({ address: v.string(), name: v.string(), token: v.string(), expires: v.string() });
export type Session = v.InferOutput<typeof Session>;

/** Of the user, not of the checkout: the program may run on another machine than the server. */
export const sessionFile = (env: Readonly<Record<string, string | undefined>>): string =>
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'touchpaper', 'newsroom.json');

/** Whole or not at all, and for this user alone. */
export async function saveSession(file: string, session: Session): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, file);
}

/** undefined: nobody is signed in, or the file holds nothing of the kind. */
export async function readSession(file: string): Promise<Session | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Session), text);
  return read.success ? read.output : undefined;
}

export const deleteSession = (file: string): Promise<void> => rm(file, { force: true });
