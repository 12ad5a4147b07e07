import { ArticleType, LiveStatus, ModuleType } from '@contract/codes';
import { TipoffStatus } from '@contract/participation/codes';
import { put } from '@demo/load/rows';
import type { DraftPicture } from '@platform/articles/documents/draft.types';
import { saveStoragePath, withoutStorageName } from '@platform/articles/storagePaths.service';
import { saveDynamic } from '@platform/dynamics/dynamics.service';
import { saveProduct } from '@platform/products/products.service';
import { saveShortVideo } from '@platform/shortVideos/shortVideos.service';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { saveVote } from '@platform/votes/saving.service';
import sharp from 'sharp';
import { anArticle } from './anArticle';
import {
  aDynamic,
  aNotice,
  anAccount,
  anActivityRow,
  anAnswer,
  aPerson,
  aPost,
  aProduct,
  aQuestion,
  aSeekArticle,
  aShortVideo,
  aStudy,
  aSubject,
  aTipoff,
} from './newsroomDocuments';
import { seedPapers } from './seedPapers';
import type { TestPlatform } from './startPlatform';
import { aVote } from './votesOn';

/** Ids of the data that `seedNewsroom` creates. */
export const seeded = {
  columns: { news: 1, child: 2, topic: 3, topicPart: 4, empty: 5 },
  articles: {
    news: 101,
    pictures: 102,
    video: 103,
    topic: 104,
    link: 105,
    live: 106,
    h5: 107,
    draft: 108,
    tibetan: 109,
  },
  live: { coming: 1, running: 2 },
  modules: { articles: 1, activities: 2, accounts: 3, people: 4, topics: 5 },
  accounts: { open: 1, pending: 2, forbidden: 3 },
  accountCategory: { parent: 1, child: 2 },
  activity: 1,
  activityCategory: 1,
  reporter: 1,
  leader: 1001,
  leaderCategory: 1,
  subject: 1,
  questions: { answered: 1, popular: 2, refused: 3, toAccount: 4 },
  dynamics: { ofReporter: 1, ofAccount: 2, ofForbidden: 3 },
  shortVideos: { first: 1, second: 2, otherCategory: 3, withdrawn: 4, ofForbidden: 5 },
  shortVideoCategories: { river: 1, town: 2 },
  notice: 1,
  circle: 1,
  circleNotice: 5,
  /** Two in the circle, of which one waits for review, and a moment; all by `member`. */
  posts: { ofCircle: 1, moment: 2, pending: 3 },
  seekArticles: { open: 1, ended: 2, coming: 3 },
  /** Shown to readers who have its address. */
  tipoff: 123_456_789,
  /** Part 1 is a film of 90 seconds, part 2 a text. */
  study: 1,
  member: 1,
  /** On the video: one with an answer, which comes from an office. */
  comments: { first: 1, answer: 2 },
  tag: 1,
  /** In the points shop. */
  product: 1,
  /** Of the activity and in the topic's article, with the questions and options they have. */
  votes: {
    activity: { id: 101, theme: 1, option: 1 },
    article: { id: 102, theme: 2, option: 4 },
  },
  hotWord: '清水',
  storagePath: '图片存储;xy/203103/01/river.jpg',
} as const;

const at = (day: number) => new Date(`2031-03-0${day}T09:00:00+08:00`);

/** Creates one of everything readable on site 1. @returns `seeded` with the address of the stored picture */
export async function seedNewsroom(platform: TestPlatform): Promise<typeof seeded & { picture: string }> {
  const picture = await aPicture(platform);
  await seedColumns(platform);
  await seedDocuments(platform);
  await seedShortVideos(platform);
  await seedArticles(platform, picture);
  await seedModules(platform);
  await seedComments(platform);
  await seedCircle(platform);
  await seedTelling(platform);
  await seedPapers(platform, picture.url, seeded.articles.news);
  await saveStoragePath(platform.db, 1, withoutStorageName(seeded.storagePath), picture.url);
  return { ...seeded, picture: picture.url };
}

async function aPicture(platform: TestPlatform): Promise<DraftPicture> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7a8c' } })
    .jpeg()
    .toBuffer();
  const { url, width, height } = await platform.media.keepImage(bytes);
  return { url, width, height, summary: '河水' };
}

async function seedColumns(platform: TestPlatform): Promise<void> {
  const { news, child, topic, topicPart, empty } = seeded.columns;
  await platform.addColumn({ id: news, name: '要闻', topCount: 2 });
  await platform.addColumn({ id: child, name: '乡镇', parent: news });
  await platform.addColumn({ id: topic, name: '一条河', topic: true });
  await platform.addColumn({ id: topicPart, name: '水清', parent: topic, topic: true });
  await platform.addColumn({ id: empty, name: '空栏' });
}

