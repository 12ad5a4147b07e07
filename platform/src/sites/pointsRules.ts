import { PointsName } from '@contract/points';
import { fieldOf } from './fieldOf';

export interface PointsRule {
  /** Points for one. */
  readonly score: number;
  /** Counted on one day of the site's time at most. */
  readonly perDay: number;
}
export type PointsRules = ReadonlyMap<string, PointsRule>;

/** Actions a client may report (wire f15); the server sees all others itself. */
export const clientReportedNames: readonly string[] = [PointsName.start, PointsName.use, PointsName.browse];

/** Points for one, and how many count a day; every name of wire S21. */
const defaultRules: readonly (readonly [string, PointsRule])[] = [
  [PointsName.start, { score: 2, perDay: 1 }],
  [PointsName.use, { score: 1, perDay: 5 }],
  [PointsName.browse, { score: 1, perDay: 10 }],
  [PointsName.register, { score: 10, perDay: 1 }],
  [PointsName.firstLogin, { score: 5, perDay: 1 }],
  [PointsName.sevenDays, { score: 10, perDay: 1 }],
  [PointsName.fifteenDays, { score: 20, perDay: 1 }],
  [PointsName.thirtyDays, { score: 50, perDay: 1 }],
  [PointsName.click, { score: 1, perDay: 10 }],
  [PointsName.video, { score: 1, perDay: 5 }],
  [PointsName.paper, { score: 1, perDay: 1 }],
  [PointsName.comment, { score: 1, perDay: 5 }],
  [PointsName.commentPassed, { score: 2, perDay: 5 }],
  [PointsName.share, { score: 2, perDay: 3 }],
  [PointsName.follow, { score: 1, perDay: 5 }],
  [PointsName.startTopic, { score: 3, perDay: 3 }],
  [PointsName.joinTopic, { score: 2, perDay: 5 }],
  [PointsName.invite, { score: 10, perDay: 5 }],
];

const numberIn = (rule: unknown, key: string, most: number): number | undefined => {
  const value = fieldOf(rule, key);
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  return fits ? value : undefined;
};

/**
 * Points for each action, set as `points.rules`; members see them on the points page (ours): `{"浏览":{"score":1,"perDay":10}}`. What
 * is not set, or is no whole number, stays as it is here; a score of 0 brings nothing.
 * @param settings of the site, as they are kept
 */
export function pointsRulesOf(settings: unknown): PointsRules {
  const set = fieldOf(fieldOf(settings, 'points'), 'rules');
  return new Map(
    defaultRules.map(([name, rule]) => [
      name,
      {
        score: numberIn(fieldOf(set, name), 'score', 1_000) ?? rule.score,
        perDay: numberIn(fieldOf(set, name), 'perDay', 1_000) ?? rule.perDay,
      },
    ]),
  );
}
