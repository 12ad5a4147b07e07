import { getCatXys, getStatusXys, getXyInfo, recommendXys } from '@contract/accounts';
import { getCats, getSubCats } from '@contract/leaders';
import { PAGE_SIZE } from '@contract/limits';
import { addressed } from '@platform/articles/articles.service';
import type { Database } from '@platform/db/connection';
import { listText } from '@platform/db/documents';
import { type Served, serve } from '@platform/http/context';
import { JsonText } from '@platform/http/errors';
import { categoriesUnder, noAccount, statusesOf } from './accounts.service';
import { accountsByIds, accountsOf, recommendedAccounts } from './accounts.store';

/** Rows a caller may ask for at once; nothing or less than one means a page. */
const ROWS_MOST = 100;

export function accountHandlers(db: Database): Served[] {
  return [
    serve(getXyInfo, async ({ id }, context) => {
      const [row] = await accountsByIds(db, context.site.id, [id]);
      return row ? new JsonText(addressed(JSON.stringify(row.doc), context)) : noAccount;
    }),
    serve(recommendXys, async (_, context) => {
      const rows = await recommendedAccounts(db, context.site.id, PAGE_SIZE);
      return new JsonText(addressed(listText(rows), context));
    }),
    serve(getCatXys, async ({ id, start, count }, context) => {
      const size = count > 0 ? Math.min(count, ROWS_MOST) : PAGE_SIZE;
      const rows = await accountsOf(db, context.site.id, id, size + 1, start);
      const text = `{"xys":${listText(rows.slice(0, size))},"hasMore":${rows.length > size}}`;
      return new JsonText(addressed(text, context));
    }),
    serve(getStatusXys, async ({ ids }, { site }) => ({ list: await statusesOf(db, site.id, ids) })),
    serve(getCats, async ({ code }, context) => {
      const cats = await categoriesUnder(db, context.site.id, code, 0);
      return new JsonText(addressed(cats, context));
    }),
    serve(getSubCats, async ({ catID, code }, context) => {
      const cats = await categoriesUnder(db, context.site.id, code, catID);
      return new JsonText(addressed(`{"cats":${cats}}`, context));
    }),
  ];
}
