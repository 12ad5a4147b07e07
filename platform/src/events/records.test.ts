import { DataType, Platform, ShareChannel } from '@contract/analyticsCodes';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const id = seeded.articles.news;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const keys = (tenant: string, key: string) => ({ 'tenant-code': base64(tenant), 'app-key': base64(key) });
const own = keys('澜川', 'k1');

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await platform.configure({ analytics: { url: '/record', tenantCode: '澜川', appKey: 'k1' } });
});
afterEach(() => platform.close());

async function send(change: Record<string, string | number> = {}, headers: Record<string, string> = own) {
  const fields = {
    ...{
      dataType: DataType.open,
      articleID: id,
      actionTime: platform.clock.now(),
      platform: Platform.android,
    },
    ...{ deviceid: 'xy1', userUuid: 'a reader', refer: '', eventId: 'e1', ...change },
  };
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return (await platform.get(`/record?${query}`, headers)).json();
}
const sums = () =>
  platform.db.query({
    name: 'test-sums',
    text: `select day::text, article_id as article, data_type as type, platform, channel, count::int from analytics_counts
      order by data_type, day`,
  });
const refusal = { status: -1, message: 'not a record of this site' };

describe('[J4][wire a1] records of the analytics client', () => {
  test('[wire a1] record – one number, sent twenty times at once – counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers).toEqual(Array(20).fill({}));
    expect(await send({ eventId: 'e2' })).toEqual({});
    expect(await sums()).toEqual([
      { day: '2031-03-05', article: id, type: DataType.open, platform: 1, channel: 0, count: 2 },
    ]);
  });

  test('[wire a1] record – spelling article_id, share channel, day of the act – is counted as sent', async () => {
    const yesterday = platform.clock.now() - 86_400_000;
    const share = { dataType: DataType.share, shareChanel: ShareChannel.timeline, actionTime: yesterday };
    expect(await send({ ...share, articleID: '', article_id: id })).toEqual({});
    expect(await sums()).toMatchObject([{ day: '2031-03-04', type: DataType.share, channel: 2, count: 1 }]);
  });

  test.each([
    ['another tenant', keys('邻县', 'k1'), {}],
    ['another key', keys('澜川', 'k2'), {}],
    ['no headers', {}, {}],
    ['an unknown type', own, { dataType: 7 }],
    ['an unknown platform', own, { platform: 4 }],
    ['an unknown channel', own, { shareChanel: 9 }],
    ['no article', own, { articleID: '' }],
    ['an article beyond its column', own, { articleID: '9999999999' }],
    ['a time two months ago', own, { actionTime: 1_900_000_000_000 - 60 * 86_400_000 }],
    ['a time next week', own, { actionTime: 1_940_000_000_000 }],
    ['no time', own, { actionTime: 'now' }],
  ])('[J4] forged record – %s – is refused and counts nothing', async (_, headers, change) => {
    expect(await send(change, headers)).toMatchObject(refusal);
    expect(await sums()).toEqual([]);
  });

  test('[J4] record – site without analytics, or an article that is not published – counts nothing', async () => {
    expect(await send({ articleID: 99_999 })).toEqual({});
    await platform.configure({});
    expect(await send({ eventId: 'e3' }, keys('', ''))).toMatchObject(refusal);
    expect(await sums()).toEqual([]);
  });

  test('[wire o14] articleClick – a record for the big-data host – is answered and not looked at', async () => {
    const answer = await platform.post('/bigdata/articleClick', {
      dataType: DataType.open,
      articleID: String(id),
    });
    expect(answer.json()).toEqual({});
    expect(await sums()).toEqual([]);
  });

  test('[wire f8] share – told by GET and tracked by POST under one number – counts once', async () => {
    const counts = async () => {
      platform.clock.forward(5000);
      return (await platform.get(`/app_if/getArticleCounts?articleId=${id}`)).json();
    };
    const before = Object(await counts()).countShare;
    await platform.get(`/app_if/event?id=${id}&eventType=2&eventId=share/xy1/1&device=xy1`);
    const form = `id=${id}&eventType=2&eventId=share/xy1/1&device=xy1&title=x&columnID=1&curVersions=3`;
    expect((await platform.post('/app_if/event', form)).json()).toMatchObject({ status: 10001 });
    expect(await counts()).toMatchObject({ countShare: before + 1 });
  });
});
