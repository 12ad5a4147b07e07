import { SearchClass } from '@contract/codes';
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
import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { addressed } from '@platform/operations/addressed';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { JsonText } from '@platform/wire/jsonText';
import { searchGate } from './gate';
import { hottest, search, searchClass, suggestions } from './search.service';
import { timeRange } from './times';

const classes = [
  { ...SearchClass.news, name: '新闻' },
  { ...SearchClass.video, name: '视频' },
  { ...SearchClass.topic, name: '专题' },
  { ...SearchClass.account, name: '订阅号' },
].map((one, order) => ({ ...one, order }));

/** What old clients send for no key at all (wire S19). */
const NO_KEY = 'null';

export function searchHandlers(db: Database): Served[] {
  const text = (json: string, context: CallContext) => new JsonText(addressed(json, context));
  const inTurn = searchGate();
  return [
    serve(searchAllInTime, async ({ key, tclass, fields, startTime, endTime, sort, ...paging }, context) => {
      const { from, until } = timeRange(startTime, endTime);
      const offset = offsetOf(paging, PAGE_SIZE);
      const given = { key, tclass, fields, from, until, sort, offset };
      return text(
        await inTurn(() => searchClass(db, context.site.id, given), networkOf(context.address)),
        context,
      );
    }),
    serve(searchAll, async ({ columnId, key, start, articleType }, context) => {
      const change = { types: articleType < 0 ? [] : [articleType], column: columnId, offset: start };
      const asked = key === NO_KEY ? '' : key;
      const { rows } = await inTurn(
        () => search(db, context.site.id, asked, change),
        networkOf(context.address),
      );
      return text(`[${rows.map((row) => row.text).join(',')}]`, context);
    }),
    serve(searchWebArticles, async ({ columnId, key, start }, context) => {
      const change = { column: columnId, offset: start };
      const { rows, total } = await inTurn(
        () => search(db, context.site.id, key, change),
        networkOf(context.address),
      );
      const articles = rows.map((row) => row.text).join(',');
      return text(`{"articles":[${articles}],"countResult":${total}}`, context);
    }),
    serve(searchWordDely, async ({ key }, { site }) => ({ words: await suggestions(db, site.id, key) })),
    serve(searchClassify, async () => ({ list: classes })),
    serve(hotWords, async (_, { site }) => ({ words: await hottest(db, site.id) })),
  ];
}
