import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { PointsName } from '@contract/points';
import {
  getSubcribeCols,
  getSubcribeXys,
  subcribeView,
  subcribeXY,
  topicSub,
  topicSubCancel,
} from '@contract/subscriptions';
import { accountsFor, accountsNamed } from '@platform/accounts/accounts.service';
import { itemsOf } from '@platform/articles/articleItems.service';
import { itemsText } from '@platform/articles/articles.service';
import { firstPosition, readPageStart } from '@platform/articles/pageStart.rules';
import { columnsAmong, columnsNamed } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import {
  accountsFollowed,
  columnsFollowed,
  followedAmong,
  isFollowedKind,
  queueKey,
  subscribe,
  unfollow,
} from '@platform/following/following.service';
import { networkOf } from '@platform/limits/rateLimit';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { personIfAny, personOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { awardPoints } from '@platform/points/awards.service';
import { createFairQueue } from '@platform/queues/fair';
import { JsonText } from '@platform/wire/jsonText';
import { newestFollowed } from './newestFollowed.store';

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;
/** Of the columns one follows those followed last; a site has fewer. */
const MAX_COLUMNS = 200;
/** Behind so many articles nobody reads on. */
const DEEPEST = 400;
/** Following, by a member or by a device without a login. */
export const subscriptionHandlers = (db: Database, now: () => number): Served[] => [
  ...followingHandlers(db, now),
  ...followedHandlers(db),
  ...searchHandlers(db),
];

const text = (json: string, context: CallContext) => new JsonText(withRequestOrigin(json, context));

/** `List<S9>` of accounts asked for with one more than a page holds. */
async function accountPage(db: Database, ids: readonly number[], who: string, context: CallContext) {
  const page = await accountsFor(db, context.site.id, ids.slice(0, PAGE_SIZE), who);
  return text(JSON.stringify({ list: page, hasMore: ids.length > PAGE_SIZE }), context);
}

function followingHandlers(db: Database, now: () => number): Served[] {
  const inTurn = createFairQueue();

  /** Points for a followed account, once for each (H5). An unknown account was not followed. */
  async function awardFollow({ site }: CallContext, member: number, account: number) {
    const { account: kind } = KindNumber.topicSub;
    if (!(await followedAmong(db, site.id, kind, [account], `m:${member}`)).has(account)) return;
    const seen = { member, name: PointsName.follow, key: `account ${account}` };
    await awardPoints(db, site.id, seen, new Date(now()));
  }

  return [
    serve(topicSub, async (input, context): Promise<true> => {
      if (input.id === 0) return true;
      const who = personOf(context, input);
      await subscribe(db, inTurn, context, { ...input, who }, now());
      if (context.caller.kind === 'member' && input.type === KindNumber.topicSub.account)
        await awardFollow(context, context.caller.memberId, input.id);
      return true;
    }),
    serve(topicSubCancel, async (input, context): Promise<true> => {
      if (input.id === 0) return true;
      const who = personOf(context, input);
      const site = context.site.id;
      if (isFollowedKind(input.type))
        await inTurn(queueKey(site, input), () => unfollow(db, site, input, who), networkOf(context.address));
      return true;
    }),
  ];
}

function followedHandlers(db: Database): Served[] {
  return [
    // the column it is asked from says nothing of what is followed
    serve(subcribeXY, async (input, context) => {
      const who = personIfAny(context, input);
      const offset = offsetOf(input, PAGE_SIZE);
      const rows = await accountsFollowed(db, context.site.id, who, PAGE_SIZE + AND_ONE, offset);
      return accountPage(
        db,
        rows.map(({ id }) => id),
        who,
        context,
      );
    }),
    serve(subcribeView, async (input, context) => {
      const who = personIfAny(context, input);
      const place = readPageStart(input);
      if (who === '' || place.offset > DEEPEST) return [];
      const site = context.site.id;
      const { columnId } = input;
      // a column that is followed stands for itself; any other is where one asks from
      const followedIds = await followedAmong(db, site, KindNumber.topicSub.column, [columnId], who);
      const only = followedIds.has(columnId) ? columnId : 0;
      const ids = (await newestFollowed(db, site, { who, only }, PAGE_SIZE, place)).map(({ id }) => id);
      const items = await itemsOf(db, site, ids);
      return text(itemsText(items, firstPosition(place)), context);
    }),
  ];
}

/** Lists of what can be followed, by name. */
function searchHandlers(db: Database): Served[] {
  return [
    serve(getSubcribeXys, async (input, context) => {
      const who = personIfAny(context, input);
      const offset = offsetOf(input, PAGE_SIZE);
      const ids = await accountsNamed(db, context.site.id, input.key);
      return accountPage(db, ids.slice(offset, offset + PAGE_SIZE + AND_ONE), who, context);
    }),
    serve(getSubcribeCols, async ({ key, mine, ...input }, context) => {
      const site = context.site.id;
      if (!mine) return columnsNamed(db, site, key);
      const rows = await columnsFollowed(db, site, personIfAny(context, input), MAX_COLUMNS);
      return columnsAmong(
        db,
        site,
        rows.map(({ id }) => id),
      );
    }),
  ];
}
