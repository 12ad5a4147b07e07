import { ALL } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { type ListQuery, type Page, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { arrayOf, flag, number, text, texts } from './wireFields';

/** What a row reads of S1. */
const WireRow = v.object({
  fileId: text,
  articleType: number,
  linkID: number,
  columnID: number,
  colID: number,
  /** `parent~child`. */
  colName: text,
  title: text,
  listTitle: text,
  attAbstract: text,
  mark: text,
  source: text,
  /** W13, site time. */
  publishtime: text,
  picType: number,
  picBig: text,
  /** `399:224`, of its large picture; '' where unknown. */
  picRatio: text,
  pic_list_title: texts,
  picCount: number,
  url: text,
  duration: number,
  liveStatus: v.optional(number),
  /** W13; '' unless it is a live. */
  liveStartTime: text,
  countClick: number,
  countDiscuss: number,
  isTop: flag,
  iorder: text,
  language: text,
  config: v.optional(v.unknown()),
});

/** Of a live's configuration (S5) the first video alone counts (specification §3). */
const WirePlayback = v.object({
  videos: v.array(
    v.object({
      status: v.optional(number),
      appPlaybackUrl: text,
      webPlaybackUrl: text,
      playbackUrls: texts,
    }),
  ),
});

/** State of a live as far as the row tells it, and whether there is something to play back once it is over. */
function liveOf({ liveStatus, config }: ReadRow): Pick<ArticleRow, 'liveStatus' | 'hasPlayback'> {
  const read = v.safeParse(WirePlayback, config);
  const video = read.success ? read.output.videos[0] : undefined;
  return {
    liveStatus: liveStatus ?? video?.status ?? ALL,
    hasPlayback: Boolean(video?.appPlaybackUrl || video?.webPlaybackUrl || video?.playbackUrls.length),
  };
}

type ReadRow = v.InferOutput<typeof WireRow>;

/** One article in a list, in the shape rows use. */
export interface ArticleRow
  extends Readonly<
    Omit<ReadRow, 'colID' | 'colName' | 'listTitle' | 'picBig' | 'pic_list_title' | 'config' | 'liveStatus'>
  > {
  /** Name of its own column, without its parents. */
  readonly columnName: string;
  /** Its covers; none where it has none. */
  readonly pictures: readonly string[];
  /** LiveStatus; ALL where the row does not tell. */
  readonly liveStatus: number;
  readonly hasPlayback: boolean;
}

/** A row's value from the wire; undefined where it is no article at all. */
export function readRow(data: unknown): ArticleRow | undefined {
  const read = v.safeParse(WireRow, data);
  if (!read.success || !read.output.fileId) return undefined;
  const { colID, colName, listTitle, picBig, pic_list_title: covers, config: _, ...row } = read.output;
  return {
    ...row,
    columnID: row.columnID || colID,
    columnName: colName.split('~').at(-1) ?? '',
    title: listTitle || row.title,
    pictures: covers.length > 0 || !picBig ? covers : [picBig],
    ...liveOf(read.output),
  };
}

/** Rows of a wire list; what is no article is left out, never the whole list. */
export const readRows = (data: unknown): ArticleRow[] =>
  Array.isArray(data) ? data.flatMap((one) => readRow(one) ?? []) : [];

export const rowKey = (row: ArticleRow): string => row.fileId;

/** `{list, hasMore}` of articles; without `hasMore` a full page promises more. */
export function readPage(data: unknown): Page<ArticleRow> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const items = readRows(arrayOf(data, 'list'));
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

const WireFront = v.object({
  carousel: v.optional(v.unknown()),
  liveArticles: v.optional(v.unknown()),
  topModule: v.optional(v.object({ cmDisplayStyle: number, list: v.optional(v.unknown()) }), {}),
  modules: v.optional(v.array(v.unknown()), []),
});

function readFront(data: unknown): ColumnFront | undefined {
  const read = v.safeParse(WireFront, data);
  if (!read.success) return undefined;
  const { carousel, liveArticles, topModule, modules } = read.output;
  return {
    carousel: readRows(carousel),
    liveArticles: readRows(liveArticles),
    topModule: readRows(topModule.list),
    cmDisplayStyle: topModule.cmDisplayStyle,
    modules,
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
    const name = tag.success ? tag.output.tag.name : '';
    return (
      page && {
        items: page.items,
        hasMore: page.hasMore,
        ...(pageIndex === 0 && name ? { around: { name } } : {}),
      }
    );
  },
});
