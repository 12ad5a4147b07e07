import { counts, type Failure, getArticleCounts } from '@contract/articles';
import { KindNumber } from '@contract/codes';
import { createArticleCounts } from '@platform/articles/articleItems.service';
import type { Database } from '@platform/db/connection';
import { liveCountsText } from '@platform/lives/lives.service';
import { type Served, serve } from '@platform/operations/callContext';
import { JsonText } from '@platform/wire/jsonText';

/** The failure object of wire W6. */
const unknownArticle: Failure = { success: false, errorInfo: '找不到相关稿件', results: [] };

export function countHandlers(db: Database): Served[] {
  const countsOf = createArticleCounts(db);
  async function ofArticle(site: number, id: number) {
    const found = await countsOf({ site, id });
    if (!found) return unknownArticle;
    const { countClick, countPraise, countShare, countDiscuss } = found;
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
