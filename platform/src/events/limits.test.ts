import { AdvEventType } from '@contract/advertCodes';
import { DataType, Platform, ShareChannel } from '@contract/analyticsCodes';
import { EventType, KindNumber } from '@contract/codes';
import { createAdvertEvents } from '@platform/adverts/advertEvents.service';
import type { CallContext } from '@platform/operations/callContext';
import type { Site } from '@platform/sites/site';
import { createSiteFinder } from '@platform/sites/sites.service';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEvents } from './events.service';
import { forgetOldEvents } from './expiredEvents.service';
import { createRecords } from './records.service';

const DAY_MS = 24 * 3_600_000;
const KEY = { tenantCode: 'tenant', appKey: 'key' };
let sites: TwoSites;
let site: Site;
const now = at(0).getTime();
beforeAll(async () => {
  sites = await openTwoSites();
  const found = (await createSiteFinder(sites.db, () => 0, '').all()).find(({ id }) => id === 1);
  if (!found) throw new Error('the site is missing');
  site = found;
  for (const id of [1, 2]) await addArticle(sites, id, 1);
});
afterAll(() => sites.close());
beforeEach(() =>
  sites.db.script(
    'delete from analytics_counts; delete from counted_events; delete from advert_events; delete from advert_counts',
  ),
);

const contextOf = (config: object, more: object = {}) =>
  ({
    ...{
      site: { ...site, config: { ...site.config, ...config } },
      address: '10.0.0.1',
      caller: { kind: 'nobody' },
    },
    ...more,
  }) as unknown as CallContext;

describe('[J4] records of the analytics client', () => {
  const given = {
    ...{
      dataType: DataType.open,
      platform: Platform.mobile,
      shareChanel: 0,
      articleID: '1',
      actionTime: String(now),
      eventId: '',
    },
  };
  const send = (more: object = {}, analytics: object = KEY, analyticsKey: object | undefined = KEY) =>
    createRecords(sites.db, () => now)(contextOf({ analytics }, { analyticsKey }), {
      ...given,
      ...more,
    } as never);
  const counts = async () =>
    (
      await sites.db.query<{ value: string }>({
        name: 'test-analytics',
        text: "select concat_ws(' ', site_id, to_char(day, 'MM-DD'), article_id, data_type, platform, channel, count) as value from analytics_counts order by 1",
      })
    ).map(({ value }) => value);

  test('of a tenant and key – another, missing, of a site that has none – are those of the site', async () => {
    const none = { tenantCode: '', appKey: '' };
    expect([
      await send(),
      await send({}, KEY, { ...KEY, appKey: 'x' }),
      await send({}, KEY, { ...KEY, tenantCode: 'x' }),
    ]).toEqual([true, false, false]);
    const nobody = createRecords(sites.db, () => now)(contextOf({ analytics: KEY }), given as never);
    expect([
      await nobody,
      await send({}, none, none),
      await send({}, none, KEY),
      await send({}, KEY, none),
    ]).toEqual([false, false, false, false]);
    expect(await counts()).toEqual([`1 01-10 1 ${DataType.open} ${Platform.mobile} 0 1`]);
  });

  test('at both sides of a month ago and of a day ahead – are counted on the site’s day', async () => {
    const of = (ms: number) => send({ actionTime: String(now + ms) });
    expect([
      await of(-31 * DAY_MS - 1),
      await of(-31 * DAY_MS),
      await of(DAY_MS),
      await of(DAY_MS + 1),
    ]).toEqual([false, true, true, false]);
    expect((await counts()).map((one) => one.split(' ')[1])).toEqual(['01-11', '12-10']);
    // 24:00 of the site
    expect(await of(16 * 3_600_000 - 1)).toBe(true);
    expect(await of(16 * 3_600_000)).toBe(true);
    expect((await counts()).map((one) => [one.split(' ')[1], one.split(' ').at(-1)])).toEqual([
      ['01-10', '1'],
      ['01-11', '2'],
      ['12-10', '1'],
    ]);
  });

  test.each([
    { articleID: '0' },
    { articleID: '01' },
    { articleID: '-1' },
    { articleID: '2147483648' },
    { articleID: '' },
    { dataType: 1 },
    { platform: 4 },
    { shareChanel: 7 },
    { shareChanel: -1 },
    { actionTime: '1' },
    { actionTime: '' },
  ])('with %o – are forged', async (more) => {
    expect([await send(more), await counts()]).toEqual([false, []]);
  });

  test('of one number, of none, of each channel – are counted once, each, and by channel', async () => {
    for (const eventId of ['a', 'a', 'b', '', '']) expect(await send({ eventId })).toBe(true);
    expect(await send({ shareChanel: ShareChannel.album, dataType: DataType.share })).toBe(true);
    expect((await counts()).map((one) => one.split(' ').slice(3).join(' '))).toEqual([
      `${DataType.open} ${Platform.mobile} 0 4`,
      `${DataType.share} ${Platform.mobile} ${ShareChannel.album} 1`,
    ]);
    expect(await forgetOldEvents(sites.db, now + 3 * DAY_MS)).toBe(0);
    expect(await forgetOldEvents(sites.db, now + 3 * DAY_MS + 1)).toBeGreaterThan(0);
  });
});