async function seedArticles({ writer }: TestPlatform, picture: DraftPicture): Promise<void> {
  const { articles, columns } = seeded;
  const film = { url: '/media/00/film.mp4', cover: picture.url, duration: 83, width: 640, height: 360 };
  await writer.saveDraft(
    anArticle({
      key: 'news',
      title: '清水进了柳湾',
      subtitle: '十二公里水渠通水',
      leadTitle: '春灌',
      attAbstract: '柳湾村的苹果园用上了水库的水。',
      content: '<p>清晨六点，闸门打开。</p><!--IMAGEARRAY#0--><p>下午水到了村口。</p><!--VIDEOARRAY#0-->',
      pictures: [picture],
      cover: [picture, picture, picture],
      videos: [film],
      files: [{ name: '通知.pdf', url: '/media/00/notice.pdf', size: 10 }],
      credits: { author: '林晚舟', editor: '宋知夏' },
      tags: ['水利'],
      keywords: ['水'],
      related: ['video'],
      reporters: [seeded.reporter, seeded.leader],
      isTop: true,
      click: 10,
      praise: 2,
      share: 1,
    }),
    articles.news,
  );
  const others = [
    {
      id: articles.pictures,
      key: 'pictures',
      articleType: ArticleType.imageSet,
      accountID: seeded.accounts.open,
      pictures: [picture, picture],
    },
    {
      id: articles.video,
      key: 'video',
      articleType: ArticleType.video,
      videos: [film],
      title: '六分钟看通水',
    },
    {
      id: articles.topic,
      key: 'topic',
      articleType: ArticleType.topic,
      linkID: columns.topic,
      title: '一条河的十年',
      vote: aVote({
        themes: [{ name: '去看过吗？', maxChoose: 1, options: [{ name: '去过' }, { name: '没有' }] }],
      }),
    },
    {
      id: articles.link,
      key: 'link',
      articleType: ArticleType.link,
      linkUrl: 'https://example.org/river.html',
    },
    { id: articles.live, key: 'live', articleType: ArticleType.live, linkID: seeded.live.running },
    { id: articles.h5, key: 'h5', articleType: ArticleType.h5 },
    { id: articles.draft, key: 'draft', aStatus: 0, title: '未发清水稿' },
    {
      id: articles.tibetan,
      key: 'bo',
      language: 'bo',
      title: 'ཆུ་གཙང་མ།',
      content: '<p>བོད་ཡིག་གི་གསར་འགྱུར། ༢༠༣༡ལོ།</p>',
    },
  ];
  for (const { id, ...change } of others) await writer.saveDraft(anArticle(change), id);
  await writer.saveDraft(anArticle({ key: 'child', columnID: columns.child }));
  await writer.saveDraft(anArticle({ key: 'part', columnID: columns.topicPart, title: '水清了' }));
}

async function seedModules({ db }: TestPlatform): Promise<void> {
  const { modules, articles } = seeded;
  const rows = [
    { id: modules.articles, type: ModuleType.articles, ids: [articles.news, articles.pictures] },
    { id: modules.activities, type: ModuleType.activities, ids: [seeded.activity] },
    { id: modules.accounts, type: ModuleType.accounts, ids: [seeded.accounts.open] },
    { id: modules.people, type: ModuleType.people, ids: [seeded.leader] },
    { id: modules.topics, type: ModuleType.topics, ids: [articles.topic] },
  ];
  const look = {
    showType: 0,
    mark: '',
    showMore: 0,
    videoStyle: 0,
    recommStyle: 0,
    fieldStyle: 0,
    displayStyle: 0,
  };
  for (const { id, type, ids } of rows) {
    const doc = { name: `模块${id}`, ...look, targetColumn: {}, ids };
    await put(db, 'modules', { site_id: 1, id, column_id: seeded.columns.news, type, position: id * 2, doc });
  }
}

