import { PAGE_SIZE } from '@contract/limits';
import { type ListQuery, type Page, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';

const text = v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))));
const number = v.optional(v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))));
const list = v.optional(v.nullable(v.array(v.string())));

/** Unset integers sometimes come as −2147483648 (wire W16). */
const count = (value: number | null | undefined): number =>
  value === undefined || value === null || !Number.isFinite(value) || value <= -2147483648 ? 0 : value;
const words = (value: string | null | undefined): string => value ?? '';

/** What a row reads of S1. */
const WireRow = v.object({
  fileId: text,
  articleType: number,
  linkID: number,
  columnID: number,
  colID: number,
  colName: text,
  title: text,
  listTitle: text,
  attAbstract: text,
  mark: text,
  source: text,
  publishtime: text,
  picType: number,
  picBig: text,
  picRatio: text,
  pic_list_title: list,
  picCount: number,
  url: text,
  duration: number,
  videoUrl: text,
  liveStatus: number,
  liveStartTime: text,
  countClick: number,
  countDiscuss: number,
  countPraise: number,
  isTop: v.optional(v.boolean()),
  iorder: text,
  language: text,
  config: v.optional(v.unknown()),
});

/** Of a live's configuration (S5) the first video alone counts (specification §3). */
const WirePlayback = v.object({
  videos: v.tupleWithRest(
    [v.object({ appPlaybackUrl: text, webPlaybackUrl: text, playbackUrls: list })],
    v.unknown(),
  ),
});

/** Something to play back once the live is over. */
function hasPlayback(config: unknown): boolean {
  const read = v.safeParse(WirePlayback, config);
  if (!read.success) return false;
  const [video] = read.output.videos;
  return Boolean(video.appPlaybackUrl || video.webPlaybackUrl || video.playbackUrls?.some(Boolean));
}

/** One article in a list, in the shape rows use. */
export interface ArticleRow {
  readonly fileId: string;
  readonly articleType: number;
  readonly linkID: number;
  readonly columnID: number;
  /** Name of its own column, without its parents. */
  readonly columnName: string;
  readonly title: string;
  readonly attAbstract: string;
  readonly mark: string;
  readonly source: string;
  /** W13, site time. */
  readonly publishtime: string;
  readonly picType: number;
  readonly pictures: readonly string[];
  readonly picCount: number;
  /** `399:224`, of its large picture; '' where unknown. */
  readonly picRatio: string;
  readonly url: string;
  readonly duration: number;
  readonly liveStatus: number;
  /** W13; '' unless it is a live. */
  readonly liveStartTime: string;
  readonly hasPlayback: boolean;
  readonly countClick: number;
  readonly countDiscuss: number;
  readonly isTop: boolean;
  readonly iorder: string;
  readonly language: string;
}

/** A row's value from the wire; undefined where it is no article at all. */
export function readRow(data: unknown): ArticleRow | undefined {
  const read = v.safeParse(WireRow, data);
  if (!read.success || !read.output.fileId) return undefined;
  const row = read.output;
  const covers = (row.pic_list_title ?? []).filter((url) => url !== '');
  const pictures = covers.length > 0 ? covers : row.picBig ? [row.picBig] : [];
  return {
    fileId: words(row.fileId),
    articleType: count(row.articleType),
    linkID: count(row.linkID),
    columnID: count(row.columnID) || count(row.colID),
    columnName: words(row.colName).split('~').at(-1) ?? '',
    title: words(row.listTitle) || words(row.title),
    attAbstract: words(row.attAbstract),
    mark: words(row.mark),
    source: words(row.source),
    publishtime: words(row.publishtime),
    picType: count(row.picType),
    pictures,
    picCount: count(row.picCount),
    picRatio: words(row.picRatio),
    url: words(row.url),
    duration: count(row.duration),
    liveStatus: count(row.liveStatus),
    liveStartTime: words(row.liveStartTime),
    hasPlayback: row.config !== undefined && hasPlayback(row.config),
    countClick: count(row.countClick),
    countDiscuss: count(row.countDiscuss),
    isTop: row.isTop ?? false,
    iorder: words(row.iorder),
    language: words(row.language),
  };
}

