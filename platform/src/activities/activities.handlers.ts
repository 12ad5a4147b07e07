import * as contract from '@contract/activities';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { VoteInfo } from '@contract/voteShapes';
import type { Database } from '@platform/db/connection';
import { listText, pageText } from '@platform/db/documents';
import { portraitAddress } from '@platform/membership/portraits.rules';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { withRegions } from '@platform/signForms/regions.service';
import { absent, JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import { activityDocument, fieldsOf } from './activities.document';
import { activitiesOfMember, activityById, activityCategories, newestActivities } from './activities.store';
import { type FindMember, registrationOf } from './registrations.service';
import { signUpHandlers } from './signUps/signUps.handlers';
import { countEntries, knownEntries, newestEntries, voucherOf } from './signUps/signUps.store';
import { waitingView } from './signUps/waiting.service';
import { isChecker, writeOff } from './writeOffs/writeOffs.service';

/** Finds the vote of an activity as a reader has it. */
export type FindActivityVote = (context: CallContext, activity: number) => Promise<VoteInfo | undefined>;

export interface ActivityParts {
  readonly db: Database;
  readonly findMember: FindMember;
  readonly findVote: FindActivityVote;
  /** Epoch ms. */
  readonly now: () => number;
}

export const activityHandlers = ({ db, findMember, findVote, now }: ActivityParts): Served[] => [
  ...readHandlers(db, findVote, now),
  ...entryHandlers(db, findMember, now),
  ...signUpHandlers(db, now),
];

function readHandlers(db: Database, findVote: FindActivityVote, now: () => number): Served[] {
  return [
    serve(contract.activityList, async ({ catID, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = await newestActivities(db, context.site.id, catID, PAGE_SIZE + 1, offset);
      return new JsonText(withRequestOrigin(pageText(rows, PAGE_SIZE), context));
    }),
    serve(contract.activityCats, async (_, context) => {
      const rows = await activityCategories(db, context.site.id);
      return rows.length === 0 ? absent : new JsonText(withRequestOrigin(listText(rows), context));
    }),
    serve(contract.activityDetail, async ({ fileId, ...claim }, context) => {
      const site = context.site.id;
      const activity = await activityById(db, site, fileId);
      if (!activity) return absent;
      const member = context.caller.kind === 'member' ? memberOf(context, claim) : 0;
      const own = member > 0 ? await knownEntries(db, site, [{ activity: fileId, member }]) : [];
      const vote = await findVote(context, fileId);
      const waiting = activity.waiting_list ? await waitingView(db, site, fileId, member) : undefined;
      const fields = await withRegions(db, site, fieldsOf(activity));
      const view = { hasEntry: own.length > 0, fields, waiting, vote, now: now() };
      const doc = activityDocument(activity, view);
      return new JsonText(withRequestOrigin(JSON.stringify(doc), context));
    }),
    serve(contract.entryList, async ({ fileId, ...paging }, context) => {
      const { site, origin } = context;
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = await newestEntries(db, site.id, fileId, PAGE_SIZE + 1, offset);
      const list = rows.slice(0, PAGE_SIZE).map((row) => ({
        entryID: row.id,
        userID: row.member_id,
        userName: row.nickname,
        userIcon: portraitAddress({ id: row.member_id, head: row.head }, origin),
        created: wireDate(row.created_at),
        status: row.status,
      }));
      const totalCount = await countEntries(db, site.id, fileId);
      return { list, totalCount, hasMore: rows.length > PAGE_SIZE };
    }),
  ];
}

/** A member's own entries, and the write-off. */
function entryHandlers(db: Database, findMember: FindMember, now: () => number): Served[] {
  return [
    serve(
      contract.registrationDetail,
      async (input, context) =>
        (await registrationOf(db, context, memberOf(context, input), input, findMember)) ?? absent,
    ),
    serve(contract.myActivityList, async (input, context) => {
      const member = memberOf(context, input);
      const offset = offsetOf(input, PAGE_SIZE);
      const rows = await activitiesOfMember(db, context.site.id, member, PAGE_SIZE + 1, offset);
      return new JsonText(withRequestOrigin(pageText(rows, PAGE_SIZE), context));
    }),
    serve(contract.getActivityVoucher, async ({ fileId, ...claim }, { site, origin, ...context }) => {
      const member = memberOf({ ...context, site, origin }, claim);
      const row = await voucherOf(db, site.id, member, fileId);
      if (!row) return { list: [], verifyUrl: '' };
      const voucher = {
        registCode: row.regist_code,
        status: row.used_at ? 1 : 0,
        useTime: row.used_at ? wireDate(row.used_at) : '',
        shopSite: row.used_place,
      } as const;
      const verifyUrl = `${origin}${site.basePath}/writeOff/${fileId}/${row.regist_code}.html`;
      return { list: [voucher], verifyUrl };
    }),
    serve(
      contract.activityVerify,
      async ({ activityID, registCode, shopSite }, { site, origin, ...context }) => {
        const member = memberOf({ ...context, site, origin });
        if (!(await isChecker(db, site.id, activityID, member))) throw refused('您不是这个活动的核销人员');
        const code = { activity: activityID, code: registCode, place: shopSite, by: member };
        return writeOff(db, { site: site.id, origin, ...code }, now());
      },
    ),
  ];
}
