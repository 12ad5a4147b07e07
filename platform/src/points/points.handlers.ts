import { offsetOf, parseId } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import * as contract from '@contract/points';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { isUnprovenMember, memberOf, writerOf } from '@platform/operations/callers';
import { readDate } from '@platform/wire/dates';
import { siteTime } from '@platform/wire/wireDate';
import { addReportedEvent } from './earning.service';
import { pointsDays, pointsList } from './points.service';
import { scoreOf } from './points.store';
import { spendPoints } from './spending.service';

/** Recorded: what a program hears of a member there is not. */
const NOT_THERE = '会员信息不存在，请检查参数是否正确';

/** A day as it is asked for, in either writing; undefined: of all days. */
const parseDay = (text: string): string | undefined => {
  const at = readDate(text);
  return at && siteTime(at).date;
};

/** Points: a member's own, and given by the rules of the site alone (K11). */
export function pointsHandlers(db: Database, now: () => number): Served[] {
  const whose = (context: CallContext, uid: string) => writerOf(context, { userID: uid });
  return [
    serve(contract.event1, (input, context) =>
      addReportedEvent(db, context.site, whose(context, input.member), input, now()),
    ),
    serve(contract.convert, (input, context) =>
      spendPoints(db, context.site, whose(context, input.member), input, now()),
    ),
    serve(contract.score, async ({ uid }, context) => {
      if (uid !== '' && !(await scoreOf(db, context.site.id, parseId(uid)))) return NOT_THERE;
      if (isUnprovenMember(context, { uid })) return '0';
      const found = await scoreOf(db, context.site.id, memberOf(context, { uid }));
      return found ? String(found.score) : NOT_THERE;
    }),
    serve(contract.myDayScoreSts, ({ uid }, context) =>
      pointsDays(db, context.site, memberOf(context, { uid }), now()),
    ),
    serve(contract.myScoreList, ({ uid, date, ...input }, context) =>
      pointsList(db, context.site.id, memberOf(context, { uid }), parseDay(date), offsetOf(input, PAGE_SIZE)),
    ),
    serve(contract.eventTypes, async () => Object.values(contract.PointsName).join(',')),
  ];
}
