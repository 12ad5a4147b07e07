import { PointsCode, type PointsEvent } from '@contract/points';
import type { Database } from '@platform/db/connection';
import { clientReportedNames } from '@platform/sites/pointsRules';
import type { Site } from '@platform/sites/site';
import { refused } from '@platform/wire/refusals';
import { dayOf, MEMBER_UNKNOWN, pointsTime } from './points.rules';
import { addChange, countOnDay, findChange, lockScore } from './points.store';
import { checkPointsSign, type SignedEvent } from './pointsSign.rules';

/** Where the sum ends: a member of decades. */
const MAX_SCORE = 2_000_000_000;

/**
 * Counts an event that a client reports (wire f15), each moment of it once, and no more of it a day than the site's rule allows.
 * The member's row is locked: of many at once each sees those before it (K3).
 * @param now epoch ms
 * @throws Refusal −1 for a wrong sign and an unknown member.
 */
export async function addReportedEvent(
  db: Database,
  site: Site,
  member: number,
  event: SignedEvent,
  now: number,
): Promise<PointsEvent> {
  const moment = checkPointsSign(event, now);
  const { eType } = event;
  const at = new Date(now);
  const answer = (code: string, msg: string, score: number) => ({
    eType,
    eStartTime: pointsTime(new Date(moment)),
    code: PointsCode.taken,
    result: [{ msg, score, code, srname: eType }],
  });
  const over = () => answer(PointsCode.overCap, '计算积分失败,超出积分规则计分次数', -1);
  const rule = site.pointsRules.get(eType);
  if (!clientReportedNames.includes(eType) || !rule || rule.score === 0) return over();
  const key = String(moment);
  const day = dayOf(at);
  return db.transaction(async (queries) => {
    const balance = await lockScore(queries, site.id, member);
    if (!balance) throw refused(MEMBER_UNKNOWN);
    // its answer got lost: it is told once more, and counts no second time
    const known = await findChange(queries, site.id, member, eType, key);
    if (known) return answer(PointsCode.done, '计算积分成功', known.score);
    const { score, perDay } = rule;
    if ((await countOnDay(queries, site.id, member, eType, day)) >= perDay) return over();
    if (balance.score + score > MAX_SCORE) return over();
    await addChange(queries, site.id, member, { eType, key, score, title: eType, memo: '', day, at });
    return answer(PointsCode.done, '计算积分成功', score);
  });
}
