import type { VoteCycle } from '@contract/participation/voteCycle';
import type { Queries } from '@platform/db/connection';

export interface VoteRow {
  id: number;
  kind: string;
  object_id: number;
  title: string;
  content: string;
  rule: string;
  starts_at: Date;
  ends_at: Date;
  need_login: boolean;
  app_only: boolean;
  need_code: boolean;
  /** Of an article's vote: a captcha from the second ballot of an address on. */
  code_from_second: boolean;
  cycle: VoteCycle;
  cycle_num: number;
  device_most: number;
  option_max: number;
  results_hidden: boolean;
  client_style: number;
  head_images: unknown;
  user_fields: unknown;
  ballots: number;
  visits: number;
  last_no: number;
  last_hash: string;
}

const COLUMNS = `id, kind, object_id, title, content, rule, starts_at, ends_at, need_login, app_only, need_code, cycle, cycle_num,
  device_most, option_max, results_hidden, client_style, head_images, user_fields, ballots, visits, last_no, last_hash,
  code_from_second`;

/** A vote inside an article is public while the article is published. */
export const PUBLIC = `v.shown and (v.kind <> 'article' or exists (
  select 1 from articles a where a.site_id = v.site_id and a.id = v.object_id and a.status = 1))`;

const READ = {
  name: 'votes-read',
  text: `select ${COLUMNS} from votes v where site_id = $1 and id = $2 and ${PUBLIC}`,
};
export const readVote = (db: Queries, site: number, id: number) => db.one<VoteRow>(READ, [site, id]);

const READ_ALL = {
  name: 'votes-read-all',
  text: `select v.site_id as site, ${COLUMNS} from votes v
    where (v.site_id, v.id) in (select * from unnest($1::int[], $2::int[])) and ${PUBLIC}`,
};
export interface VoteKey {
  readonly site: number;
  readonly id: number;
}
export const readVotes = (db: Queries, votes: readonly VoteKey[]) =>
  db.query<VoteRow & VoteKey>(READ_ALL, [votes.map(({ site }) => site), votes.map(({ id }) => id)]);

const LOCK = {
  name: 'votes-lock',
  text: `select ${COLUMNS} from votes v where site_id = $1 and id = $2 and ${PUBLIC} for update`,
};
/** Locks the vote. Every writer of its ledger holds this lock, so entries never interleave. */
export const lockVote = (db: Queries, site: number, id: number) => db.one<VoteRow>(LOCK, [site, id]);

const LOCK_ANY = {
  name: 'votes-lock-any',
  text: `select ${COLUMNS} from votes where site_id = $1 and id = $2 for update`,
};
/** As lockVote, also for votes that are not public. */
export const lockAnyVote = (db: Queries, site: number, id: number) => db.one<VoteRow>(LOCK_ANY, [site, id]);

export interface ThemeRow {
  id: number;
  position: number;
  name: string;
  min_choose: number;
  max_choose: number;
}
const THEMES = {
  name: 'votes-themes',
  text: `select id, position, name, min_choose, max_choose from vote_themes
    where site_id = $1 and vote_id = $2 and shown order by position`,
};
export const themesOf = (db: Queries, site: number, vote: number) => db.query<ThemeRow>(THEMES, [site, vote]);

export interface OptionRow {
  id: number;
  theme_id: number;
  number: number;
  name: string;
  description: string;
  images: unknown;
  video_url: string;
  votes: number;
  views: number;
  /** Within its theme, from 1 on; those with as many votes share it. */
  rank: number;
}
const OPTIONS = {
  name: 'votes-options',
  text: `select o.id, o.theme_id, o.number, o.name, o.description, o.images, o.video_url, o.votes, o.views,
      (rank() over (partition by o.theme_id order by o.votes desc))::int as rank
    from vote_options o join vote_themes t on t.site_id = o.site_id and t.id = o.theme_id and t.shown
    where o.site_id = $1 and o.vote_id = $2 and o.shown order by t.position, o.number`,
};
export const optionsOf = (db: Queries, site: number, vote: number) =>
  db.query<OptionRow>(OPTIONS, [site, vote]);

const VOTE_OF_OPTION = {
  name: 'votes-of-option',
  text: 'select vote_id from vote_options where site_id = $1 and id = $2 and shown',
};
export const voteOfOption = async (db: Queries, site: number, option: number): Promise<number | undefined> =>
  (await db.one<{ vote_id: number }>(VOTE_OF_OPTION, [site, option]))?.vote_id;

/** Views by number; each number once. */
export type ViewCounts = ReadonlyMap<number, number>;

const VIEW = {
  name: 'votes-view-options',
  text: `with seen as (select * from unnest($2::int[], $3::int[]) as s(id, times)),
    locked as (select id from vote_options where site_id = $1 and id in (select id from seen) order by id for no key update)
    update vote_options o set views = o.views + s.times from locked l join seen s on s.id = l.id
    where o.site_id = $1 and o.id = l.id`,
};
export const viewOptions = (db: Queries, site: number, looks: ViewCounts) =>
  db.run(VIEW, [site, [...looks.keys()], [...looks.values()]]);

const VISIT = {
  name: 'votes-visit',
  text: `with seen as (select * from unnest($2::int[], $3::int[]) as s(id, times)),
    locked as (select id from votes where site_id = $1 and id in (select id from seen) order by id for no key update)
    update votes v set visits = v.visits + s.times from locked l join seen s on s.id = l.id
    where v.site_id = $1 and v.id = l.id returning v.id, v.visits`,
};
/** @returns visits of each from here on */
export const visitVotes = async (
  db: Queries,
  site: number,
  looks: ViewCounts,
): Promise<Map<number, number>> => {
  const rows = await db.query<{ id: number; visits: number }>(VISIT, [
    site,
    [...looks.keys()],
    [...looks.values()],
  ]);
  return new Map(rows.map(({ id, visits }) => [id, visits]));
};

export interface VoteHead {
  readonly last_no: number;
  readonly last_hash: string;
  readonly ballots: number;
  /** All options, hidden ones included, by number. */
  readonly options: readonly { readonly id: number; readonly votes: number }[];
}
const HEAD = {
  name: 'votes-head',
  text: `select last_no, last_hash, ballots, coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'votes', o.votes) order by o.id)
      from vote_options o where o.site_id = v.site_id and o.vote_id = v.id), '[]') as options
    from votes v where site_id = $1 and id = $2`,
};
/** Reads ledger head and counts in one statement, without a lock. */
export const readVoteHead = (db: Queries, site: number, id: number) => db.one<VoteHead>(HEAD, [site, id]);

const OF_ACTIVITY = {
  name: 'votes-of-activity',
  text: `select id from votes v where site_id = $1 and kind = 'activity' and object_id = $2 and ${PUBLIC}`,
};
export const voteOfActivity = async (db: Queries, site: number, activity: number) =>
  (await db.one<{ id: number }>(OF_ACTIVITY, [site, activity]))?.id;
