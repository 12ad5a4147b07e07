import { AuditType, KindNumber } from '@contract/codes';
import { aShortVideo } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveShortVideo } from './shortVideos.service';

const { first, second, otherCategory, withdrawn, ofForbidden } = seeded.shortVideos;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const call = async (path: string, headers: Record<string, string> = {}) => {
  // past the lifetime of cached answers
  platform.clock.forward(5000);
  return (await platform.get(`/mvod/api/${path}`, headers)).json();
};
const Related = v.object({ list: v.array(v.object({ id: v.number() })), hasMore: v.boolean() });
async function related(query: string) {
  const { list, hasMore } = v.parse(Related, await call(`relatedList?${query}`));
  return { ids: list.map(({ id }) => id), hasMore };
}

describe('[wire S29] a short video', () => {
  test('[wire g85] mvodArticle answers the video with its author as they are now, its category and counts', async () => {
    expect(await call(`article?id=${first}`)).toMatchObject({
      ...{
        id: first,
        title: '闸门开了',
        catID: 1,
        catName: '河边',
        userID: seeded.reporter,
        userName: '林晚舟',
      },
      ...{ countPlay: 7, countPraise: 2, isPraise: 0, width: 540, height: 960, duration: 9 },
      shareUrl: `http://paper.test/app/template/displayTemplate/news/mvodShare/${first}.html`,
    });
    expect(await call(`article?id=${second}`)).toMatchObject({ userID: 0, userName: '白塔书场' });
  });

  test('[wire g85] mvodArticle – withdrawn, of a forbidden account, not yet published – is missing', async () => {
    const publishedAt = new Date(platform.clock.now() + 86_400_000);
    await saveShortVideo(platform.db, 1, aShortVideo(60, { publishedAt }));
    for (const id of [withdrawn, ofForbidden, 60]) expect(await call(`article?id=${id}`)).toEqual({});
  });

  test('[wire g86] mvodAttach lists the video first, then its further files', async () => {
    const captions = { type: 'text/vtt', width: 0, height: 0, bitrate: 0, size: 0, duration: 9, cover: '' };
    const files = [{ ...captions, url: '\u0001/media/gate.vtt' }];
    await saveShortVideo(platform.db, 1, aShortVideo(61, { files }));
    expect(await call('attach?id=61')).toMatchObject({
      list: [{ type: 'video/mp4' }, { type: 'text/vtt' }],
    });
    expect(await call('attach?id=99')).toEqual({ list: [] });
  });

  test('[wire g87] mvodCategoryList names the categories in their order', async () => {
    expect(await call('categoryList')).toMatchObject({ list: [{ name: '河边' }, { name: '城里' }] });
  });

  test('[wire g88] mvodConfig – the site takes no comments – forbids them here too', async () => {
    expect(await call('config')).toMatchObject({ canDiscuss: 1, canShare: 1, autoNext: 0 });
    await platform.configure({ siteConfig: { discuss: { auditType: AuditType.off } } });
    expect(await call('config')).toMatchObject({ canDiscuss: 0 });
  });
});

describe('[wire g89] related short videos', () => {
  test('[wire g89] the same category comes first, older before newer; pages count from 1', async () => {
    expect(await related(`id=${first}`)).toEqual({ ids: [second, otherCategory], hasMore: false });
    expect(await related(`id=${first}&size=1`)).toEqual({ ids: [second], hasMore: true });
    expect(await related(`id=${first}&size=1&page=2`)).toEqual({ ids: [otherCategory], hasMore: false });
  });

  test('[E6] related short videos – ten stand there, a hundred are asked for – are four', async () => {
    for (let n = 0; n < 10; n += 1) await saveShortVideo(platform.db, 1, aShortVideo(70 + n));
    expect((await related(`id=${first}&size=100`)).ids).toHaveLength(4);
  });

  test('[F18] related videos – of the last one shown, page after page – lead to every video once', async () => {
    for (let n = 0; n < 9; n += 1)
      await saveShortVideo(platform.db, 1, aShortVideo(70 + n, { categoryID: 1 + (n % 2) }));
    const seen: number[] = [first];
    for (let page = 1; ; ) {
      const { ids, hasMore } = await related(`id=${seen.at(-1)}&page=${page}`);
      const fresh = ids.filter((id) => !seen.includes(id));
      seen.push(...fresh);
      if (fresh.length === 0 && !hasMore) break;
      page = fresh.length > 0 ? 1 : page + 1;
    }
    expect(seen).toHaveLength(12);
  });
});

describe('[wire g90] likes', () => {
  const praise = (query: string, headers: Record<string, string> = {}) =>
    call(`praise?id=${first}&${query}`, headers);

  test('[K3] ten likes of one device at once count once, and are taken back once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => praise('device=a')));
    expect(await praise('device=b')).toEqual({ countPraise: 4, isPraise: 1 });
    expect(await praise('device=a&cancel=1')).toEqual({ countPraise: 3, isPraise: 0 });
    expect(await praise('device=a&cancel=1')).toEqual({ countPraise: 3, isPraise: 0 });
  });

  test('[H2] a device’s like – its reader signs in – becomes the member’s, who alone reads isPraise 1', async () => {
    await praise('device=phone');
    const { headers } = await platform.member('13800000007', 'phone');
    expect(await call(`article?id=${first}`, headers)).toMatchObject({ countPraise: 3, isPraise: 1 });
    expect(await call(`article?id=${first}`)).toMatchObject({ countPraise: 3, isPraise: 0 });
  });

  test('[wire g90] a like of a withdrawn video is refused', async () => {
    expect(await call(`praise?id=${withdrawn}&device=a`)).toMatchObject({ status: -1 });
  });
});

describe('[wire o6] events', () => {
  const event = async (eventType: number, device: string) =>
    (await platform.post('/mvod/api/event', { id: first, eventType, device })).json();

  test('[F18] plays of one device count once, those of another again; shares each time', async () => {
    expect(await event(0, 'a')).toBe(true);
    await event(0, 'a');
    await event(0, 'b');
    await event(2, 'a');
    await event(2, 'a');
    await event(3, 'a');
    expect(await call(`article?id=${first}`)).toMatchObject({ countPlay: 9, countShare: 2, countPraise: 2 });
  });

  test('[wire o6] a like as an event is the like of praise', async () => {
    await event(1, 'a');
    expect(await call(`praise?id=${first}&device=a`)).toEqual({ countPraise: 3, isPraise: 1 });
  });
});

test('[H1] a comment on a short video stands below it and is counted; closed ones take none', async () => {
  const { headers } = await platform.member('13800000008', 'phone');
  await platform.configure({ siteConfig: { discuss: { auditType: AuditType.shownAtOnce } } });
  const say = async (id: number) =>
    (
      await platform.post(
        '/app_if/discuss',
        { rootID: id, sourceType: KindNumber.source.shortVideo, content: '水真大' },
        headers,
      )
    ).json();
  await say(first);
  expect(await call(`article?id=${first}`)).toMatchObject({ countDiscuss: 1 });
  const text = 'update short_videos set discuss_closed = true where id = $1';
  await platform.db.run({ name: 'test-close-video', text }, [second]);
  await say(second);
  expect(await call(`article?id=${second}`)).toMatchObject({ countDiscuss: 0 });
});
