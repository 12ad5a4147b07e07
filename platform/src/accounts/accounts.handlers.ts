import { getCatXys, getStatusXys, getXyInfo, recommendXys } from '@contract/accounts';
import { getCats, getSubCats } from '@contract/leaders';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { addressed } from '@platform/operations/addressed';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { ownPersonOf, personIfAny } from '@platform/operations/callers';
import { JsonText } from '@platform/wire/jsonText';
import { accountsAs, categoriesUnder, markedFor, noAccount, statusesOf } from './accounts.service';
import { accountsOf, recommendedAccounts } from './accounts.store';

/** Rows a caller may ask for at once; nothing or less than one means a page. */
const ROWS_MOST = 100;

export function accountHandlers(db: Database): Served[] {
  const text = (value: object, context: CallContext) =>
    new JsonText(addressed(JSON.stringify(value), context));

  return [
    serve(getXyInfo, async ({ id, ...asked }, context) => {
      const [account] = await accountsAs(db, context.site.id, [id], ownPersonOf(context, asked));
      return account ? text(account, context) : noAccount;
    }),
    serve(recommendXys, async (asked, context) => {
      const rows = await recommendedAccounts(db, context.site.id, PAGE_SIZE);
      return text(await markedFor(db, context.site.id, rows, personIfAny(context, asked)), context);
    }),
    serve(getCatXys, async ({ id, start, count, ...asked }, context) => {
      const size = count > 0 ? Math.min(count, ROWS_MOST) : PAGE_SIZE;
      const rows = await accountsOf(db, context.site.id, id, size + 1, start);
      const who = ownPersonOf(context, asked);
      const xys = await markedFor(db, context.site.id, rows.slice(0, size), who);
      return text({ xys, hasMore: rows.length > size }, context);
    }),
    serve(getStatusXys, async ({ ids, ...asked }, context) => ({
      list: await statusesOf(db, context.site.id, ids, personIfAny(context, asked)),
    })),
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
