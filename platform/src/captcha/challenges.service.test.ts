import { CAPTCHA_VALID_MS } from '@contract/limits';
import { solveWork } from '@testing/solveWork';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChallenges, forgetOldChallenges } from './challenges.service';

const KEY = 'ab'.repeat(32);
let sites: TwoSites;
let now: number;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());
beforeEach(async () => {
  now = at(0).getTime();
  await sites.db.script('delete from challenges');
});

const place = { site: 1, device: 'xy1', scene: 'vote' };
const challenges = () => createChallenges(sites.db, KEY, () => now);
async function answered(change: object = {}, code = '7 天', needsWork = false, work = '') {
  const { id } = await challenges().create(place, '7 天', needsWork);
  return challenges().verify({ ...place, ...change }, { verifyId: id, verifyCode: code, work });
}

test('[wire g80][A17] a captcha – for another purpose, device, site – is good for its own alone', async () => {
  expect(await answered()).toBe(true);
  for (const change of [
    { scene: 'sms' },
    { scene: 'login' },
    { scene: '' },
    { device: 'xy2' },
    { device: '' },
    { site: 2 },
  ])
    expect([change, await answered(change)]).toEqual([change, false]);
});

test('[wire g80] an answer – in other letters, digits and blanks, wrong, empty – is right by what a person means', async () => {
  const right = async (answer: string, code: string) => {
    const { id } = await challenges().create(place, answer, false);
    return challenges().verify(place, { verifyId: id, verifyCode: code, work: '' });
  };
  expect([await right('aB3', ' Ab3 '), await right('7', '７'), await right('12', '༡༢')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([await right('aB3', 'ab4'), await right('7', ''), await right('ab', 'a b')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('[wire g80] a captcha – right a second time, right after wrong, asked for with another number – is used once', async () => {
  const { id } = await challenges().create(place, 'ab', false);
  const verify = (verifyCode: string, verifyId = id) =>
    challenges().verify(place, { verifyId, verifyCode, work: '' });
  expect([await verify('ab'), await verify('ab')]).toEqual([true, false]);
  const second = await challenges().create(place, 'ab', false);
  expect([await verify('x', second.id), await verify('ab', second.id)]).toEqual([false, false]);
  const third = await challenges().create(place, 'ab', false);
  expect([await verify('ab', ''), await verify('ab', 'other'), await verify('ab', third.id)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[wire g80] a captcha – at both sides of its end – is good until then, and forgotten after it', async () => {
  const { id } = await challenges().create(place, 'ab', false);
  const late = await challenges().create(place, 'ab', false);
  const answer = (verifyId: string) => challenges().verify(place, { verifyId, verifyCode: 'ab', work: '' });
  now += CAPTCHA_VALID_MS - 1;
  expect(await answer(id)).toBe(true);
  now += 1;
  expect(await answer(late.id)).toBe(false);
  expect([await forgetOldChallenges(sites.db, now), await forgetOldChallenges(sites.db, now + 1)]).toEqual([
    0, 1,
  ]);
});

test('[K8] work – done, not done, of another captcha, not asked for – is needed where it was asked for', async () => {
  expect((await challenges().create(place, 'ab', false)).work).toBe('');
  expect(await answered({}, '7 天', true)).toBe(false);
  const first = await challenges().create(place, 'ab', true);
  const second = await challenges().create(place, 'ab', true);
  const done = await solveWork(first.work);
  const verify = (verifyId: string) => challenges().verify(place, { verifyId, verifyCode: 'ab', work: done });
  expect([await verify(second.id), await verify(first.id)]).toEqual([false, true]);
});
