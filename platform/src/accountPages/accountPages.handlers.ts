import { getXyArticlesQuestion } from '@contract/accounts';
import { PAGE_SIZE } from '@contract/limits';
import { itemPage, itemsOfAccount } from '@platform/articles/articleItems.service';
import { firstPosition, readPageStart } from '@platform/articles/pageStart.rules';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { questionsOfAccount } from '@platform/questions/questions.service';
import { JsonText } from '@platform/wire/jsonText';

/** An account's articles and the questions to it (wire g26). */
export function accountPageHandlers(db: Database): Served[] {
  return [
    serve(getXyArticlesQuestion, async ({ xyId, articleType, ...paging }, context) => {
      const site = context.site.id;
      const place = readPageStart(paging);
      const of = { account: xyId, articleType };
      const rows = await itemsOfAccount(db, site, of, PAGE_SIZE + 1, place);
      const onFirstPage = place.after === null && place.offset === 0;
      const questions = onFirstPage ? await questionsOfAccount(db, site, xyId, PAGE_SIZE) : [];
      const json = itemPage(rows, firstPosition(place), `,"questions":${JSON.stringify(questions)}`);
      return new JsonText(withRequestOrigin(json, context));
    }),
  ];
}