test('[J3] views and clicks of an advert – of one person, of nobody, on two days, where adverts are off – are counted once a person and day', async () => {
  await sites.add('adverts', {
    ...{ site_id: 1, id: 5, place: 'start', title: '', picture: '', width: 1, height: 1, link: '' },
    ...{ starts_at: at(0), ends_at: at(9 * DAY_MS) },
  });
  let moment = now;
  const count = createAdvertEvents(sites.db, () => moment);
  const send = (who: string, eventType: AdvEventType, advEnable = 1) =>
    count(contextOf({ advEnable }), { id: 5, eventType }, who);
  const { shown, clicked } = AdvEventType;
  await Promise.all([
    send('m:7', shown),
    send('m:7', shown),
    send('m:8', shown),
    send('', shown),
    send('', clicked),
    send('m:9', shown, 0),
  ]);
  await send('m:7', clicked);
  moment += 16 * 3_600_000 - 1;
  await send('m:7', shown);
  moment += 1;
  await send('m:7', shown);
  const text = 'select shown::int, clicked::int from advert_counts where site_id = 1 and advert_id = 5';
  expect(await sites.db.query({ name: 'test-advert-counts', text })).toEqual([{ shown: 3, clicked: 1 }]);
});

test('[wire g21] events of every kind – likes of nobody, clicks and shares of what has them, views – go to likes and counts that are theirs', async () => {
  const liked: string[] = [];
  const counted: string[] = [];
  const events = createEvents(
    async (_, { type, counter, id }) => {
      counted.push(`${type} ${counter} ${id}`);
      return 'repeated';
    },
    (async (_: number, { type }: { type: number }, { who }: { who: string }) => {
      liked.push(`${type} ${who}`);
    }) as unknown as Parameters<typeof createEvents>[1],
  );
  const { article, comment, live } = KindNumber.event;
  const send = (type: number, eventType: number, who = 'm:7', cancel = false) =>
    events(1, { type, eventType, id: 3, eventId: '', cancel } as never, {
      person: () => who,
      address: '10.0.0.1',
      isMember: true,
    });
  expect([await send(article, EventType.like), await send(article, EventType.like, '')]).toEqual([
    'counted',
    'counted',
  ]);
  expect(liked).toEqual([`${article} m:7`]);
  await expect(send(comment, EventType.like, 'm:7', true)).rejects.toThrow();
  expect(await send(article, EventType.click)).toBe('repeated');
  expect([await send(live, EventType.click), await send(article, EventType.share)]).toEqual([
    'repeated',
    'repeated',
  ]);
  expect([
    await send(article, EventType.view),
    await send(live, EventType.share),
    await send(99, EventType.click),
  ]).toEqual(['counted', 'counted', 'counted']);
  expect(counted).toEqual([`${article} click 3`, `${live} click 3`, `${article} share 3`]);
});
