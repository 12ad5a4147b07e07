import { createHash } from 'node:crypto';
import { type ProofOfWork, proofOfWorkOf } from '@platform/sites/proofOfWork';
import { answerQuestion } from '@testing/answerQuestion';
import { solveWork } from '@testing/solveWork';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChallenges } from './challenges.service';
import { createProofsOfWork } from './work.rules';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const place = { site: 1, device: 'xy1', scene: 'vote' };
const inFiveMinutes = () => platform.clock.now() + 300_000;
const proofs = () => createProofsOfWork(testKeys.sign, platform.clock.now);

/** ALTCHA's payload with another value in it. */
function changed(
  work: string,
  change: (payload: { solution: { counter: number }; challenge: unknown }) => void,
) {
  const payload = JSON.parse(Buffer.from(work, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

test('[wire g80] work – done, changed, of another captcha, of another site, too late – is accepted once it is done, in time', async () => {
  const subject = { site: 1, id: 'a' };
  const work = await proofs().create(subject, inFiveMinutes());
  const solved = await solveWork(work);
  expect(await proofs().isDone(subject, solved)).toBe(true);
  const easier = changed(solved, ({ challenge }) => Object.assign(Object(challenge).parameters, { cost: 1 }));
  const later = changed(solved, ({ challenge }) =>
    Object.assign(Object(challenge).parameters.data, { expires: inFiveMinutes() + 1 }),
  );
  const guessed = changed(solved, ({ solution }) =>
    Object.assign(solution, { derivedKey: createHash('sha256').update('guess').digest('hex') }),
  );
  for (const wrong of ['', 'x', work, easier, later, guessed])
    expect(await proofs().isDone(subject, wrong)).toBe(false);
  expect(await proofs().isDone({ site: 1, id: 'b' }, solved)).toBe(false);
  expect(await proofs().isDone({ site: 2, id: 'a' }, solved)).toBe(false);
  platform.clock.forward(300_000);
  expect(await proofs().isDone(subject, solved)).toBe(false);
});

test('[wire g80] a captcha given with work – right answer – counts with its own work, once', async () => {
  const challenges = createChallenges(platform.db, testKeys.sign, platform.clock.now);
  const verify = (verifyId: string, work: string) =>
    challenges.verify(place, { verifyId, verifyCode: '7', work });
  const [first, second, third] = [
    await challenges.create(place, '7', true),
    await challenges.create(place, '7', true),
    await challenges.create(place, '7', true),
  ];
  const solved = await solveWork(first.work);
  expect(await verify(second.id, '')).toBe(false);
  expect(await verify(third.id, solved)).toBe(false);
  expect(await verify(first.id, solved)).toBe(true);
  expect(await verify(first.id, solved)).toBe(false);
});

const Question = v.object({ verifyId: v.string(), question: v.string(), work: v.string() });
const at = '/app_if/amuc/api/vote';

test.each<[ProofOfWork, { picture: boolean; question: boolean }]>([
  ['off', { picture: false, question: false }],
  ['questions', { picture: false, question: true }],
  ['all', { picture: true, question: true }],
])(
  '[wire g80, n17] proofOfWork %s – says which captchas come with work and need it',
  async (setting, asks) => {
    platform.clock.forward(61_000);
    await platform.configure({ afsCheck: { enable: 1 }, proofOfWork: setting });
    const picture = await platform.get(`${at}/verifyCode?device=xy0001&scene=sms`);
    expect('verify-work' in picture.headers).toBe(asks.picture);
    const answer = await platform.get(`${at}/verifyText?device=xy0001&scene=sms&locale=zh`);
    const { verifyId, question, work } = v.parse(Question, answer.json());
    expect(work !== '').toBe(asks.question);
    const given = { phone: '13800000009', scene: 'login', verifyId, verifyCode: answerQuestion(question) };
    const sent = Object((await platform.sso('sendCode', given)).json()).msg;
    expect(sent).toBe(asks.question ? 'verify_code_wrong' : 'success');
  },
);

test('[wire n17] proofOfWork – not set, or unknown – is that of questions', () => {
  for (const settings of [undefined, {}, { proofOfWork: 'none' }, { proofOfWork: 1 }])
    expect(proofOfWorkOf(settings)).toBe('questions');
});
