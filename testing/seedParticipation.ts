import { TipoffStatus } from '@contract/participation/codes';
import { put } from '@demo/load/rows';
import { saveShortVideo } from '@platform/shortVideos/shortVideos.service';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { aNotice, aPost, aSeekArticle, aShortVideo, aStudy, aTipoff } from './newsroomDocuments';
import { at, seeded } from './seeded';
import type { TestPlatform } from './startPlatform';

export async function seedShortVideos({ db }: TestPlatform): Promise<void> {
  const { river, town } = seeded.shortVideoCategories;
  const category = (id: number, name: string) =>
    put(db, 'categories', {
      ...{ site_id: 1, code: 'MVOD', id, parent_id: 0, order_id: id },
      doc: { id, name, icon: `${ORIGIN_PLACEHOLDER}/media/icon.png` },
    });
  await category(river, '河边');
  await category(town, '城里');
  const { first, second, otherCategory, withdrawn, ofForbidden } = seeded.shortVideos;
  const save = (id: number, change: Parameters<typeof aShortVideo>[1]) =>
    saveShortVideo(db, 1, aShortVideo(id, change));
  await save(first, { publishedAt: at(4), reporterID: seeded.reporter, play: 7, praise: 2 });
  await save(second, { publishedAt: at(3), accountID: seeded.accounts.open });
  await save(otherCategory, { publishedAt: at(5), categoryID: town, title: '夜市' });
  await save(withdrawn, { withdrawn: true });
  await save(ofForbidden, { accountID: seeded.accounts.forbidden });
}

export async function seedCircle({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  const { circle, posts, member } = seeded;
  const texts = { name: '山里拍客', description: '拍山里的人和路。' };
  const icon = `${ORIGIN_PLACEHOLDER}/media/icon.png`;
  await put(db, 'circles', { site_id, id: circle, doc: { ...texts, icon, banner: icon } });
  await put(db, 'notices', {
    ...{ site_id, id: seeded.circleNotice, circle_id: circle, published_at: at(1) },
    doc: { ...aNotice(seeded.circleNotice), title: '照片请拍原图' },
  });
  const post = (id: number, place: object, day: number, doc: object) =>
    put(db, 'posts', { site_id, id, ...place, member_id: member, published_at: at(day), doc });
  const { ofCircle, moment, pending } = posts;
  await post(ofCircle, { circle_id: circle, state: 0, praise: 2 }, 3, aPost());
  await post(moment, { circle_id: 0, state: 0, praise: 0 }, 4, aPost({ title: '', content: '早上的雾' }));
  await post(pending, { circle_id: circle, state: 1, praise: 0 }, 4, aPost({ content: '还没有审的' }));
}

export async function seedTelling({ db }: TestPlatform): Promise<void> {
  const { open, ended, coming } = seeded.seekArticles;
  const seek = (id: number, starts: string, ends: string, title: string) =>
    put(db, 'seek_articles', {
      ...{ site_id: 1, id, starts_at: new Date(starts), ends_at: new Date(ends) },
      doc: aSeekArticle({ title }),
    });
  await seek(open, '2031-03-01T00:00:00+08:00', '2031-12-31T23:59:59+08:00', '写写你的村口');
  await seek(ended, '2031-01-01T00:00:00+08:00', '2031-01-31T23:59:59+08:00', '年夜饭');
  await seek(coming, '2032-01-01T00:00:00+08:00', '2032-01-31T23:59:59+08:00', '明年的春');
  const moments = { created_at: at(3), answered_at: at(4) };
  await put(db, 'tipoffs', {
    ...{
      site_id: 1,
      id: seeded.tipoff,
      member_id: seeded.member,
      user_name: '老读者',
      contact: '13500000000',
    },
    ...{ ...moments, status: TipoffStatus.answered, answer: '已经换好。', shown: true, doc: aTipoff() },
  });
  await put(db, 'studies', { site_id: 1, id: seeded.study, doc: aStudy() });
}

export async function seedComments({ db }: TestPlatform): Promise<void> {
  const { first, answer } = seeded.comments;
  const video = seeded.articles.video;
  await db.script(`
    insert into members (site_id, id, nickname, created_at) values (1, ${seeded.member}, '老读者', '2031-03-01T09:00:00+08:00');
    insert into comments (site_id, id, source, object_id, parent_id, thread_id, member_id, parent_member_id, content, words_hash,
        created_at, state, shown_at, official, xy_id, praise, discuss)
      select 1, id, 0, ${video}, thread, thread, ${seeded.member}, case when thread = 0 then 0 else ${seeded.member} end, words, '',
        moment, 0, moment, xy > 0, xy, praise, discuss
      from (values (${first}, 0, '水清不清？', timestamptz '2031-03-03T10:00:00+08:00', 0, 3, 1),
        (${answer}, ${first}, '清。', timestamptz '2031-03-03T11:00:00+08:00', ${seeded.accounts.open}, 0, 0))
        as said(id, thread, words, moment, xy, praise, discuss);
    update article_counts set discuss = 2 where site_id = 1 and article_id = ${video};
    insert into talk_counts (site_id, source, object_id, threads) values (1, 0, ${video}, 1)`);
}
