import * as v from 'valibot';
import { type ArticleRow, readRows } from './rows';
import { flag, number, rowsIn, text } from './wireFields';

/** The fields of a topic's own article (wire S2) that its screen uses. */
const WireTopicArticle = v.object({
  fileId: text,
  /** The topic's column. */
  linkID: number,
  title: text,
  attAbstract: text,
  headPic: text,
  picBig: text,
  sharePicUrl: text,
  shareTitle: text,
  shareContent: text,
  shareClosed: number,
  publishtime: text,
  language: text,
});
export type TopicArticle = Readonly<v.InferOutput<typeof WireTopicArticle>>;

export function readTopicArticle(data: unknown): TopicArticle | undefined {
  const read = v.safeParse(WireTopicArticle, data);
  return read.success && read.output.fileId ? read.output : undefined;
}

export interface TopicPart {
  readonly columnId: number;
  readonly columnName: string;
  readonly list: readonly ArticleRow[];
  readonly hasMore: boolean;
}

const WirePart = v.pipe(
  v.object({ columnId: number, columnName: text, list: v.optional(v.unknown()), hasMore: flag }),
  v.transform(({ list, ...part }): TopicPart => ({ ...part, list: readRows(list) })),
);

export const readParts = (data: unknown): readonly TopicPart[] =>
  rowsIn(WirePart, data).filter(({ list }) => list.length > 0);
