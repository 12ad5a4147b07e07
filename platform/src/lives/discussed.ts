import { ArticleType } from '@contract/codes';
import { discussedArticles } from '@platform/articles/discussed';
import { type Discussed, type DiscussedKind, inOrder } from '@platform/discussions/discussedKind';
import { addDiscuss, discussedRows } from './lives.store';

const noArticle: Omit<Discussed, 'closed' | 'count'> = {
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
export const discussedLives: DiscussedKind = {
  async find(db, site, ids) {
    const rows = await discussedRows(db, site, ids);
    const inArticles = rows.map(({ article_id }) => article_id).filter((id) => id > 0);
    const articles = await discussedArticles.find(db, site, inArticles);
    return new Map(
      rows.flatMap((row) => {
        const article = row.article_id > 0 ? articles.get(row.article_id) : noArticle;
        return article
          ? [
              [
                row.id,
                { ...article, title: row.title || article.title, closed: row.closed, count: row.discuss },
              ] as const,
            ]
          : [];
      }),
    );
  },
  add(db, site, changes) {
    const { ids, counts } = inOrder(changes);
    return addDiscuss(db, site, ids, counts);
  },
};
