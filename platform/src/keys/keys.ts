import { createECDH, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startRefused } from '@platform/db/startRefused';
import * as v from 'valibot';

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

const Keys = v.object({
  /** Signs anonymous tokens and whatever else this platform gives out and reads back. */
  sign: hex(64),
  /** Wire D5: the private number and the public point, uncompressed with its leading 04. */
  sm2: v.object({ privateKey: hex(64), publicKey: hex(130) }),
  /** Wire D7. */
  sm4: v.object({ key: hex(32), iv: hex(32) }),
  /** Wire D2: constant for the installation, sixteen printable characters each. */
  legacyApp: v.object({ appKey: hex(16), appSecret: hex(16) }),
});
/** The installation's own keys. The source holds none. */
export type Keys = v.InferOutput<typeof Keys>;

export function newKeys(random: (bytes: number) => Buffer = randomBytes): Keys {
  const curve = createECDH('SM2');
  curve.generateKeys();
  const word = (bytes: number) => random(bytes).toString('hex');
  return {
    sign: word(32),
    sm2: {
      privateKey: curve.getPrivateKey('hex').padStart(64, '0'),
      publicKey: curve.getPublicKey('hex'),
    },
    sm4: { key: word(16), iv: word(16) },
    legacyApp: { appKey: word(8), appSecret: word(8) },
  };
}

/** The keys in the file that an operator names. @throws Error, one clear line, where it cannot be read or holds none */
export async function readKeysFile(path: string): Promise<Keys> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw startRefused(`KEYS_FILE=${path} cannot be read.`, error);
  });
  return keysIn(text, path);
}

/**
 * The keys in the data folder, made at the first start and readable to this user alone; programs that start together agree on
 * the first one's.
 * @throws Error, one clear line, where the file cannot be read as keys: it is never overwritten.
 */
export async function readKeys(folder: string): Promise<Keys> {
  const path = join(folder, 'keys.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) {
    await mkdir(folder, { recursive: true });
    await writeFirst(path, `${JSON.stringify(newKeys(), null, 2)}\n`);
    return readKeys(folder);
  }
  return keysIn(text, path);
}

function keysIn(text: string, path: string): Keys {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Keys), text);
  if (!read.success) throw startRefused(`${path} holds no keys: bring back the file of the last backup.`);
  return read.output;
}

/** Whole or not at all: a file that stands already stays. */
async function writeFirst(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}
