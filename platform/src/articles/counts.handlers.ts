import { counts, type Failure, getArticleCounts } from '@contract/articles';
import { KindNumber } from '@contract/codes';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { JsonText } from '@platform/http/errors';
import { liveCountsText } from '@platform/lives/lives.service';
import { countsOf } from './articles.service';
import { articleCounts } from './articles.store';

/** The failure object of wire W6. */
const unknownArticle: Failure = { success: false, errorInfo: '找不到相关稿件', results: [] };

export function countHandlers(db: Database): Served[] {
  async function ofArticle(site: number, id: number) {
    const row = await articleCounts(db, site, id);
    if (!row) return unknownArticle;
    const { countClick, countPraise, countShare, countDiscuss } = countsOf(row);
    return { fileId: id, countClick, countPraise, countShare, countDiscuss };
  }
  return [
    serve(getArticleCounts, ({ articleId }, { site }) => ofArticle(site.id, articleId)),
    serve(counts, async ({ id, source }, { site }) => {
      if (source === KindNumber.source.article) return ofArticle(site.id, id);
      const live = source === KindNumber.source.live ? await liveCountsText(db, site.id, id) : undefined;
      return live === undefined ? unknownArticle : new JsonText(live);
    }),
  ];
}
