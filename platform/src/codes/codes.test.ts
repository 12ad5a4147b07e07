import { type Database, openDatabase } from '@platform/db/connection';
import type { SmsMessage } from '@platform/sms/sms.port';
import { SsoRefusal } from '@platform/wire/refusals';
import { fakeClock } from '@testing/clock';
import { emptyNewsroom } from '@testing/emptyNewsroom';
import { createDatabase, type TestDatabase } from '@testing/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Codes,
  createCodes,
  forgetUsedCodes,
  type Recipient,
  type SubmittedCode,
} from './codes.service';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const clock = fakeClock(1_930_000_000_000);
const site = { id: 1, name: '澜川' };
const stranger: Recipient = { device: 'one', network: '192.0.2.0', isKnown: false };
const failures: unknown[] = [];
const sent: SmsMessage[] = [];
const gateway = { isDown: false };

let database: TestDatabase;
let db: Database;
let codes: Codes;
let phones = 0;
let phone = '';

beforeAll(async () => {
  database = await createDatabase(emptyNewsroom);
  db = openDatabase(database.url, { max: 4 });
  let drawn = 41;
  codes = createCodes({
    db,
    key: '00'.repeat(32),
    now: clock.now,
    failed: (error) => failures.push(error),
    random: () => {
      drawn += 1;
      return drawn;
    },
    sms: {
      async send(message) {
        if (gateway.isDown) throw new Error('the gateway is down');
        sent.push(message);
      },
    },
  });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  phones += 1;
  phone = `139000${String(phones).padStart(5, '0')}`;
  gateway.isDown = false;
  failures.length = 0;
  sent.length = 0;
});

