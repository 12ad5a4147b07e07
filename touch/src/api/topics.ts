import { type Query, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { type ArticleRow, readRows } from './articles';
import { arrayOf, flag, number, rowsOf, text } from './wireFields';

/** What a topic's screen uses of the topic's own article (S2). */
const WireTopicArticle = v.object({
  fileId: text,
  /** The topic's column. */
  linkID: number,
  title: text,
  attAbstract: text,
  headPic: text,
  picBig: text,
  sharePicUrl: text,
  publishtime: text,
  language: text,
});
export type TopicArticle = Readonly<v.InferOutput<typeof WireTopicArticle>>;

/** Has a key of its own: article screens read the same call in another shape. */
export const topicArticleQuery = (articleId: string): Query<TopicArticle> => {
  const input = { articleId };
  return {
    key: `topic ${queryKey('getArticleContent', input)}`,
    operation: 'getArticleContent',
    input,
    read: (data) => {
      const read = v.safeParse(WireTopicArticle, data);
      return read.success && read.output.fileId ? read.output : undefined;
    },
  };
};

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

/** The parts of a topic with their first articles. */
export const getSubSpecialArticlesQuery = (columnId: number): Query<readonly TopicPart[]> => {
  const input = { columnId };
  return {
    key: queryKey('getSubSpecialArticles', input),
    operation: 'getSubSpecialArticles',
    input,
    read: (data) => rowsOf(WirePart, arrayOf(data, 'list')).filter(({ list }) => list.length > 0),
  };
};
