import { verifyText } from '@contract/votes';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createChallenges } from './challenges.service';
import { drawWord } from './picture.document';
import { newQuestion } from './questions.rules';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const at = '/app_if/amuc/api/vote';

test('[wire g80] a picture comes with its number in a header, is never kept, and is no text', async () => {
  const answer = await platform.app.inject({
    url: `${at}/verifyCode?device=xy1&scene=sms`,
    headers: { host: 'x' },
  });
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  expect(answer.headers['verify-id']).toMatch(/^[\w-]{20,}$/);
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([320, 120]);
});

test('[K8] of one address so many at once, each leaves a row; then ten a second, pictures and questions alike', async () => {
  const one = `${at}/verifyText?device=x&scene=sms`;
  const all = await Promise.all(Array.from({ length: 300 }, () => platform.get(one)));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  const picture = `${at}/verifyCode?device=y&scene=sms`;
  expect((await platform.get(one)).status).toBe(429);
  expect((await platform.get(picture)).status).toBe(429);
  const from = { remoteAddress: '192.0.2.7', headers: { host: 'x' } };
  expect((await platform.app.inject({ ...from, url: picture })).statusCode).toBe(200);
  platform.clock.forward(1000);
  expect((await platform.get(picture)).status).toBe(200);
});

test('[wire g80, n17] without a device, or for something unknown, it is refused', async () => {
  for (const path of [
    'verifyCode?scene=sms',
    'verifyText?scene=sms',
    'verifyText?device=x',
    'verifyCode?device=x&scene=y',
  ])
    expect((await platform.get(`${at}/${path}`)).json()).toMatchObject({ status: -1 });
});

const Text = v.object({ verifyId: v.string(), question: v.string() });
const numbers: Readonly<Record<string, string>> = {
  zh: '一二三四五六七八九十',
};

/** Reads the question as a person does. */
function answerTo(question: string): string {
  const found = [...question.matchAll(/[一二三四五六七八九十](?=[加、中等])/g)].map(
    ([word]) => (numbers.zh ?? '').indexOf(word) + 1,
  );
  const sum = found.reduce((whole, one) => whole + one, 0);
  return String(question.includes('加') ? sum : Math.max(...found));
}

async function ask(device = 'xy0001') {
  const answer = await platform.get(`${at}/verifyText?device=${device}&scene=sms&locale=zh`);
  expect(faults(verifyText.output, answer.json())).toEqual([]);
  return v.parse(Text, answer.json());
}

async function send(verifyId: string, verifyCode: string) {
  const given = { phone: '13800000001', scene: 'login', verifyId, verifyCode };
  return Object((await platform.sso('sendCode', given)).json()).msg;
}

test('[H7][C7] a question answered in words’ numbers lets a code be sent, once', async () => {
  await platform.configure({ afsCheck: { enable: 1 } });
  const first = await ask();
  expect(await send('', '')).toBe('verify_code_needed');
  expect(await send(first.verifyId, answerTo(first.question))).toBe('success');
  platform.clock.forward(61_000);
  expect(await send(first.verifyId, answerTo(first.question))).toBe('verify_code_wrong');
});

test('[wire g80] a wrong answer uses it up; five minutes end it; another device has nothing of it', async () => {
  await platform.configure({ afsCheck: { enable: 1 } });
  const guessed = await ask();
  expect(await send(guessed.verifyId, '77')).toBe('verify_code_wrong');
  expect(await send(guessed.verifyId, answerTo(guessed.question))).toBe('verify_code_wrong');
  const late = await ask();
  platform.clock.forward(5 * 60_000);
  expect(await send(late.verifyId, answerTo(late.question))).toBe('verify_code_wrong');
  const foreign = await ask('another');
  expect(await send(foreign.verifyId, answerTo(foreign.question))).toBe('verify_code_wrong');
});

test('[H7] a solved challenge – a code requested too early – is not lost', async () => {
  await platform.configure({ afsCheck: { enable: 1 } });
  const [first, second] = [await ask(), await ask()];
  expect(await send(first.verifyId, answerTo(first.question))).toBe('success');
  platform.clock.forward(30_000);
  expect(await send(second.verifyId, answerTo(second.question))).toBe('code_too_early');
  platform.clock.forward(31_000);
  expect(await send(second.verifyId, answerTo(second.question))).toBe('success');
});

test('[H7] too early is no try: impatience alone asks nobody for a picture', async () => {
  expect(await send('', '')).toBe('success');
  for (let tap = 0; tap < 5; tap += 1) expect(await send('', '')).toBe('code_too_early');
  platform.clock.forward(61_000);
  expect(await send('', '')).toBe('success');
});

test.each([
  ['[wire g80] small letters and wide ones', 'KM7H', ' ｋm7Ｈ '],
  ['[C7] Tibetan digits', '12', '༡༢'],
])('%s are right too', async (_, word, typed) => {
  const challenges = createChallenges(platform.db, '00'.repeat(32), platform.clock.now);
  const id = await challenges.create(1, 'xy1', 'login', word);
  expect(await challenges.verify(1, 'xy1', 'login', id, typed)).toBe(true);
});

test('[wire g80] the same word is drawn another way each time', async () => {
  let seed = 0;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  const [one, other] = [await drawWord('KM7H', random), await drawWord('KM7H', random)];
  expect(one.equals(other)).toBe(false);
});

test.each(['zh', 'en', 'de', 'fr', 'bo'])('[C4, C7] a question in %s, answered in digits', (locale) => {
  for (const first of [0, 1]) {
    let call = 0;
    const { question, answer } = newQuestion(locale, (below) => (call++ === 0 ? first : call % below));
    expect(question.length).toBeGreaterThan(8);
    expect(answer).toMatch(/^\d{1,2}$/);
  }
});
