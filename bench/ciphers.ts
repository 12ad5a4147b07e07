import { getArticles } from '@contract/articles';
import { ENCRYPT_DATA_MAX } from '@contract/enciphering';
import { createDeciphering, type Deciphering } from '@platform/ciphers/deciphering';
import { newKeys } from '@platform/keys/keys';
import { Refusal } from '@platform/wire/refusals';
import { encryptParameters } from '@touch/outside/ciphers/encryptParameters';
import type { Figure } from './figure';

const ROUNDS = 15;
const CALLS = 20;
/** Milliseconds of CPU a call. */
const MAX_FACTOR = 4;

/** Milliseconds of CPU of one call in the cheapest of many rounds: what else runs on the machine can only add to it. */
function cpuOf(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let call = 0; call < CALLS; call += 1) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / CALLS;
  });
  return Math.min(...rounds.slice(1));
}

/** Cost of encrypted calls: decryption, and rejection before decryption. */
export async function benchCiphers(): Promise<Figure[]> {
  const { sm2 } = newKeys();
  const start = Date.now();
  let passed = 0;
  const deciphering = createDeciphering(sm2.privateKey, () => start + passed);
  const common = {
    siteId: 1,
    appID: 1,
    device: `xy12345678${start}`,
    curVersions: 3,
    apiVersion: 3,
    t: start,
  };
  const sealed = (content: string) =>
    encryptParameters(sm2.publicKey, { ...common, columnId: 12, page: 0, content }) ?? {};
  const read = (fields: Record<string, string>) => (): boolean => {
    // the clock goes on as fast as the rate allows
    passed += 20;
    return isRead(deciphering, fields);
  };
  const ordinary = sealed('');
  const largest = sealed('雪'.repeat(20_000));
  const padded = (largest.encryptData ?? '').padEnd(ENCRYPT_DATA_MAX, '0');
  if (!read(ordinary)() || !read(largest)()) throw new Error('what was enciphered is not opened');
  return [
    { name: 'an enciphered call, opened', value: cpuOf(read(ordinary)), unit: 'ms CPU', max: MAX_FACTOR },
    { name: 'the longest content there is', value: cpuOf(read(largest)), unit: 'ms CPU', max: MAX_FACTOR },
    {
      name: 'the dearest forgery',
      value: cpuOf(read({ ...largest, encryptData: padded })),
      unit: 'ms CPU',
      max: MAX_FACTOR,
    },
    { name: 'a call beyond the rate', value: refused(sm2.privateKey, largest), unit: 'µs CPU', max: 200 },
  ];
}

function isRead(deciphering: Deciphering, fields: Record<string, string>): boolean {
  try {
    return deciphering.parametersOf(getArticles)?.(fields, '192.0.2.1') !== undefined;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Microseconds. */
function refused(privateKey: string, fields: Record<string, string>): number {
  const now = Number(fields.t);
  const deciphering = createDeciphering(privateKey, () => now);
  while (isRead(deciphering, fields));
  return 1000 * cpuOf(() => isRead(deciphering, fields));
}
