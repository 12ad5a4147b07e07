import { ArticleType, KindNumber } from '@contract/codes';
import { QaType } from '@contract/questionCodes';
import type { CallInput } from '@contract/render';
import { plainText } from '@platform/html/plainText';

/** Contents of a poster (wire n15). */
export interface PosterSubject {
  readonly title: string;
  readonly text: string;
  /** Address of a picture; '' = none. */
  readonly picture: string;
  /** Path of its page below the site's base path. */
  readonly path: string;
  /** The publisher or author; '' = none. */
  readonly author: string;
  /** `2031-03-05`, '' = none. */
  readonly date: string;
}

/** A kind of object: the operation that answers it, and how its answer is read; undefined where it is not to be shared. */
interface PosterKindRule {
  readonly operation: string;
  readonly input: (id: number) => CallInput;
  readonly read: (data: unknown, id: number) => PosterSubject | undefined;
}

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
function textIn(data: unknown, name: string): string {
  const value = valueIn(data, name);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
const numberIn = (data: unknown, name: string): number => Number(textIn(data, name)) || 0;
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
const firstIn = (data: unknown, name: string): string => String(first(valueIn(data, name)) ?? '');
const firstOf = (...texts: readonly string[]): string => texts.find((text) => text.trim() !== '') ?? '';
const dayOf = (time: string): string => /^\d{4}-\d\d-\d\d/.exec(time)?.[0] ?? '';

/** Screen of an article and the field whose number stands before its id (A2); as the client's own paths. */
const articleScreens: Readonly<Record<number, readonly [screen: string, before?: string]>> = {
  [ArticleType.imageSet]: ['imageDetail', 'columnID'],
  [ArticleType.video]: ['videoDetail', 'columnID'],
  [ArticleType.topic]: ['specDetail', 'linkID'],
  [ArticleType.live]: ['liveDetail', 'linkID'],
  [ArticleType.link]: ['linkDetail'],
  [ArticleType.h5]: ['linkDetail'],
};

function articlePath(data: unknown, id: number): string {
  const [screen, before] = articleScreens[numberIn(data, 'articleType')] ?? ['newsDetail', 'columnID'];
  const number = before ? numberIn(data, before) : 0;
  return number > 0 ? `/${screen}/${number}/${id}.html` : `/${screen}/${id}.html`;
}

/** Tags, marks as `[=x1]` and entities do not belong into a picture. */
const plain = (html: string): string =>
  plainText(html)
    .replace(/\[=\/?[\w-]{1,16}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @returns undefined without a title */
function subject(parts: Partial<PosterSubject> & Pick<PosterSubject, 'path'>): PosterSubject | undefined {
  const { title = '', text = '', picture = '', path, author = '', date = '' } = parts;
  const name = plain(title);
  return name === ''
    ? undefined
    : { title: name, text: plain(text), picture, path, author: plain(author), date: dayOf(date) };
}

function article(data: unknown, id: number): PosterSubject | undefined {
  if (numberIn(data, 'shareClosed') !== 0) return undefined;
  return subject({
    title: firstOf(textIn(data, 'shareTitle'), textIn(data, 'title')),
    text: firstOf(textIn(data, 'shareContent'), textIn(data, 'attAbstract'), textIn(data, 'content')),
    picture: firstOf(textIn(data, 'sharePicUrl'), textIn(data, 'picBig'), textIn(data, 'imageUrl')),
    path: articlePath(data, id),
    author: textIn(data, 'source'),
    date: textIn(data, 'publishtime'),
  });
}

function live(data: unknown, id: number): PosterSubject | undefined {
  const main = valueIn(data, 'main');
  if (numberIn(main, 'shareClosed') !== 0) return undefined;
  const ofArticle = numberIn(main, 'articleID');
  return subject({
    title: textIn(main, 'title'),
    text: textIn(main, 'content'),
    path: ofArticle > 0 ? `/liveDetail/${id}/${ofArticle}.html` : `/liveDetail/${id}.html`,
    date: textIn(main, 'startTime'),
  });
}

const question = (data: unknown, id: number) =>
  subject({
    title: firstOf(textIn(data, 'title'), textIn(data, 'content')),
    text: firstOf(textIn(data, 'answer'), textIn(data, 'content')),
    picture: firstIn(data, 'images'),
    path: `/${numberIn(data, 'qaType') === QaType.government ? 'qaDetail' : 'askDetail'}/${id}.html`,
    author: textIn(data, 'answerUser'),
    date: textIn(data, 'publishtime'),
  });

const post = (screen: string) => (data: unknown, id: number) =>
  subject({
    title: firstOf(textIn(data, 'title'), textIn(data, 'content')),
    text: textIn(data, 'content'),
    picture: firstOf(firstIn(data, 'pics'), firstIn(valueIn(data, 'attachments'), 'pics')),
    path: `/${screen}/${id}.html`,
    author: textIn(data, 'userName'),
    date: textIn(data, 'publishtime'),
  });

const PAPER_PAGE = '/paperSharePage/';
const paperPageOf = (url: string): string =>
  url.includes(PAPER_PAGE) ? url.slice(url.indexOf(PAPER_PAGE)) : '';

/** Its page is that of the paper, at the article's place. */
const paperArticle = (data: unknown) =>
  subject({
    title: textIn(data, 'title'),
    text: firstOf(textIn(data, 'attAbstract'), textIn(data, 'content')),
    picture: textIn(first(valueIn(first(valueIn(data, 'images')), 'imagearray')), 'imageUrl'),
    path: paperPageOf(textIn(data, 'shareUrl')),
    author: textIn(data, 'source'),
    date: textIn(data, 'publishtime'),
  });

const thing =
  (screen: string, fields: { title: string; text: string; pictures: readonly string[] }) =>
  (data: unknown, id: number) =>
    subject({
      title: textIn(data, fields.title),
      text: textIn(data, fields.text),
      picture: firstOf(...fields.pictures.map((name) => textIn(data, name))),
      path: `/${screen}/${id}.html`,
    });

const { poster } = KindNumber;
const byId = (id: number) => ({ id });

/** Kinds with a page that everybody may see. A member, a tip-off, a contribution and an answer have none. */
const kinds: Readonly<Record<number, PosterKindRule>> = {
  [poster.article]: { operation: 'getArticleContent', input: (articleId) => ({ articleId }), read: article },
  [poster.live]: { operation: 'liveView', input: byId, read: live },
  [poster.activity]: {
    operation: 'activityDetail',
    input: (fileId) => ({ fileId }),
    read: thing('activityDetail', {
      title: 'title',
      text: 'attAbstract',
      pictures: ['picBig', 'imageUrl', 'picMiddle'],
    }),
  },
  [poster.paperArticle]: { operation: 'getPaperArticle', input: byId, read: paperArticle },
  [poster.question]: { operation: 'questionDetail', input: (fileId) => ({ fileId }), read: question },
  [poster.dynamic]: { operation: 'dynamicDetail', input: byId, read: post('dynamicDetail') },
  [poster.post]: { operation: 'postDetail', input: byId, read: post('postDetail') },
  [poster.shortVideo]: {
    operation: 'mvodArticle',
    input: byId,
    read: thing('mvodShare', { title: 'title', text: 'description', pictures: ['cover'] }),
  },
  [poster.subject]: {
    operation: 'getSubject',
    input: byId,
    read: thing('topicDetail', { title: 'title', text: 'content', pictures: ['picBig'] }),
  },
  [poster.reporter]: {
    operation: 'authorInfo',
    input: byId,
    read: thing('reporter', { title: 'name', text: 'description', pictures: ['url'] }),
  },
  [poster.column]: {
    operation: 'getColumn',
    input: (columnId) => ({ columnId }),
    read: thing('columnDetail', { title: 'columnName', text: 'description', pictures: ['topPic'] }),
  },
  [poster.circle]: {
    operation: 'circleDetail',
    input: byId,
    read: thing('circleDetail', { title: 'name', text: 'description', pictures: ['banner', 'icon'] }),
  },
};

/** undefined for a kind without posters. */
export const posterRuleOf = (kind: number): PosterKindRule | undefined => kinds[kind];
