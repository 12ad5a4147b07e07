import { PointsCode } from '@contract/points';
import type { Database } from '@platform/db/connection';
import { cutLine } from '@platform/html/words';
import type { Site } from '@platform/sites/site';
import { refused } from '@platform/wire/refusals';
import { dayOf, MEMBER_UNKNOWN } from './points.rules';
import { addChange, findChange, lockScore } from './points.store';
import { checkPointsSign, type SignedEvent } from './pointsSign.rules';

const EVENT_MAX = 40;
const MEMO_MAX = 200;
/** Maximum points of one purchase; a member's total stays within integer range. */
const MAX_SPENT = 1_000_000;

/** A signed event that costs points. */
export interface Purchase extends SignedEvent {
  /** `msEvent` what for, `msMemo` a note, `msScore` how many points. */
  readonly info: Readonly<Record<string, string>>;
}

/**
 * Takes points a member spends (wire x21), all of them or none; the same event once more takes nothing.
 * @param now epoch ms
 * @throws Refusal −1 for a wrong sign and for what is no number of points.
 */
export async function spendPoints(
  db: Database,
  site: Site,
  member: number,
  purchase: Purchase,
  now: number,
): Promise<{ code: string; msg: string }> {
  const moment = checkPointsSign(purchase, now);
  const eType = cutLine(purchase.eType, EVENT_MAX);
  const { msEvent = '', msMemo = '', msScore = '' } = purchase.info;
  const points = /^[1-9]\d{0,6}$/.test(msScore.trim()) ? Number(msScore) : 0;
  if (eType === '' || points === 0 || points > MAX_SPENT) throw refused('参数 msScore 应为正整数');
  const at = new Date(now);
  const done = { code: PointsCode.done, msg: '积分扣减成功' };
  // one event may be paid for in parts: each of them is a change of its own
  const key = `spent ${moment} ${points} ${cutLine(msEvent, EVENT_MAX)}`;
  return db.transaction(async (queries) => {
    const score = await lockScore(queries, site.id, member);
    if (!score) return { code: PointsCode.noMember, msg: MEMBER_UNKNOWN };
    if (await findChange(queries, site.id, member, eType, key)) return done;
    if (score.score < points)
      return { code: PointsCode.notEnough, msg: '当前会员积分值小于扣减所需积分，扣减失败' };
    const title = cutLine(msEvent, EVENT_MAX) || eType;
    const memo = cutLine(msMemo, MEMO_MAX);
    await addChange(queries, site.id, member, {
      eType,
      key,
      title,
      memo,
      at,
      score: -points,
      day: dayOf(at),
    });
    return done;
  });
}
