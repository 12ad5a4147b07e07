import { getCatXys, getStatusXys, getXyInfo, recommendXys } from '@contract/accounts';
import { getCats, getSubCats } from '@contract/leaders';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { ownPersonOf, personIfAny } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import {
  accountsFor,
  categoriesUnder,
  statusesOf,
  unknownAccount,
  withFollowState,
} from './accounts.service';
import { accountsOf, recommendedAccounts } from './accounts.store';

/** Rows a caller may ask for at once; nothing or less than one means a page. */
const MAX_ROWS = 100;

export function accountHandlers(db: Database): Served[] {
  const text = (value: object, context: CallContext) =>
    new JsonText(withRequestOrigin(JSON.stringify(value), context));

  return [
    serve(getXyInfo, async ({ id, ...input }, context) => {
      const [account] = await accountsFor(db, context.site.id, [id], ownPersonOf(context, input));
      return account ? text(account, context) : unknownAccount;
    }),
    serve(recommendXys, async (input, context) => {
      const rows = await recommendedAccounts(db, context.site.id, PAGE_SIZE);
      return text(await withFollowState(db, context.site.id, rows, personIfAny(context, input)), context);
    }),
    serve(getCatXys, async ({ id, start, count, ...input }, context) => {
      const size = count > 0 ? Math.min(count, MAX_ROWS) : PAGE_SIZE;
      const rows = await accountsOf(db, context.site.id, id, size + 1, start);
      const who = ownPersonOf(context, input);
      const xys = await withFollowState(db, context.site.id, rows.slice(0, size), who);
      return text({ xys, hasMore: rows.length > size }, context);
    }),
    serve(getStatusXys, async ({ ids, ...input }, context) => ({
      list: await statusesOf(db, context.site.id, ids, personIfAny(context, input)),
    })),
    serve(getCats, async ({ code }, context) => {
      const cats = await categoriesUnder(db, context.site.id, code, 0);
      return new JsonText(withRequestOrigin(cats, context));
    }),
    serve(getSubCats, async ({ catID, code }, context) => {
      const cats = await categoriesUnder(db, context.site.id, code, catID);
      return new JsonText(withRequestOrigin(`{"cats":${cats}}`, context));
    }),
  ];
}
