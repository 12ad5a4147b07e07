import { ArticleStatus, ArticleType, KindNumber } from '@contract/codes';
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

const ShortVideo = v.object({ id: text, title: text, countDiscuss: number });
const Activity = v.object({ fileId: text, title: text, discussClosed: number, countDiscuss: number });
const Dynamic = v.object({ fileId: text, title: text, content: text, countDiscuss: number });
const Post = v.object({ id: text, title: text, content: text, status: number, countDiscuss: number });

/** An article, live, activity, short video, post or dynamic, as far as its comments need it. */
export type CommentSubject = Readonly<Omit<v.InferOutput<typeof Article>, 'colID'>>;

const published = { aStatus: ArticleStatus.published, columnID: 0, language: '' };

/** undefined where the answer is none. @param source KindNumber.source */
export function readCommentSubject(data: unknown, source: number): CommentSubject | undefined {
  if (source === KindNumber.source.post) return readPost(data);
  if (source === KindNumber.source.activity) return readDiscussedActivity(data);
  if (source === KindNumber.source.dynamic) return readDynamic(data);
  if (source === KindNumber.source.shortVideo) {
    const { output, success } = v.safeParse(ShortVideo, data);
    if (!success || output.id === '') return undefined;
    const { id: fileId, ...video } = output;
    return { ...published, ...video, fileId, articleType: ArticleType.video, linkID: 0, discussClosed: 0 };
  }
  if (source === KindNumber.source.live) {
    const { output, success } = v.safeParse(LiveView, data);
    if (!success) return undefined;
    const { articleID: fileId, ...main } = output.main;
    const linkID = Number(main.fileId) || 0;
    return { ...published, ...main, fileId, articleType: ArticleType.live, linkID };
  }
  const { output, success } = v.safeParse(Article, data);
  if (!success || output.fileId === '') return undefined;
  const { colID, ...article } = output;
  return { ...article, columnID: article.columnID || colID };
}

function readDiscussedActivity(data: unknown): CommentSubject | undefined {
  const { output, success } = v.safeParse(Activity, data);
  if (!success || output.fileId === '') return undefined;
  return { ...published, ...output, articleType: ArticleType.news, linkID: 0 };
}

function readDynamic(data: unknown): CommentSubject | undefined {
  const { output, success } = v.safeParse(Dynamic, data);
  if (!success || output.fileId === '') return undefined;
  const { fileId, title, content, countDiscuss } = output;
  return {
    ...published,
    fileId,
    title: title || content,
    countDiscuss,
    articleType: ArticleType.news,
    linkID: 0,
    discussClosed: 0,
  };
}

function readPost(data: unknown): CommentSubject | undefined {
  const { output, success } = v.safeParse(Post, data);
  if (!success || output.id === '') return undefined;
  const { id: fileId, title, content, status: aStatus, countDiscuss } = output;
  return {
    fileId,
    title: title || content,
    aStatus,
    countDiscuss,
    articleType: ArticleType.news,
    columnID: 0,
    linkID: 0,
    discussClosed: 0,
    language: '',
  };
}
