import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Of Sichuan, of Shanghai and of another country. */
const [SICHUAN, SHANGHAI, ABROAD] = ['61.139.2.69', '202.96.209.5', '8.8.8.8'] as const;

let platform: TestPlatform;
let member: TestMember;
beforeAll(async () => {
  // the caller of a test is this machine: the proxy
  platform = await startPlatform({ trustedProxies: ['127.0.0.1'] });
  await seedNewsroom(platform);
  await commentsOn(platform).rules({ auditType: '0', minuteMost: 100 });
  member = await platform.member();
});
afterAll(() => platform.close());

const from = (address: string) => ({ ...member.headers, 'x-forwarded-for': address });
const CLAIM = { location: '火星', longitude: '103.6', latitude: '31.4' };

async function placeOf(table: string, place: string): Promise<unknown> {
  const text = `select ${place} as place from ${table} where site_id = 1 order by id desc limit 1`;
  return (
    await platform.db.one<{ place: unknown }>({ name: `test-place-${table}-${place.length}`, text }, [])
  )?.place;
}

test.each([
  [SICHUAN, '四川'],
  [SHANGHAI, '上海'],
  [ABROAD, '美国'],
  ['10.0.0.7', ''],
  [`${SHANGHAI}, ${SICHUAN}`, '四川'],
])(
  '[K17] a comment, a post and a question from %s – each claims another place – have the region %s',
  async (address, region) => {
    const comment = { rootID: seeded.articles.news, content: `水位 ${address}`, ...CLAIM };
    expect((await platform.post('/app_if/discuss', comment, from(address))).json()).toBe(true);
    expect(await placeOf('comments', `location || '/' || longitude || '/' || latitude`)).toBe(
      `${region}/0/0`,
    );
    const post = { circleID: seeded.circle, content: `梯田 ${address}`, ...CLAIM };
    expect((await platform.post('/nis/api/post/create', post, from(address))).json()).toMatchObject({
      status: 0,
    });
    expect(await placeOf('posts', `doc->>'location'`)).toBe(region);
    const ask = `subjectID=${seeded.subject}&title=${`路灯 ${address}`}&location=火星`;
    const answer = await platform.get(`/app_if/question/ask?${encodeURI(ask)}&curVersions=3`, from(address));
    expect(answer.json()).toMatchObject({ status: 0 });
    expect(await placeOf('questions', `doc->>'location'`)).toBe(region);
  },
);

test('[K17] readers see the region beside a comment', async () => {
  const comment = { rootID: seeded.articles.news, content: '看得见地区', ...CLAIM };
  await platform.post('/app_if/discuss', comment, from(SICHUAN));
  const { list } = Object((await platform.get(`/app_if/discussView?rootID=${seeded.articles.news}`)).json());
  expect(list.find(({ content }: { content: string }) => content === '看得见地区')).toMatchObject({
    location: '四川',
  });
});

test('[K17] a site of another region – a comment from Sichuan – no region is stored', async () => {
  await platform.configure({ region: 'other', siteConfig: { discuss: { minuteMost: 100 } } });
  platform.clock.forward(5_000);
  const comment = { rootID: seeded.articles.news, content: '没有地区', ...CLAIM };
  await platform.post('/app_if/discuss', comment, from(SICHUAN));
  expect(await placeOf('comments', 'location')).toBe('');
});
