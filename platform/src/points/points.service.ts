import { PAGE_SIZE } from '@contract/limits';
import { PointsCode, type PointsEvent } from '@contract/points';
import type { Database, Queries } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { clientReportedNames, type PointsRules } from '@platform/sites/pointsRules';
import type { Site } from '@platform/sites/site';
import { refused } from '@platform/wire/refusals';
import { siteTime } from '@platform/wire/wireDate';
import {
  addChange,
  allPoints,
  countOnDay,
  countsOfDay,
  daySums,
  findChange,
  lockScore,
  pointsRows,
  scoreOf,
} from './points.store';
import { checkPointsSign, type SignedEvent } from './pointsSign.rules';

export { forgetPoints } from './points.store';

/** Wire g69. */
const DAYS_SHOWN = 30;
const DAY_MS = 86_400_000;
const EVENT_MAX = 40;
const MEMO_MAX = 200;

/** `YYYY-MM-DD` of the site's time. */
const dayOf = (at: Date): string => siteTime(at).date;
const slashed = (day: string): string => day.replaceAll('-', '/');
/** Wire W13: the points service writes its dates with slashes. */
const pointsTime = (at: Date): string => {
  const { date, time } = siteTime(at);
  return `${slashed(date)} ${time}`;
};

const oneLine = (text: string, max: number): string => [...cleanLine(text)].slice(0, max).join('');

const notKnown = { code: PointsCode.noMember, msg: '用户不存在' };

/** Maximum points of one purchase; a member's total stays within integer range. */
const MAX_SPENT = 1_000_000;
/** Where the sum ends: a member of decades. */
const MAX_SCORE = 2_000_000_000;

/** Rules that bring points, with how often each did today. */
function rulesFor(rules: PointsRules, counts: readonly { eType: string; count: number }[]) {
  const today = new Map(counts.map(({ eType, count }) => [eType, count]));
  return [...rules]
    .filter(([, { score, perDay }]) => score > 0 && perDay > 0)
    .map(([eType, { score, perDay }]) => ({ eType, score, perDay, today: today.get(eType) ?? 0 }));
}

export function createPoints(db: Database, now: () => number) {
  /**
   * Counts what a client says of itself (wire f15), each moment of it once, and no more of it a day than the site's rule allows.
   * Held together by the member's row: of many at once each sees those before it (K3).
   * @throws Refusal −1 for a wrong sign and an event nobody knows.
   */
  async function add(site: Site, member: number, event: SignedEvent): Promise<PointsEvent> {
    const moment = checkPointsSign(event, now());
    const { eType } = event;
    const at = new Date(now());
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
      if (!balance) throw refused(notKnown.msg);
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

  /**
   * Takes points a member spends (wire x21), all of them or none; the same event once more takes nothing.
   * @param info `msEvent` what for, `msMemo` a note, `msScore` how many
   * @throws Refusal −1 for a wrong sign and for what is no number of points.
   */
  async function spend(
    site: Site,
    member: number,
    event: SignedEvent,
    info: Readonly<Record<string, string>>,
  ): Promise<{ code: string; msg: string }> {
    const moment = checkPointsSign(event, now());
    const eType = oneLine(event.eType, EVENT_MAX);
    const { msEvent = '', msMemo = '', msScore = '' } = info;
    const points = /^[1-9]\d{0,6}$/.test(msScore.trim()) ? Number(msScore) : 0;
    if (eType === '' || points === 0 || points > MAX_SPENT) throw refused('参数 msScore 应为正整数');
    const at = new Date(now());
    const done = { code: PointsCode.done, msg: '积分扣减成功' };
    // one event may be paid for in parts: each of them is a change of its own
    const key = `spent ${moment} ${points} ${oneLine(msEvent, EVENT_MAX)}`;
    return db.transaction(async (queries) => {
      const score = await lockScore(queries, site.id, member);
      if (!score) return notKnown;
      if (await findChange(queries, site.id, member, eType, key)) return done;
      if (score.score < points)
        return { code: PointsCode.notEnough, msg: '当前会员积分值小于扣减所需积分，扣减失败' };
      const title = oneLine(msEvent, EVENT_MAX) || eType;
      const memo = oneLine(msMemo, MEMO_MAX);
      await addChange(queries, site.id, member, {
        ...{ eType, key, title, memo, at },
        score: -points,
        day: dayOf(at),
      });
      return done;
    });
  }

  /** Wire g69: the sum, that of today, and of each day of the last thirty that has any, and the rules. */
  async function days({ id: site, pointsRules }: Site, member: number) {
    const today = dayOf(new Date(now()));
    const first = dayOf(new Date(now() - (DAYS_SHOWN - 1) * DAY_MS));
    const sums = await daySums(db, site, member, first, today);
    return {
      score: (await scoreOf(db, site, member))?.score ?? 0,
      dayScore: sums.find(({ day }) => day === today)?.score ?? 0,
      list: sums.map(({ day, score }) => ({ date: slashed(day), score })),
      rules: rulesFor(pointsRules, await countsOfDay(db, site, member, today)),
    };
  }

  /** Wire g70, newest first. @param day `YYYY-MM-DD`; undefined: all */
  async function list(site: number, member: number, day: string | undefined, offset: number) {
    const rows = await pointsRows(db, site, member, day, PAGE_SIZE + 1, offset);
    return {
      list: rows.slice(0, PAGE_SIZE).map(({ id, e_type, title, score, created_at }) => ({
        ...{ id, eType: e_type, srname: title, score },
        created: pointsTime(created_at),
      })),
      hasMore: rows.length > PAGE_SIZE,
    };
  }

  return { add, spend, days, list, scoreOf: (site: number, member: number) => scoreOf(db, site, member) };
}

/** Every change of a member's points, oldest first. @param after number of the row before */
export async function ownPoints(db: Queries, site: number, member: number, after: number, limit: number) {
  const rows = await allPoints(db, site, member, after, limit);
  return rows.map(({ id, e_type, title, memo, score, created_at }) => ({
    ...{ id, eType: e_type, title, memo, score },
    at: created_at,
  }));
}
