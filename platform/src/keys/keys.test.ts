import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readKeys, readKeysFile } from './keys';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('[G2] keys are made at the first start, stay the same, and are for this user alone', async () => {
  const folder = await aFolder();
  const first = await readKeys(folder);
  expect(await readKeys(folder)).toEqual(first);
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect(first.sm2.publicKey).toMatch(/^04[0-9a-f]{128}$/);
});

test('[G2] programs that start at the same time agree on one set of keys', async () => {
  const folder = await aFolder();
  const all = await Promise.all(Array.from({ length: 8 }, () => readKeys(folder)));
  expect(new Set(all.map((keys) => JSON.stringify(keys))).size).toBe(1);
});

test('[G2] a file that holds no keys stops the start with a clear line and stays as it is', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'keys.json'), '{"sign":"half');
  await expect(readKeys(folder)).rejects.toThrow('holds no keys');
  expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe('{"sign":"half');
});

test('[K9] the file of KEYS_FILE – with keys, without, missing – is read, or named in one line, and never made', async () => {
  const folder = await aFolder();
  const keys = await readKeys(folder);
  expect(await readKeysFile(join(folder, 'keys.json'))).toEqual(keys);
  await writeFile(join(folder, 'half'), '{"sign":"half');
  await expect(readKeysFile(join(folder, 'half'))).rejects.toThrow(/half holds no keys/);
  const missing = join(folder, 'missing');
  await expect(readKeysFile(missing)).rejects.toThrow(`KEYS_FILE=${missing} cannot be read.`);
  await expect(stat(missing)).rejects.toThrow('ENOENT');
});