async function seedDocuments({ db }: TestPlatform): Promise<void> {
  const site_id = 1;
  const card = { id: seeded.reporter, name: '林晚舟', url: '', duty: '记者', description: '跑民生' };
  await put(db, 'people', {
    site_id,
    id: card.id,
    kind: 'reporter',
    group_id: 0,
    order_id: 1,
    name: card.name,
    doc: card,
  });
  const person = { ...aPerson(seeded.leader), details: '生于澜川。' };
  await put(db, 'people', {
    site_id,
    id: person.id,
    kind: 'leader',
    group_id: 1,
    order_id: 1,
    name: person.name,
    doc: person,
  });
  const category = (code: string, id: number, parent_id: number, doc: object) =>
    put(db, 'categories', { site_id, code, id, parent_id, order_id: id, doc });
  await category('LEADER', seeded.leaderCategory, 0, { catID: 1, catName: '县政府', catIcon: '' });
  const { parent, child } = seeded.accountCategory;
  await category('XYACCOUNT', parent, 0, { catID: parent, catName: '乡镇', catIcon: '' });
  await category('XYACCOUNT', child, parent, { catID: child, catName: '白塔镇', catIcon: '' });
  await category('ACTIVITY', seeded.activityCategory, 0, {
    activityColID: 1,
    name: '公益',
    icon: '',
    showPushStyle: 0,
  });
  const { open, pending, forbidden } = seeded.accounts;
  const account = (id: number, status: number, banned: boolean, doc: object) =>
    put(db, 'accounts', {
      site_id,
      id,
      category_id: child,
      status,
      forbidden: banned,
      recommended: true,
      doc,
    });
  await account(open, 0, false, anAccount(open, { icon: `${ORIGIN_PLACEHOLDER}/media/icon.png` }));
  await account(pending, 1, false, anAccount(pending, { topic: '待审号' }));
  await account(forbidden, 0, true, anAccount(forbidden, { topic: '封号' }));
  const activity = { category_id: seeded.activityCategory, published_at: at(1) };
  await put(db, 'activities', {
    site_id,
    id: seeded.activity,
    ...activity,
    doc: anActivityRow(seeded.activity),
  });
  await put(db, 'subjects', { site_id, id: seeded.subject, doc: aSubject(seeded.subject) });
  const toLeader = { subject_id: 1, leader_id: seeded.leader, account_id: 0 };
  const question = (id: number, day: number, praise: number, doc: object, to: object = toLeader) =>
    put(db, 'questions', { site_id, id, ...to, published_at: at(day), praise, doc });
  const { answered, popular, refused } = seeded.questions;
  await question(answered, 3, 1, aQuestion(answered));
  await question(popular, 2, 9, aQuestion(popular, { title: '水费怎么算' }));
  await question(refused, 4, 0, aQuestion(refused, { status: 3 }));
  const answer = { site_id, id: 1, question_id: answered, created_at: at(3), doc: anAnswer() };
  await put(db, 'answers', answer);
  const { toAccount } = seeded.questions;
  const ofAccountPage = aQuestion(toAccount, { subjectID: 0, title: '几点开窑' });
  await question(toAccount, 4, 0, ofAccountPage, { subject_id: 0, leader_id: 0, account_id: open });
  const picture = `${ORIGIN_PLACEHOLDER}/media/kiln.png`;
  const film = { videoUrl: `${ORIGIN_PLACEHOLDER}/media/kiln.mp4`, imageUrl: picture, duration: 8 };
  const { ofReporter, ofAccount, ofForbidden } = seeded.dynamics;
  await saveDynamic(db, site_id, aDynamic(ofReporter, { reporterID: seeded.reporter, accountID: 0 }));
  const attachments = { pics: [picture], videos: [film] };
  await saveDynamic(db, site_id, aDynamic(ofAccount, { attachments, praise: 4, share: 1 }));
  await saveDynamic(db, site_id, aDynamic(ofForbidden, { accountID: forbidden }));
  const live = (id: number, status: number, article_id: number, title: string) => {
    const doc = {
      fileId: id,
      title,
      startTime: '2031-03-06 09:00:00.0',
      type: 1,
      webBannerUrl: `${ORIGIN_PLACEHOLDER}/media/b.png`,
    };
    return put(db, 'lives', { site_id, id, article_id, status, starts_at: at(6), doc });
  };
  await live(seeded.live.coming, LiveStatus.preview, 0, '开闸直播');
  const place = { kind: 'activity', objectID: seeded.activity } as const;
  const options = [{ name: '柳湾桥', votes: 3, views: 9 }, { name: '白塔桥', votes: 5 }, { name: '铁索桥' }];
  const themes = [{ name: '哪座桥？', maxChoose: 2, options }];
  await saveVote(db, site_id, place, aVote({ title: '选桥', themes, ballots: 6 }), at(1));
  await live(seeded.live.running, LiveStatus.live, seeded.articles.live, '赛马节');
  await put(db, 'hot_words', { site_id, word: seeded.hotWord, weight: 2 });
  await put(db, 'hot_words', { site_id, word: '赛马', weight: 1 });
  await saveProduct(db, site_id, aProduct(seeded.product));
  await put(db, 'notices', { site_id, id: seeded.notice, published_at: at(1), doc: aNotice(seeded.notice) });
}

async function seedShortVideos({ db }: TestPlatform): Promise<void> {
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

async function seedCircle({ db }: TestPlatform): Promise<void> {
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

async function seedTelling({ db }: TestPlatform): Promise<void> {
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

async function seedComments({ db }: TestPlatform): Promise<void> {
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
