import { ALL } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { last } from '@touch/lib/last';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, countRows, flag, number, readHasMore, text, texts } from './wireFields';

/** The fields of wire S1 that a row uses. */
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
  /** Wire W13, site time. */
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
  /** Wire W13; '' unless it is a live. */
  liveStartTime: text,
  countClick: number,
  countDiscuss: number,
  isTop: flag,
  iorder: text,
  language: text,
  aiGenerated: number,
  config: v.optional(v.unknown()),
});

/** Of a live's configuration (wire S5) the first video alone counts (S§3). */
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
    hasPlayback: Boolean(video?.appPlaybackUrl || video?.webPlaybackUrl || video?.playbackUrls.some(Boolean)),
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
    columnName: last(colName.split('~')) ?? '',
    title: listTitle || row.title,
    pictures: covers.length > 0 || !picBig ? covers : [picBig],
    ...liveOf(read.output),
  };
}

/** Rows of a wire list; what is no article is left out, never the whole list. */
export const readRows = (data: unknown): ArticleRow[] =>
  Array.isArray(data) ? data.flatMap((one) => readRow(one) ?? []) : [];

/** `{list, hasMore}` of articles; without `hasMore` a full page promises more. */
export function readPage(data: unknown): Page<ArticleRow> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const rows = arrayOf(data, 'list');
  return { items: readRows(rows), hasMore: readHasMore(data) ?? countRows(rows) >= PAGE_SIZE };
}