const newest = () => /\d{6}/.exec(sent.at(-1)?.words ?? '')?.[0] ?? '';
async function send(recipient = stranger): Promise<string> {
  await codes.send(site, phone, 'login', recipient);
  return newest();
}
const submitted = (code: string, change: Partial<SubmittedCode> = {}): SubmittedCode => ({
  ...{ site: 1, phone, scene: 'login', code, device: 'one', network: '192.0.2.0' },
  ...change,
});
/** `msg` of the refusal; '' where there is none. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    if (error instanceof SsoRefusal) return error.msg;
    throw error;
  }
}
const use = (code: string, change?: Partial<SubmittedCode>) =>
  codes.use(submitted(code, change), async (_, { repeatedLogin }) => repeatedLogin ?? 'new');
const WRONG = 'code exception';

test('[wire n1] a code – of one device – goes to its phone with six digits', async () => {
  const code = await send();
  expect(code).toMatch(/^0000\d\d$/);
  expect(sent).toEqual([{ site: 1, phone, words: `【澜川】验证码 ${code}，十分钟内有效。请勿告诉他人。` }]);
});

test('[wire n1] a second code – within a minute – is too early, then it counts alone', async () => {
  const first = await send();
  clock.forward(MINUTE - 1);
  expect(await refusalOf(send())).toBe('code_too_early');
  expect(await refusalOf(codes.requireWaitOver(1, phone, stranger))).toBe('code_too_early');
  clock.forward(1);
  await codes.requireWaitOver(1, phone, stranger);
  const second = await send();
  expect(await refusalOf(use(first))).toBe(WRONG);
  expect(await use(second)).toBe('new');
});

test('[wire n1] a code that was used – another one asked for at once – is no reason to wait', async () => {
  await use(await send());
  await codes.requireWaitOver(1, phone, stranger);
  expect(await use(await send())).toBe('new');
});

test('[H7] a known device – a stranger asked just before – gets its code, and waits for its own alone', async () => {
  const known: Recipient = { device: 'known', network: '198.51.100.0', isKnown: true };
  const strange = await send();
  await codes.requireWaitOver(1, phone, known);
  const own = await send(known);
  expect(await refusalOf(codes.requireWaitOver(1, phone, known))).toBe('code_too_early');
  expect(await refusalOf(codes.requireWaitOver(1, phone, { ...stranger, device: 'two' }))).toBe(
    'code_too_early',
  );
  expect(await use(own, { device: 'known' })).toBe('new');
  expect(await use(strange)).toBe('new');
});

test('[wire n1] codes of a phone – five a day – end with the sixth, which is not valid; a known device has its own five', async () => {
  for (let count = 0; count < 5; count += 1) {
    await send();
    clock.forward(MINUTE);
  }
  const before = sent.length;
  expect(await refusalOf(send())).toBe('code_too_often');
  expect(await refusalOf(send())).toBe('code_too_often');
  expect(sent).toHaveLength(before);
  expect(await send({ ...stranger, device: 'known', isKnown: true })).toMatch(/^\d{6}$/);
});

test('[wire n1] a code – the gateway is down – may be asked for again at once and does not count', async () => {
  gateway.isDown = true;
  for (let count = 0; count < 6; count += 1) expect(await refusalOf(send())).toBe('code_not_sent');
  expect(failures).toHaveLength(6);
  expect(failures[0]).toEqual(new Error('the gateway is down'));
  gateway.isDown = false;
  for (let count = 0; count < 5; count += 1) {
    await send();
    clock.forward(MINUTE);
  }
  expect(await refusalOf(send())).toBe('code_too_often');
});

test('[K8] codes – twenty that the gateway did not take – count from then on', async () => {
  gateway.isDown = true;
  for (let count = 0; count < 25; count += 1) expect(await refusalOf(send())).toBe('code_not_sent');
  expect(await refusalOf(send())).toBe('code_too_often');
});

test('[wire n1] a code – is good for ten minutes, on its device, phone and scene', async () => {
  const code = await send();
  for (const change of [
    { device: 'two' },
    { phone: '13900099999' },
    { scene: 'reset' as const },
    { site: 2 },
  ]) {
    expect(await refusalOf(codes.check(submitted(code, change)))).toBe(WRONG);
    expect(await refusalOf(use(code, change))).toBe(WRONG);
  }
  clock.forward(10 * MINUTE - 1);
  await codes.check(submitted(code));
  expect(await use(code)).toBe('new');
  const late = await send();
  clock.forward(10 * MINUTE);
  expect(await refusalOf(codes.check(submitted(late)))).toBe(WRONG);
  expect(await refusalOf(use(late))).toBe(WRONG);
});

test('[H7] wrong guesses – five from the code’s network – close it; guesses from elsewhere do not', async () => {
  const code = await send();
  for (let count = 0; count < 5; count += 1) {
    expect(await refusalOf(use('999999', { network: '203.0.113.0' }))).toBe(WRONG);
  }
  expect(await refusalOf(use(code, { network: '203.0.113.0' }))).toBe(WRONG);
  for (let count = 0; count < 4; count += 1)
    expect(await refusalOf(codes.check(submitted('999999')))).toBe(WRONG);
  await codes.check(submitted(code));
  expect(await refusalOf(codes.check(submitted('999999')))).toBe(WRONG);
  expect(await refusalOf(codes.check(submitted(code)))).toBe(WRONG);
});

test('[H7] a code – refused by the work that it leads to – is not used up', async () => {
  const code = await send();
  const refused = codes.use(submitted(code), async () => {
    throw new SsoRefusal('taken', 'taken');
  });
  expect(await refusalOf(refused)).toBe('taken');
  expect(await use(code)).toBe('new');
});

/** A member of this phone with a login on the device. */
async function loginOf(device: string): Promise<number> {
  const at = new Date(clock.now());
  const text = `with member as (insert into members (site_id, phone, nickname, created_at) values (1, $1, $1, $3) returning id)
    insert into logins (site_id, member_id, device, means, started_at, seen_at) select 1, id, $2, 'phone', $3, $3 from member
    returning id`;
  const row = await db.one<{ id: number }>({ name: 'test-login', text }, [phone, device, at]);
  return row?.id ?? 0;
}

test('[wire D8] a code – sent again within a minute – gives the login that it started, on its device', async () => {
  const code = await send();
  const login = await loginOf('one');
  await codes.use(submitted(code), (_, { recordLogin }) => recordLogin(login));
  clock.forward(MINUTE - 1);
  await codes.check(submitted(code));
  expect(await use(code)).toBe(login);
  expect(await refusalOf(use(code, { device: 'two' }))).toBe(WRONG);
  clock.forward(1);
  expect(await refusalOf(codes.check(submitted(code)))).toBe(WRONG);
  expect(await refusalOf(use(code))).toBe(WRONG);
});

test('[K8] codes – used a minute ago or sent ten minutes ago – are deleted', async () => {
  clock.forward(20 * MINUTE);
  await forgetUsedCodes(db, clock.now());
  await use(await send());
  await send({ ...stranger, device: 'two' });
  expect(await forgetUsedCodes(db, clock.now() + MINUTE)).toBe(0);
  expect(await forgetUsedCodes(db, clock.now() + MINUTE + 1)).toBe(1);
  expect(await forgetUsedCodes(db, clock.now() + 10 * MINUTE)).toBe(0);
  expect(await forgetUsedCodes(db, clock.now() + 10 * MINUTE + 1)).toBe(1);
});
