import {
  getUserHitInfo,
  hitXyBulletin,
  type RankRow,
  searchXyRank,
  xyArticleRank,
  xyRank,
} from '@contract/accounts';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { accountsNamed } from '@platform/accounts/accounts.service';
import { itemPage, itemsOf } from '@platform/articles/articleItems.service';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberIfAny, personIfAny } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { requireLikeAllowance } from '@platform/reactions/likeAllowance.service';
import { JsonText } from '@platform/wire/jsonText';
import { createRanks, type RankReader } from './ranks.service';
import { mostReadArticles } from './ranks.store';

/** Recorded: of an account that is in no rank there is a row without anything. */
const nothingRanked = (id: number): RankRow => ({
  id,
  icon: '',
  topic: '',
  influence: 0,
  canHit: 0,
  isFollow: 0,
});

/** Rows sent; the client shows twenty (E6). */
const MAX_ROWS = 50;

/** @param now epoch ms */
export function rankHandlers(db: Database, now: () => number): Served[] {
  const ranks = createRanks(db, now);
  const text = (json: string, context: CallContext) => new JsonText(withRequestOrigin(json, context));
  const readerOf = (context: CallContext, claim: { userID: string; device: string }): RankReader => ({
    member: memberIfAny(context, claim),
    who: personIfAny(context, claim),
  });

  return [
    serve(xyRank, async ({ type, ...claim }, context) => {
      const reader = readerOf(context, claim);
      const rows = await ranks.rank(context.site.id, type);
      const best = await ranks.rowsFor(context.site.id, rows.slice(0, MAX_ROWS), reader);
      return text(JSON.stringify(best), context);
    }),
    serve(searchXyRank, async ({ key, type, ...claim }, context) => {
      const reader = readerOf(context, claim);
      const site = context.site.id;
      const named = new Set(await accountsNamed(db, site, key));
      const rows = (await ranks.rank(site, type)).filter(({ id }) => named.has(id));
      return text(JSON.stringify(await ranks.rowsFor(site, rows.slice(0, MAX_ROWS), reader)), context);
    }),
    serve(getUserHitInfo, async ({ fjID, type, ...claim }, context) => {
      const reader = readerOf(context, claim);
      const site = context.site.id;
      const rows = (await ranks.rank(site, type)).filter(({ id }) => id === fjID);
      const [row] = await ranks.rowsFor(site, rows, reader);
      return text(JSON.stringify(row ?? nothingRanked(fjID)), context);
    }),
    serve(hitXyBulletin, async ({ id, ...claim }, context): Promise<'已打榜'> => {
      const member = memberIfAny(context, claim);
      if (member === undefined) return '已打榜';
      const { site, address, caller } = context;
      // With `legacyWrites` a member is only claimed.
      const hit = { type: 'hit', id, address, isMember: caller.kind === 'member' } as const;
      await requireLikeAllowance(db, site.id, hit, now());
      await ranks.hit(site.id, id, member);
      return '已打榜';
    }),
    serve(xyArticleRank, async (input, context) => {
      const offset = offsetOf(input, PAGE_SIZE);
      const found = await mostReadArticles(db, context.site.id, PAGE_SIZE + 1, offset);
      const ids = found.map(({ id }) => id);
      return text(itemPage(await itemsOf(db, context.site.id, ids), offset), context);
    }),
  ];
}
