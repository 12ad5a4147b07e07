import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetOldEvents } from './expiredEvents.service';

const id = seeded.articles.news;
let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const event = async (query: string) => (await platform.get(`/app_if/event?id=${id}&${query}`)).json();
async function counts() {
  platform.clock.forward(5000);
  return (await platform.get(`/app_if/getArticleCounts?articleId=${id}`)).json();
}

test('[wire g21] clicks and shares are counted, and answered true', async () => {
  expect(await counts()).toMatchObject({ countClick: 10, countPraise: 2, countShare: 1 });
  expect(await event('eventType=0')).toBe(true);
  expect(await event('eventType=0')).toBe(true);
  expect(await event('eventType=2&channel=0')).toBe(true);
  expect(await counts()).toMatchObject({ countClick: 12, countPraise: 2, countShare: 2 });
});

test('[K3] a like counts once for a device, however it is named and however often it comes at once', async () => {
  const likes = Array.from({ length: 20 }, () => event('eventType=1&device=xy77'));
  expect(await Promise.all(likes)).toEqual(Array(20).fill(true));
  await event('eventType=1&userOtherID=xy77');
  expect(await counts()).toMatchObject({ countPraise: 3 });
  await event('eventType=1&userOtherID=another');
  expect(await counts()).toMatchObject({ countPraise: 4 });
});

test('[wire W24] another claimed user id is no other person', async () => {
  await event('eventType=1&device=xy77&userID=1');
  await event('eventType=1&device=xy77&userID=2');
  expect(await counts()).toMatchObject({ countPraise: 3 });
});

test('[H2] a like is taken back once, and only by who gave it', async () => {
  await event('eventType=1&device=mine');
  await event('eventType=1&device=other&cancel=1');
  expect(await counts()).toMatchObject({ countPraise: 3 });
  await Promise.all([1, 2, 3].map(() => event('eventType=1&device=mine&cancel=1')));
  expect(await counts()).toMatchObject({ countPraise: 2 });
});

test('[wire W24] a like – of nobody – is answered as recorded and counts nothing', async () => {
  expect(await event('eventType=1')).toBe(true);
  expect(await event('eventType=1&curVersions=3')).toEqual({
    status: 0,
    message: 'success',
    data: { value: 'true' },
  });
  expect(await counts()).toMatchObject({ countPraise: 2 });
});

test.each([3, 2, 12])('[wire f8] tracking %i comes by POST form and is accepted', async (eventType) => {
  const form = `id=${id}&eventType=${eventType}&appID=1&title=x&columnID=1&columnName=y&device=xy1&curVersions=3`;
  const answer = await platform.post('/app_if/event', form);
  expect(answer.json()).toEqual({ status: 0, message: 'success', data: { value: 'true' } });
});

test('[J4] a record with an id counts once, sent again at once or later', async () => {
  await Promise.all([1, 2, 3].map(() => event('eventType=2&eventId=e1')));
  await event('eventType=2&eventId=e1');
  await event('eventType=2&eventId=e2');
  expect(await counts()).toMatchObject({ countShare: 3 });
});

test('[wire W7] a record that is sent again is 10001 in the envelope, true without', async () => {
  const answers = [];
  for (const path of ['eventType=0&eventId=e7&curVersions=3', 'eventType=0&eventId=e7&curVersions=3'])
    answers.push(await event(path));
  expect(answers).toEqual([
    { status: 0, message: 'success', data: { value: 'true' } },
    { status: 10001, message: 'recorded already', data: {} },
  ]);
  expect(await event('eventType=0&eventId=e7')).toBe(true);
  expect(await counts()).toMatchObject({ countClick: 11 });
});

test('[wire g21] an article that is not published or does not exist counts nothing and fails nothing', async () => {
  for (const other of [seeded.articles.draft, 999_999, 0]) {
    for (const query of ['eventType=0', 'eventType=2', 'eventType=1&device=x']) {
      expect((await platform.get(`/app_if/event?id=${other}&${query}`)).json()).toBe(true);
    }
  }
  const rows = await platform.db.query<{ sum: number }>(
    {
      name: 'testDraftCounts',
      text: 'select click_real + share + praise as sum from article_counts where article_id = $1',
    },
    [seeded.articles.draft],
  );
  expect(rows).toEqual([{ sum: 0 }]);
});

test('[wire W8] another site reads it as JSONP; it is never kept by a cache', async () => {
  const answer = await platform.get(`/app_if/event?id=${id}&eventType=0&jsoncallback=cb`);
  expect(answer.text).toBe('cb(true)');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('[wire W7] an event of no kind is refused', async () => {
  expect(await event('eventType=9')).toMatchObject({ status: -1 });
});

test('[K3] a tracking record is known for three days, then let go; a repeated one counts once', async () => {
  const forget = () => forgetOldEvents(platform.db, platform.clock.now());
  await event('eventType=0&eventId=one');
  platform.clock.forward(2 * 86_400_000);
  await event('eventType=0&eventId=two');
  expect(await forget()).toBe(0);
  await event('eventType=0&eventId=one');
  expect(await counts()).toMatchObject({ countClick: 12 });
  platform.clock.forward(86_400_001);
  expect(await forget()).toBe(1);
});

test('[K3] on several processes at once each record counts once', async () => {
  const other = await platform.beside();
  const records = Array.from({ length: 40 }, (_, index) => `eventType=0&eventId=r${index}`);
  await Promise.all([
    ...records.map(event),
    ...records.toReversed().map((query) => other.inject(`/app_if/event?id=${id}&${query}`)),
  ]);
  expect(await counts()).toMatchObject({ countClick: 50 });
  await other.close();
});
