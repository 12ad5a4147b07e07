import type { Queries } from '@platform/db/connection';
import type { VoteDraft, VoteOptionDraft, VotePlace, VoteThemeDraft } from './draft.types';

const SAVE = {
  name: 'votes-save',
  text: `insert into votes (site_id, kind, object_id, title, content, rule, starts_at, ends_at, need_login, app_only, need_code,
      cycle, cycle_num, device_most, option_max, results_hidden, client_style, head_images, user_fields)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
    on conflict (site_id, kind, object_id) do update set shown = true, title = excluded.title, content = excluded.content,
      rule = excluded.rule, starts_at = excluded.starts_at, ends_at = excluded.ends_at, need_login = excluded.need_login,
      app_only = excluded.app_only, need_code = excluded.need_code, cycle = excluded.cycle, cycle_num = excluded.cycle_num,
      device_most = excluded.device_most, option_max = excluded.option_max, results_hidden = excluded.results_hidden,
      client_style = excluded.client_style, head_images = excluded.head_images,
      user_fields = excluded.user_fields
    returning id`,
};
/** @returns its number, the same for a place at every saving */
export async function putVote(
  db: Queries,
  site: number,
  { kind, objectID }: VotePlace,
  draft: VoteDraft,
): Promise<number> {
  const { title, content = '', rule = '', startTime, endTime, cycle, cycleNum = 1 } = draft;
  const row = await db.one<{ id: number }>(SAVE, [
    ...[site, kind, objectID, title, content, rule, startTime, endTime],
    ...[draft.needLogin ?? false, draft.appOnly ?? false, draft.needCode ?? false],
    ...[cycle, cycleNum, draft.deviceMost ?? 0, draft.optionMax ?? 0, draft.resultsHidden ?? false],
    draft.clientStyle ?? 0,
    ...[JSON.stringify(draft.headImages ?? []), JSON.stringify(draft.userFields ?? [])],
  ]);
  if (!row) throw new Error('a vote has no number');
  return row.id;
}

const SAVE_THEME = {
  name: 'votes-save-theme',
  text: `insert into vote_themes (site_id, vote_id, position, name, min_choose, max_choose) values ($1, $2, $3, $4, $5, $6)
    on conflict (site_id, vote_id, position) do update set name = excluded.name, min_choose = excluded.min_choose,
      max_choose = excluded.max_choose, shown = true
    returning id`,
};
export async function putTheme(
  db: Queries,
  site: number,
  vote: number,
  position: number,
  { name, minChoose = 1, maxChoose }: VoteThemeDraft,
): Promise<number> {
  const values = [site, vote, position, name, minChoose, maxChoose];
  const row = await db.one<{ id: number }>(SAVE_THEME, values);
  if (!row) throw new Error('a question of a vote has no number');
  return row.id;
}

/** Counted votes are kept: imported counts enter with the ledger's first entry only. */
const SAVE_OPTION = {
  name: 'votes-save-option',
  text: `insert into vote_options (site_id, vote_id, theme_id, number, name, description, images, video_url, views)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (site_id, theme_id, number) do update set name = excluded.name, description = excluded.description,
      images = excluded.images, video_url = excluded.video_url, shown = true
    returning id`,
};
export async function putOption(
  db: Queries,
  site: number,
  { vote, theme, number }: { readonly vote: number; readonly theme: number; readonly number: number },
  { name, description = '', images = [], videoUrl = '', views = 0 }: VoteOptionDraft,
): Promise<number> {
  const values = [site, vote, theme, number, name, description, JSON.stringify(images), videoUrl, views];
  const row = await db.one<{ id: number }>(SAVE_OPTION, values);
  if (!row) throw new Error('an option of a vote has no number');
  return row.id;
}

const HIDE_REST = {
  name: 'votes-hide-rest',
  text: `with themes as (update vote_themes set shown = false where site_id = $1 and vote_id = $2 and position > $3)
    update vote_options set shown = false where site_id = $1 and vote_id = $2 and id <> all($4::int[])`,
};
/** Hides options that the draft no longer has. Their ballots stay in the ledger. */
export const hideRest = (
  db: Queries,
  site: number,
  vote: number,
  themes: number,
  options: readonly number[],
) => db.run(HIDE_REST, [site, vote, themes, options]);

const HIDE = {
  name: 'votes-hide',
  text: 'update votes set shown = false where site_id = $1 and kind = $2 and object_id = $3',
};
export const hideVote = (db: Queries, site: number, { kind, objectID }: VotePlace) =>
  db.run(HIDE, [site, kind, objectID]);

const OPEN = {
  name: 'votes-open-counts',
  text: `with counted as (update vote_options o set votes = (given.votes)::int
      from jsonb_each_text($4::jsonb) as given (id, votes) where o.site_id = $1 and o.vote_id = $2 and o.id = given.id::int)
    update votes set ballots = $3 where site_id = $1 and id = $2`,
};
/** Figures of elsewhere, as they stand in the ledger's first entry. */
export const openCounts = (
  db: Queries,
  site: number,
  vote: number,
  ballots: number,
  votes: Readonly<Record<string, number>>,
) => db.run(OPEN, [site, vote, ballots, JSON.stringify(votes)]);
