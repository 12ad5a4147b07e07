import type { Queries } from '@platform/db/connection';
import { type PointsRule, type PointsRules, pointsRulesOf } from './pointsRules';
import { siteSettings } from './sites.store';

const SET = {
  name: 'sites-set-points-rule',
  text: `update sites set version = version + 1, config = config || jsonb_build_object('points',
      coalesce(config->'points', '{}') || jsonb_build_object('rules',
        coalesce(config->'points'->'rules', '{}') || jsonb_build_object($2::text, $3::jsonb)))
    where id = $1`,
};
/** Sets the rule of one event in the site's settings; the others stay. */
export const setPointsRule = (db: Queries, site: number, name: string, rule: PointsRule) =>
  db.run(SET, [site, name, JSON.stringify(rule)]);

/** The site's rules as they are stored now. */
export const storedPointsRules = async (db: Queries, site: number): Promise<PointsRules> =>
  pointsRulesOf(await siteSettings(db, site));
