import { createHash } from 'node:crypto';
import type { Database } from '@platform/db/connection';
import { startRefused } from '@platform/db/startRefused';
import type { Keys } from '@platform/keys/keys';

const FIRST = {
  name: 'installation-first-keys',
  text: 'insert into installation (keys_fingerprint) values ($1) on conflict (id) do nothing',
};
const REPLACE = {
  name: 'installation-replace-keys',
  text: 'update installation set keys_fingerprint = $1',
};
const KNOWN = { name: 'installation-keys', text: 'select keys_fingerprint as known from installation' };

/** Tells keys apart and says nothing about them: they are random. */
const fingerprintOf = ({ sign, sm2, sm4, legacyApp }: Keys): string =>
  createHash('sha256')
    .update([sign, sm2.privateKey, sm4.key, sm4.iv, legacyApp.appKey, legacyApp.appSecret].join(' '))
    .digest('hex');

interface SameKeysOptions {
  /** The keys at hand become the installation's; what was signed by those before is lost. */
  readonly replace: boolean;
}

/**
 * All processes of an installation have the same keys: with others a device would vote twice, and tokens of one process would be nothing
 * to the next. The first process of a database says which they are.
 * @throws Error, one clear line, for other keys
 */
export async function requireSameKeys(db: Database, keys: Keys, { replace }: SameKeysOptions): Promise<void> {
  const fingerprint = fingerprintOf(keys);
  await db.run(FIRST, [fingerprint]);
  if (replace) await db.run(REPLACE, [fingerprint]);
  const row = await db.one<{ known: string }>(KNOWN, []);
  if (row?.known !== fingerprint)
    throw startRefused(
      'The keys here are not those of this database: name the file of its first process by KEYS_FILE, or copy it to DATA_DIR/keys.json. REPLACE_KEYS=yes makes these the keys of the installation; running votes and all logins are lost then.',
    );
}
