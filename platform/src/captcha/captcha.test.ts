import { verifyText } from '@contract/votes';
import { answerQuestion } from '@testing/answerQuestion';
import { solveWork } from '@testing/solveWork';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createChallenges } from './challenges.service';
import { drawWord, newWord } from './picture.document';
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

test('[K8] pictures and questions – of one address – are bounded at once and a second, questions harder', async () => {
  const [question, picture] = ['verifyText?device=x', 'verifyCode?device=y'].map(
    (path) => `${at}/${path}&scene=sms`,
  );
  const statuses = async (url = '', count = 1) => {
    const all = await Promise.all(Array.from({ length: count }, () => platform.get(url)));
    return all.map(({ status }) => status);
  };
  expect(await statuses(question, 31)).toEqual([...Array(30).fill(200), 429]);
  for (let part = 0; part < 6; part += 1) expect(await statuses(picture, 50)).toEqual(Array(50).fill(200));
  expect(await statuses(picture)).toEqual([429]);
  const from = { remoteAddress: '192.0.2.7', headers: { host: 'x' } };
  expect((await platform.app.inject({ ...from, url: question ?? '' })).statusCode).toBe(200);
  platform.clock.forward(1000);
  expect([await statuses(picture), await statuses(question)]).toEqual([[200], [429]]);
  platform.clock.forward(20_000);
  expect(await statuses(question)).toEqual([200]);
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

const Text = v.object({ verifyId: v.string(), question: v.string(), work: v.string() });
async function ask(device = 'xy0001') {
  const answer = await platform.get(`${at}/verifyText?device=${device}&scene=sms&locale=zh`);
  expect(faults(verifyText.output, answer.json())).toEqual([]);
  return v.parse(Text, answer.json());
}

async function send(verifyId: string, verifyCode: string, work = '') {
  const given = { phone: '13800000001', scene: 'login', verifyId, verifyCode, work };
  return Object((await platform.sso('sendCode', given)).json()).msg;
}

test('[H7][C7] a question answered in words’ numbers, its work done, lets a code be sent, once', async () => {
  await platform.configure({ afsCheck: { enable: 1 } });
  const { verifyId, question, work } = await ask();
  const solved = await solveWork(work);
  expect(await send('', '')).toBe('verify_code_needed');
  expect(await send(verifyId, answerQuestion(question), solved)).toBe('success');
  platform.clock.forward(61_000);
  expect(await send(verifyId, answerQuestion(question), solved)).toBe('verify_code_wrong');
});

test('[wire g80] a wrong answer uses it up; five minutes end it; another device has nothing of it', async () => {
  await platform.configure({ afsCheck: { enable: 1 }, proofOfWork: 'off' });
  const guessed = await ask();
  expect(await send(guessed.verifyId, '77')).toBe('verify_code_wrong');
  expect(await send(guessed.verifyId, answerQuestion(guessed.question))).toBe('verify_code_wrong');
  const late = await ask();
  platform.clock.forward(5 * 60_000);
  expect(await send(late.verifyId, answerQuestion(late.question))).toBe('verify_code_wrong');
  const foreign = await ask('another');
  expect(await send(foreign.verifyId, answerQuestion(foreign.question))).toBe('verify_code_wrong');
});

test('[H7] a solved challenge – a code requested too early – is not lost', async () => {
  await platform.configure({ afsCheck: { enable: 1 }, proofOfWork: 'off' });
  const [first, second] = [await ask(), await ask()];
  expect(await send(first.verifyId, answerQuestion(first.question))).toBe('success');
  platform.clock.forward(30_000);
  expect(await send(second.verifyId, answerQuestion(second.question))).toBe('code_too_early');
  platform.clock.forward(31_000);
  expect(await send(second.verifyId, answerQuestion(second.question))).toBe('success');
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
  const place = { site: 1, device: 'xy1', scene: 'login' };
  const { id } = await challenges.create(place, word, false);
  expect(await challenges.verify(place, { verifyId: id, verifyCode: typed, work: '' })).toBe(true);
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

test.each(['zh', 'en', 'de', 'fr', 'bo'])(
  '[C4][C7] questions in %s – 3,000 – ask seven things in thousands of ways, answered in digits',
  (locale) => {
    let state = 1;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const all = Array.from({ length: 3000 }, () => newQuestion(locale, random));
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThan(2000);
    for (const { question, answer } of all) {
      expect(question.length).toBeGreaterThan(8);
      expect(answer).toMatch(/^\d{1,2}$/);
      if (locale === 'zh') expect([question, answerQuestion(question)]).toEqual([question, answer]);
    }
    // A program that always gives the most frequent answer is seldom right.
    const counts = new Map<string, number>();
    for (const { answer } of all) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    expect(Math.max(...counts.values()) / all.length).toBeLessThan(0.12);
  },
);

test('[C7] a word – is drawn – has six signs inside the picture', () => {
  expect([...newWord((below) => below - 1)]).toHaveLength(6);
});
