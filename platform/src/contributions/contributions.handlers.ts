import {
  feed,
  inputArticleDetail,
  inputArticleList,
  saveInputArticle,
  seekArticleDetail,
  tipoff,
  tipoffDetail,
  tipoffMine,
} from '@contract/contributions';
import { offsetOf } from '@contract/fields';
import { MAX_TIPOFF_CONTENT, PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { cleanLine, cleanWords } from '@platform/html/words';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberIfAny, memberOf, writerOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { lengthOf, storedPaths } from '@platform/uploads/submitted.rules';
import { absent, JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { parseContribution } from './contributions.rules';
import {
  contribute,
  listOwnContributions,
  readOwnContribution,
  readSeekArticle,
} from './contributions.service';
import { parseTipoff } from './tipoffs.rules';
import { countTipoff, giveFeedback, listOwnTipoffs, readTipoff, type Teller, tell } from './tipoffs.service';

const tellerOf = (context: CallContext, claim: { readonly userID: string }): Teller => ({
  site: context.site.id,
  member: memberIfAny(context, claim) ?? 0,
  isProven: context.caller.kind === 'member',
  address: context.address,
});

/** @param now epoch ms */
export function contributionHandlers(db: Database, now: () => number): Served[] {
  const text = (value: object | undefined, context: CallContext) =>
    value ? new JsonText(withRequestOrigin(JSON.stringify(value), context)) : absent;
  const page = (rows: readonly object[], context: CallContext) =>
    text({ list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE }, context);

  return [
    serve(tipoff, async (input, context): Promise<true> => {
      const teller = tellerOf(context, input);
      await countTipoff(db, teller, now());
      const sent = parseTipoff(input, context.origin);
      if (sent) await tell(db, teller, sent, now());
      return true;
    }),
    serve(tipoffDetail, async ({ id, ...claim }, context) => {
      // the session alone opens one's own, also where `legacyWrites` accepts claimed identities
      const viewer = context.caller.kind === 'member' ? memberOf(context, claim) : 0;
      return text(await readTipoff(db, context.site.id, id, viewer), context);
    }),
    serve(tipoffMine, async (input, context) => {
      const member = memberOf(context, input);
      const offset = offsetOf(input, PAGE_SIZE);
      return page(await listOwnTipoffs(db, context.site.id, member, PAGE_SIZE + 1, offset), context);
    }),
    serve(feed, async (input, context): Promise<true> => {
      const teller = tellerOf(context, input);
      await countTipoff(db, teller, now());
      const content = cleanWords(input.content);
      if (lengthOf(content) > MAX_TIPOFF_CONTENT) throw refused(`内容不能超过${MAX_TIPOFF_CONTENT}个字`);
      const pics = storedPaths(input.imgUrl, 'image', context.origin);
      // Recorded: an empty one is taken, and nothing is kept.
      if (content === '' && pics.length === 0) return true;
      await giveFeedback(db, teller, { userName: cleanLine(input.userName), content, pics }, now());
      return true;
    }),
    serve(seekArticleDetail, async ({ id }, context) =>
      text(await readSeekArticle(db, context.site.id, id), context),
    ),
    serve(saveInputArticle, async (input, context) => {
      const { site } = context;
      const member = writerOf(context, input);
      const contribution = parseContribution(input, context);
      const one = { site: site.id, member, seek: input.linkID, text: contribution, rules: site.discussRules };
      return text(await contribute(db, one, now()), context);
    }),
    serve(inputArticleList, async ({ status, ...input }, context) => {
      const own = { site: context.site.id, member: memberOf(context, input), status };
      const offset = offsetOf(input, PAGE_SIZE);
      return page(await listOwnContributions(db, own, PAGE_SIZE + 1, offset), context);
    }),
    serve(inputArticleDetail, async ({ id, ...input }, context) => {
      const member = memberOf(context, input);
      return text(await readOwnContribution(db, context.site.id, id, member), context);
    }),
  ];
}
