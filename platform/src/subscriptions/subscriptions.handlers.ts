import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import {
  getSubcribeCols,
  getSubcribeXys,
  subcribeView,
  subcribeXY,
  topicSub,
  topicSubCancel,
} from '@contract/subscriptions';
import { accountsAs, accountsNamed } from '@platform/accounts/accounts.service';
import { itemsOf } from '@platform/articles/articles.read';
import { itemsText } from '@platform/articles/articles.service';
import { firstOf, placeOf } from '@platform/articles/place';
import { columnsAmong, columnsNamed } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import {
  accountsFollowed,
  columnsFollowed,
  followedAmong,
  isFollowedKind,
  subscribe,
  turnOf,
  unfollow,
} from '@platform/following/following.service';
import { networkOf } from '@platform/limits/rateLimit';
import { addressed } from '@platform/operations/addressed';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { personIfAny, personOf } from '@platform/operations/callers';
import { JsonText } from '@platform/wire/jsonText';
import { newestFollowed } from './newestFollowed.store';

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;
/** Of the columns one follows those followed last; a site has fewer. */
const COLUMNS_MOST = 200;
/** Behind so many articles nobody reads on. */
const DEEPEST = 400;

/** What a person follows: a member, or a device without a login (as with likes). */
export function subscriptionHandlers(db: Database, now: () => number): Served[] {
  const inTurn = createQueues();
  const text = (json: string, context: CallContext) => new JsonText(addressed(json, context));

  /** `List<S9>` of accounts asked for with one more than a page holds. */
  async function accountPage(ids: readonly number[], who: string, context: CallContext) {
    const page = await accountsAs(db, context.site.id, ids.slice(0, PAGE_SIZE), who);
    return text(JSON.stringify({ list: page, hasMore: ids.length > PAGE_SIZE }), context);
  }

  return [
    serve(topicSub, async (given, context): Promise<true> => {
      await subscribe(db, inTurn, context, given, personOf(context, given), now());
      return true;
    }),
    serve(topicSubCancel, async (given, context): Promise<true> => {
      const who = personOf(context, given);
      const site = context.site.id;
      if (isFollowedKind(given.type))
        await inTurn(turnOf(site, given), () => unfollow(db, site, given, who), networkOf(context.address));
      return true;
    }),
    // the column it is asked from says nothing of what is followed
    serve(subcribeXY, async (asked, context) => {
      const who = personIfAny(context, asked);
      const offset = offsetOf(asked, PAGE_SIZE);
      const rows = await accountsFollowed(db, context.site.id, who, PAGE_SIZE + AND_ONE, offset);
      return accountPage(
        rows.map(({ id }) => id),
        who,
        context,
      );
    }),
    serve(subcribeView, async (asked, context) => {
      const who = personIfAny(context, asked);
      const place = placeOf(asked);
      if (who === '' || place.offset > DEEPEST) return [];
      const site = context.site.id;
      const { columnId } = asked;
      // a column that is followed stands for itself; any other is where one asks from
      const his = await followedAmong(db, site, KindNumber.topicSub.column, [columnId], who);
      const only = his.has(columnId) ? columnId : 0;
      const ids = (await newestFollowed(db, site, who, only, PAGE_SIZE, place)).map(({ id }) => id);
      const items = await itemsOf(db, site, ids);
      return text(itemsText(items, firstOf(place)), context);
    }),
    serve(getSubcribeXys, async (asked, context) => {
      const who = personIfAny(context, asked);
      const offset = offsetOf(asked, PAGE_SIZE);
      const ids = await accountsNamed(db, context.site.id, asked.key);
      return accountPage(ids.slice(offset, offset + PAGE_SIZE + AND_ONE), who, context);
    }),
    serve(getSubcribeCols, async ({ key, mine, ...asked }, context) => {
      const site = context.site.id;
      if (!mine) return columnsNamed(db, site, key);
      const rows = await columnsFollowed(db, site, personIfAny(context, asked), COLUMNS_MOST);
      return columnsAmong(
        db,
        site,
        rows.map(({ id }) => id),
      );
    }),
  ];
}
