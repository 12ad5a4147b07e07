import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { catleaderView, leader, leaderCats, leaderView, regionleaderView } from '@contract/leaders';
import { PAGE_SIZE } from '@contract/limits';
import { authorInfo, type Reporter, reporterArticles } from '@contract/reporters';
import { categoriesUnder } from '@platform/accounts/accounts.service';
import { itemPage, itemsOfPerson } from '@platform/articles/articleItems.service';
import { firstPosition, readPageStart } from '@platform/articles/pageStart.rules';
import type { Database } from '@platform/db/connection';
import { listText } from '@platform/db/documents';
import { followedAmong } from '@platform/following/following.service';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { ownPersonOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { withArticles, withQuestions } from './people.service';
import { leaderById, leaders, leadersOf, reporterById } from './people.store';

const LEADER_CATALOGUE = 'LEADER';
/** Rows a caller may ask for at once; nothing or less than one means a page. */
const MAX_ROWS = 100;

export function personHandlers(db: Database): Served[] {
  const text = (json: string, context: CallContext) => new JsonText(withRequestOrigin(json, context));
  return [
    serve(leaderView, async ({ start, count, hasArticles }, context) => {
      const size = count > 0 ? Math.min(count, MAX_ROWS) : PAGE_SIZE;
      const people = await leaders(db, context.site.id, size, start);
      const wantsArticles = hasArticles === 'true' || Number(hasArticles) > 0;
      return text(
        wantsArticles ? await withArticles(db, context.site.id, people) : listText(people),
        context,
      );
    }),
    serve(regionleaderView, async ({ regionID }, context) => {
      const people = regionID > 0 ? await leadersOf(db, context.site.id, regionID, MAX_ROWS, 0) : [];
      return people.length > 0 ? text(listText(people), context) : absent;
    }),
    serve(leader, async ({ id }, context) => {
      const row = await leaderById(db, context.site.id, id);
      return row ? text(JSON.stringify(row.doc), context) : absent;
    }),
    serve(leaderCats, async ({ catID }, context) => {
      const cats = await categoriesUnder(db, context.site.id, LEADER_CATALOGUE, catID);
      return text(`{"cats":${cats}}`, context);
    }),
    serve(catleaderView, async ({ catID, hasQuestions, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const people = await leadersOf(db, context.site.id, catID, PAGE_SIZE, offset);
      const list = hasQuestions ? await withQuestions(db, context.site.id, people) : listText(people);
      return text(`{"list":${list},"recommend":[]}`, context);
    }),
    serve(authorInfo, async ({ id, ...input }, context) => {
      const site = context.site.id;
      const row = await reporterById(db, site, id);
      if (!row) return absent;
      const who = ownPersonOf(context, input);
      const followed = await followedAmong(db, site, KindNumber.topicSub.reporter, [id], who);
      const reporter: Reporter = { ...row.doc, isFollow: followed.has(id) ? 1 : 0 };
      return text(JSON.stringify(reporter), context);
    }),
    serve(reporterArticles, async ({ id, ...paging }, context) => {
      const place = readPageStart(paging);
      const rows = await itemsOfPerson(db, context.site.id, id, PAGE_SIZE + 1, place);
      return text(itemPage(rows, firstPosition(place)), context);
    }),
  ];
}
