import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import {
  hotWords,
  searchAll,
  searchAllInTime,
  searchClassify,
  searchWebArticles,
  searchWordDely,
} from '@contract/search';
import { SearchClass } from '@contract/search/searchCodes';
import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { listHotWords, searchArticlesByKey, searchClass, suggestWords } from './search.service';
import { createSearchQueue } from './searchQueue.service';
import { timeRange } from './times.rules';

const classes = [
  { ...SearchClass.news, name: '新闻' },
  { ...SearchClass.video, name: '视频' },
  { ...SearchClass.topic, name: '专题' },
  { ...SearchClass.account, name: '订阅号' },
].map((one, order) => ({ ...one, order }));

/** Old clients send this instead of an empty key (wire S19). */
const NO_KEY = 'null';

export function searchHandlers(db: Database): Served[] {
  const text = (json: string, context: CallContext) => new JsonText(withRequestOrigin(json, context));
  const inTurn = createSearchQueue();
  return [
    serve(searchAllInTime, async ({ key, tclass, fields, startTime, endTime, sort, ...paging }, context) => {
      const { from, until } = timeRange(startTime, endTime);
      const offset = offsetOf(paging, PAGE_SIZE);
      const classSearch = { key, tclass, fields, from, until, sort, offset };
      return text(
        await inTurn(() => searchClass(db, context.site.id, classSearch), {
          from: networkOf(context.address),
        }),
        context,
      );
    }),
    serve(searchAll, async ({ columnId, key, start, articleType }, context) => {
      const change = { types: articleType < 0 ? [] : [articleType], column: columnId, offset: start };
      const usedKey = key === NO_KEY ? '' : key;
      const { rows } = await inTurn(() => searchArticlesByKey(db, context.site.id, usedKey, change), {
        from: networkOf(context.address),
      });
      return text(`[${rows.map((row) => row.text).join(',')}]`, context);
    }),
    serve(searchWebArticles, async ({ columnId, key, start }, context) => {
      const change = { column: columnId, offset: start };
      const { rows, total } = await inTurn(() => searchArticlesByKey(db, context.site.id, key, change), {
        from: networkOf(context.address),
      });
      const articles = rows.map((row) => row.text).join(',');
      return text(`{"articles":[${articles}],"countResult":${total}}`, context);
    }),
    serve(searchWordDely, async ({ key }, { site }) => ({ words: await suggestWords(db, site.id, key) })),
    serve(searchClassify, async () => ({ list: classes })),
    serve(hotWords, async (_, { site }) => ({ words: await listHotWords(db, site.id) })),
  ];
}
