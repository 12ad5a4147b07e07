import { ArticleType } from '@contract/codes';
import { articleCommentTargets } from '@platform/articles/commentTarget.service';
import type { CommentTarget, FindTargets } from '@platform/discussions/commentTarget.types';
import { discussedRows } from './lives.store';

const targetWithoutArticle: Omit<CommentTarget, 'count'> = {
  closed: false,
  title: '',
  articleType: ArticleType.live,
  linkID: 0,
  columnCasName: '',
  rssType: 0,
  articleUrl: '',
  articleUrlPad: '',
  picture: '',
};

/** Lives, with what is known of the article each stands in. One whose article is not published is not talked about. */
export const liveCommentTargets: FindTargets = async (db, site, ids) => {
  const rows = await discussedRows(db, site, ids);
  const inArticles = rows.map(({ article_id }) => article_id).filter((id) => id > 0);
  const articles = await articleCommentTargets(db, site, inArticles);
  return new Map(
    rows.flatMap((row) => {
      const article = row.article_id > 0 ? articles.get(row.article_id) : targetWithoutArticle;
      return article
        ? [
            [
              row.id,
              {
                ...article,
                title: row.title || article.title,
                closed: row.closed || article.closed,
                count: row.discuss,
              },
            ] as const,
          ]
        : [];
    }),
  );
};