/** Rows of a wire list; what is no article is left out, never the whole list. */
export const readRows = (data: unknown): ArticleRow[] =>
  Array.isArray(data) ? data.flatMap((one) => readRow(one) ?? []) : [];

export const rowKey = (row: ArticleRow): string => row.fileId;

/** `{list, hasMore}` of articles; without `hasMore` a full page promises more. */
export function readPage(data: unknown): Page<ArticleRow> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const items = readRows('list' in data ? data.list : data);
  const hasMore =
    'hasMore' in data && typeof data.hasMore === 'boolean' ? data.hasMore : items.length >= PAGE_SIZE;
  return { items, hasMore };
}

/** A list of articles that is paged by number. */
export const pagedArticles = (
  operation: string,
  input: Readonly<Record<string, string | number>>,
): ListQuery<ArticleRow> => ({
  key: queryKey(operation, input),
  operation,
  input,
  read: readPage,
  keyOf: rowKey,
  next: (page) => ({ page }),
});

/** What stands around a column's list on its first page. */
export interface ColumnFront {
  readonly carousel: readonly ArticleRow[];
  readonly liveArticles: readonly ArticleRow[];
  readonly topModule: readonly ArticleRow[];
  /** Of the top module: 0 a list, anything else a strip. */
  readonly cmDisplayStyle: number;
  /** Raw modules (S7): `readModule` of `modules.ts` knows their kinds. */
  readonly modules: readonly unknown[];
}

const WireTopModule = v.object({ cmDisplayStyle: number, list: v.array(v.unknown()) });

function readFront(data: unknown): ColumnFront | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const top = v.safeParse(WireTopModule, 'topModule' in data ? data.topModule : undefined);
  return {
    carousel: readRows('carousel' in data ? data.carousel : []),
    topModule: top.success ? readRows(top.output.list) : [],
    cmDisplayStyle: top.success ? count(top.output.cmDisplayStyle) : 0,
    liveArticles: readRows('liveArticles' in data ? data.liveArticles : []),
    modules: 'modules' in data && Array.isArray(data.modules) ? data.modules : [],
  };
}

/** A column's articles: paged behind the last row's sort key, so that nothing doubles (wire W12). */
export const getArticlesQuery = (columnId: string | number): ListQuery<ArticleRow, ColumnFront> => {
  const input = { columnId };
  return {
    key: queryKey('getArticlesNew', input),
    operation: 'getArticlesNew',
    input,
    keyOf: rowKey,
    read: (data, pageIndex) => {
      const page = readPage(data);
      const front = pageIndex === 0 ? readFront(data) : undefined;
      return page && { items: page.items, hasMore: page.hasMore, ...(front ? { around: front } : {}) };
    },
    next: (page, last) => (last && !last.isTop ? { afterOrder: last.iorder } : { page }),
  };
};

export const articleHotQuery = (hours: number): ListQuery<ArticleRow> =>
  pagedArticles('articleHot', { hours });
export const getLiveArticlesQuery = (columnId: string | number): ListQuery<ArticleRow> =>
  pagedArticles('getLiveArticles', { columnId });

/** The tag of a list by tag. */
export interface TagFront {
  readonly name: string;
}

const WireTag = v.object({ tag: v.object({ name: text }) });

export const tagScreenArticlesQuery = (tagId: string): ListQuery<ArticleRow, TagFront> => ({
  ...pagedArticles('tagScreenArticles', { tagId }),
  read: (data, pageIndex) => {
    const page = readPage(data);
    const tag = v.safeParse(WireTag, data);
    const name = tag.success ? words(tag.output.tag.name) : '';
    return (
      page && {
        items: page.items,
        hasMore: page.hasMore,
        ...(pageIndex === 0 && name ? { around: { name } } : {}),
      }
    );
  },
});
