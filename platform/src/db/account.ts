import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The user PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const nobody: Account = { uid: 65534, gid: 65534 };

async function accountOfNobody(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:.*$/m.exec(passwd)?.[0].split(':') ?? [];
  const uid = Number(fields[2]);
  const gid = Number(fields[3]);
  // macOS writes −2, which is no uid a process can be started with.
  return uid > 0 && gid > 0 ? { uid, gid } : nobody;
}

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of the data folder, or as nobody where the
 * folder is new or root's; started by anyone else it runs as that user (undefined: nothing to change).
 */
export async function postgresAccount(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountOfNobody();
}

/** Can `account` walk down to `path`? Access lists are not read: a doubt says no. */
export async function reaches(account: Account, path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined) {
      const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** Where root keeps for the other user what that user cannot reach at its own place. */
export const rootsPlace = '/var/lib/touchpaper';
