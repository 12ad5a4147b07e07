import type { Queries } from '@platform/db/connection';
import { BallotState } from '../ballots/ballotState.types';

export interface ListedVote {
  id: number;
  kind: 'article' | 'activity';
  object_id: number;
  title: string;
  starts_at: Date;
  ends_at: Date;
  ballots: number;
  pending: number;
}
const LIST = {
  name: 'votes-list',
  text: `select id, kind, object_id, title, starts_at, ends_at, ballots, (select count(*)::int from vote_ballots b
      where b.site_id = v.site_id and b.vote_id = v.id and b.state = ${BallotState.pending}) as pending
    from votes v where site_id = $1 and shown order by id desc limit $2 offset $3`,
};
/** The newest first. */
export const listVotes = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<ListedVote>(LIST, [site, limit, offset]);

const OPEN = {
  name: 'votes-open-now',
  text: `update votes set starts_at = $3 where site_id = $1 and id = $2 and kind = 'activity' and shown
    and starts_at > $3 and ends_at > $3`,
};
/** @returns false unless the vote of an activity is still to begin */
export const openNow = async (db: Queries, site: number, id: number, at: Date): Promise<boolean> =>
  (await db.run(OPEN, [site, id, at])) === 1;

const END = {
  name: 'votes-end-now',
  text: `update votes set ends_at = $3 where site_id = $1 and id = $2 and kind = 'activity' and shown and ends_at > $3`,
};
/** @returns false where no vote of an activity is open or still to begin */
export const endNow = async (db: Queries, site: number, id: number, at: Date): Promise<boolean> =>
  (await db.run(END, [site, id, at])) === 1;

export interface NamedOption {
  id: number;
  /** Place of its theme, and its own place in it, from 1 on. */
  theme: number;
  number: number;
  name: string;
  votes: number;
  views: number;
}
const NAMED = {
  name: 'votes-named-options',
  text: `select o.id, t.position as theme, o.number, o.name, o.votes, o.views from vote_options o
    join vote_themes t on t.site_id = o.site_id and t.id = o.theme_id
    where o.site_id = $1 and o.vote_id = $2 order by t.position, o.number`,
};
/** All options of the vote, hidden ones included. */
export const namedOptions = (db: Queries, site: number, vote: number) =>
  db.query<NamedOption>(NAMED, [site, vote]);

const THEMES = {
  name: 'votes-theme-names',
  text: 'select position, name from vote_themes where site_id = $1 and vote_id = $2 order by position',
};
export const themeNames = (db: Queries, site: number, vote: number) =>
  db.query<{ position: number; name: string }>(THEMES, [site, vote]);

export interface ExportedBallot {
  no: number;
  state: BallotState;
  options: number[];
  reason: string;
  created_at: Date;
  info: unknown;
}
const BALLOTS = {
  name: 'votes-exported-ballots',
  text: `select no, state, options, reason, created_at, info from vote_ballots
    where site_id = $1 and vote_id = $2 and no > $3 and state <> ${BallotState.deviceCopy} order by no limit $4`,
};
export const ballotsAfter = (db: Queries, site: number, vote: number, no: number, limit: number) =>
  db.query<ExportedBallot>(BALLOTS, [site, vote, no, limit]);

const CODE = {
  name: 'votes-code-from-second',
  text: `update votes set code_from_second = $3 where site_id = $1 and id = $2 and kind = 'article' and shown`,
};
/** @returns false where there is no such vote inside an article */
export const setCodeFromSecond = async (db: Queries, site: number, id: number, isRequired: boolean) =>
  (await db.run(CODE, [site, id, isRequired])) > 0;
