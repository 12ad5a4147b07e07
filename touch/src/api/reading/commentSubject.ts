import { ArticleStatus, ArticleType } from '@contract/codes';
import * as v from 'valibot';
import { number, text } from './wireFields';

const Article = v.object({
  fileId: text,
  title: text,
  articleType: number,
  columnID: number,
  colID: number,
  linkID: number,
  aStatus: number,
  discussClosed: number,
  countDiscuss: number,
  language: text,
});
const LiveView = v.object({
  main: v.object({ fileId: text, articleID: text, title: text, discussClosed: number, countDiscuss: number }),
});

/** An article or a live, as far as its comments need it. */
export type CommentSubject = Readonly<Omit<v.InferOutput<typeof Article>, 'colID'>>;

/** undefined where the answer is none. */
export function readCommentSubject(data: unknown, isLive: boolean): CommentSubject | undefined {
  if (isLive) {
    const { output, success } = v.safeParse(LiveView, data);
    if (!success) return undefined;
    const { articleID: fileId, ...main } = output.main;
    const linkID = Number(main.fileId) || 0;
    return {
      ...main,
      fileId,
      articleType: ArticleType.live,
      columnID: 0,
      linkID,
      language: '',
      aStatus: ArticleStatus.published,
    };
  }
  const { output, success } = v.safeParse(Article, data);
  if (!success || output.fileId === '') return undefined;
  const { colID, ...article } = output;
  return { ...article, columnID: article.columnID || colID };
}
