import { dynamicArticleList, dynamicDetail, dynamicList, getXyDynamic } from '@contract/dynamics';
import { DYNAMIC_PAGE_SIZE } from '@contract/limits';
import { readPageStart } from '@platform/articles/pageStart.rules';
import type { Database } from '@platform/db/connection';
import { pageText } from '@platform/db/documents';
import type { CallContext, Served } from '@platform/operations/callContext';
import { serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { dynamicById, dynamicsByAccount, dynamicsByReporter } from './dynamics.store';

interface DynamicListInput {
  readonly userID: number;
  readonly xyId: number;
  readonly page: number;
  readonly rowNumber: number;
  readonly afterOrder: string;
}

/** @param now epoch milliseconds */
export function dynamicHandlers(db: Database, now: () => number): Served[] {
  /** The account's dynamics where an account is named, else the reporter's; without either the list is empty. */
  async function list({ userID, xyId, ...paging }: DynamicListInput, context: CallContext) {
    const place = readPageStart(paging, DYNAMIC_PAGE_SIZE);
    const page = { ...place, now: new Date(now()), limit: DYNAMIC_PAGE_SIZE + 1 };
    const site = context.site.id;
    const rows =
      xyId > 0
        ? await dynamicsByAccount(db, site, { ...page, author: xyId })
        : await dynamicsByReporter(db, site, { ...page, author: userID });
    return new JsonText(withRequestOrigin(pageText(rows, DYNAMIC_PAGE_SIZE), context));
  }

  return [
    serve(getXyDynamic, (input, context) => list({ ...input, userID: 0 }, context)),
    serve(dynamicList, list),
    serve(dynamicArticleList, list),
    serve(dynamicDetail, async ({ id }, context) => {
      const row = await dynamicById(db, context.site.id, id, new Date(now()));
      return row ? new JsonText(withRequestOrigin(JSON.stringify(row.doc), context)) : absent;
    }),
  ];
}
