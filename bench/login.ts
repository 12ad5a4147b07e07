import { createHash } from 'node:crypto';
import { hashPassword, isPassword } from '@platform/members/passwords.service';
import { signedCall } from '@testing/signedCall';
import { residentMegabytes } from './cpu';
import { type Figure, quantile } from './figure';
import type { BenchNewsroom } from './newsroom';

/** People who come in, so many of them at a time. */
const PEOPLE = 200;
const WITH_PASSWORDS = 80;
const AT_ONCE = 4;
/** As many as a network is given without a captcha (decision 092). */
const CODES_AT_A_TIME = 20;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('open the door');

const phoneOf = (n: number): string => String(13_300_000_000 + n);

/** Milliseconds of each, so many at a time. */
async function timed(count: number, work: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const waiting = Array.from({ length: count }, (_, n) => n).values();
  async function worker(): Promise<void> {
    for (const n of waiting) {
      const begun = performance.now();
      await work(n);
      times.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times;
}

/** Members come in by phone and code, and by phone and password. */
export async function benchLogin({ server, db }: BenchNewsroom): Promise<Figure[]> {
  let refused = 0;
  async function call(name: string, n: number, parameters: Record<string, string>): Promise<void> {
    const { body, headers } = signedCall({ phone: phoneOf(n), ...parameters }, { device: `xy-bench-${n}` });
    const address = `${server.origin}/sso-app/api/${name}`;
    const answer = await fetch(address, { method: 'POST', body, headers: { ...headers, ...FORM } });
    const { code } = Object(await answer.json());
    if (code !== 1) refused += 1;
  }

  const newest =
    'select distinct on (phone) phone, words from outbox where phone = any($1) order by phone, id desc';
  async function codesTo(people: readonly number[]): Promise<ReadonlyMap<string, string>> {
    // two hundred people do not ask from one network
    await db.script(`delete from attempts where kind in ('codes-address', 'codes-free')`);
    await Promise.all(people.map((n) => call('sendCode', n, { scene: 'login' })));
    const statement = { name: 'bench-codes', text: newest };
    const rows = await db.query<{ phone: string; words: string }>(statement, [people.map(phoneOf)]);
    return new Map(rows.map(({ phone, words }) => [phone, /\d{6}/.exec(words)?.[0] ?? '']));
  }

  const byCode: number[] = [];
  for (let from = 0; from < PEOPLE; from += CODES_AT_A_TIME) {
    const people = Array.from({ length: CODES_AT_A_TIME }, (_, n) => from + n);
    const codes = await codesTo(people);
    const come = (n: number) => call('loginByPhone', from + n, { code: codes.get(phoneOf(from + n)) ?? '' });
    byCode.push(...(await timed(CODES_AT_A_TIME, come)));
  }

  const storedHash = await hashPassword(PASSWORD);
  const set = {
    name: 'bench-passwords',
    text: 'update members set password_hash = $1 where phone = any($2)',
  };
  await db.run(set, [storedHash, Array.from({ length: WITH_PASSWORDS }, (_, n) => phoneOf(n))]);
  const byPassword = await timed(WITH_PASSWORDS, (n) => call('login', n, { password: PASSWORD }));
  const memory = residentMegabytes(server.pid);
  // The hash alone, on this machine, as many at a time.
  const hash = await timed(WITH_PASSWORDS, async () => {
    await isPassword(PASSWORD, storedHash);
  });

  return [
    { name: 'login by code, p95', value: quantile(byCode, 0.95), unit: 'ms', max: 150 },
    { name: 'login by password with its hash, p95', value: quantile(byPassword, 0.95), unit: 'ms' },
    { name: '  the hash alone, p95', value: quantile(hash, 0.95), unit: 'ms' },
    { name: 'logins: refused', value: refused, unit: '', max: 0 },
    { name: 'logins: resident memory after them', value: memory, unit: 'MB', max: 300 },
  ];
}
