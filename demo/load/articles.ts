import { ArticleType, PicType } from '@contract/codes';
import type { ArticleDraft, CreditRole } from '@platform/articles/documents/draft.types';
import type { DemoArticle } from '../content';
import { storedCaptions } from './captions';
import { draftLive } from './lives';
import { readBody } from './markup';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { voteOfArticle } from './votes';

const types: Readonly<Record<NonNullable<DemoArticle['type']>, number>> = {
  news: ArticleType.news,
  images: ArticleType.imageSet,
  video: ArticleType.video,
  topic: ArticleType.topic,
  link: ArticleType.link,
  live: ArticleType.live,
  h5: ArticleType.h5,
};

const rows: Readonly<Record<NonNullable<DemoArticle['row']>, number>> = {
  none: PicType.none,
  small: PicType.single,
  large: PicType.big,
  three: PicType.three,
};

const languages = { zh: '', bo: 'bo', en: 'en', de: 'de', fr: 'fr' } as const;

const creditRoles = [
  'author',
  'reporter',
  'editor',
  'liability',
  'proofreader',
  'approver',
  'planner',
  'cameraman',
  'drawer',
  'correspondent',
  'picauthor',
] as const satisfies readonly (CreditRole & keyof DemoArticle)[];

export interface Places {
  readonly columnOf: (key: string) => number;
  readonly liveOf: (key: string) => number;
  /** 0 = of no account. */
  readonly accountOf: (article: string) => number;
  readonly reporterOf: (name: string) => number | undefined;
  /** Leaders the article is about. */
  readonly leadersOf: (article: string) => readonly number[];
}

function creditsOf(article: DemoArticle): Partial<Record<CreditRole, string>> {
  const credits: Partial<Record<CreditRole, string>> = {};
  for (const role of creditRoles) {
    const names = article[role];
    if (names) credits[role] = names;
  }
  return credits;
}

function linkIDOf(article: DemoArticle, places: Places): number {
  if (article.topic) return places.columnOf(article.topic);
  return article.live ? places.liveOf(article.live) : 0;
}

const titlesOf = (article: DemoArticle) => ({
  title: article.title,
  listTitle: article.listTitle ?? '',
  leadTitle: article.leadTitle ?? '',
  subtitle: article.subtitle ?? '',
  attAbstract: article.attAbstract ?? '',
});

/** @param covers number of them */
function picTypeOf(covers: number): PicType {
  if (covers >= 3) return PicType.three;
  return covers > 0 ? PicType.single : PicType.none;
}

/** A video article's own film is shown by its player: the body's placeholders count from there on. */
const afterOwnFilm = (html: string): string =>
  html.replace(/<!--VIDEOARRAY#(\d+)-->/g, (_, index) => `<!--VIDEOARRAY#${Number(index) + 1}-->`);

/** A written piece as the platform takes it in. */
export async function draftOf(
  article: DemoArticle,
  media: DemoMedia,
  places: Places,
  now: number,
): Promise<ArticleDraft> {
  const body = readBody(article.body);
  const shown = article.gallery?.map(({ picture, summary }) => ({ key: picture, summary })) ?? body.pictures;
  const pictures = await Promise.all(shown.map(({ key, summary }) => media.picture(key, summary)));
  const clips = [...(article.clip ? [article.clip] : []), ...body.clips.map(({ key }) => key)];
  const films = await Promise.all(clips.map((key) => media.clip(key)));
  const captions = article.captions && (await storedCaptions(article.captions, media)).url;
  const videos = films.map((film, index) => (captions && index === 0 ? { ...film, captions } : film));
  const cover = await Promise.all((article.cover ?? []).map((key) => media.picture(key)));
  const coverOfVideo =
    cover.length === 0 && videos[0] ? [{ url: videos[0].cover, width: 1200, height: 800, summary: '' }] : [];
  const covers = cover.length > 0 ? cover : coverOfVideo;
  const language = languages[article.locale ?? 'zh'];
  const publishtime = momentOf(now, article.daysAgo, article.time);
  const vote = voteOfArticle(article.key, publishtime, now);
  return {
    key: `demo/${article.key}`,
    columnID: places.columnOf(article.column),
    accountID: places.accountOf(article.key),
    articleType: types[article.type ?? 'news'],
    aStatus: 1,
    ...titlesOf(article),
    content: article.clip ? afterOwnFilm(body.html) : body.html,
    publishtime,
    source: article.source ?? '澜川日报',
    credits: creditsOf(article),
    tags: article.tags ?? [],
    keywords: article.tags ?? [],
    mark: article.mark ?? '',
    ...(language ? { language } : {}),
    pictures,
    videos,
    files: await Promise.all((article.files ?? []).map((file) => media.sheet(file))),
    cover: covers,
    picType: article.row ? rows[article.row] : picTypeOf(covers.length),
    ...(article.link ? { linkUrl: article.link } : {}),
    linkID: linkIDOf(article, places),
    ...(article.live ? { live: await draftLive(article.live, media, now) } : {}),
    isTop: article.top ?? false,
    shareClosed: article.shareClosed ?? false,
    aiGenerated: article.aiGenerated ?? false,
    discussClosed: article.discussClosed ?? false,
    click: article.click ?? 0,
    praise: article.praise ?? 0,
    share: article.share ?? 0,
    related: (article.related ?? []).map((key) => `demo/${key}`),
    ...(vote ? { vote } : {}),
    reporters: [
      ...(article.reporters ?? []).flatMap((name) => places.reporterOf(name) ?? []),
      ...places.leadersOf(article.key),
    ],
  };
}
