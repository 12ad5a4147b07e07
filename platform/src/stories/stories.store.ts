import type { StoryState } from '@contract/newsroomStories';
import type { StoryDraft } from '@contract/storyDraft';
import type { Queries } from '@platform/db/connection';

export interface StoryListRow {
  readonly id: number;
  readonly article_id: number;
  readonly article_type: number;
  readonly state: StoryState;
  readonly published: boolean;
  readonly title: string;
  readonly column_id: number;
  readonly column_name: string | null;
  readonly owner_id: number;
  readonly owner: string;
  readonly version: number;
  readonly changed_at: Date;
  readonly changed_name: string;
}

export interface WholeStoryRow extends StoryListRow {
  readonly state_before: StoryState | '';
  readonly draft: StoryDraft;
  readonly hash: string;
  readonly signer1: number;
  readonly signer2: number;
  readonly signer3: number;
  readonly holder_id: number;
  readonly holder: string;
  readonly holder_tab: string;
  readonly lease_until: Date | null;
}

const LISTED = `s.id, s.article_id, s.article_type, s.state, s.published, s.title, s.column_id, c.name as column_name, s.owner_id,
  s.owner_name as owner, s.version, s.changed_at, s.changed_name`;
const JOINED = 'from stories s left join columns c on c.site_id = s.site_id and c.id = s.column_id';

/** Which stories a list shows. */
export interface StoryFilter {
  /** '' = every state but `binned`. */
  readonly state: StoryState | '';
  /** 0 = everybody's. */
  readonly owner: number;
  /** Only stories that this person may pass or publish. */
  readonly waitingFor?: {
    readonly id: number;
    readonly edit: boolean;
    readonly approve: boolean;
    readonly publish: boolean;
  };
}
export interface StoryPlace {
  readonly at: Date;
  readonly id: number;
}

const PAGE = `(s.changed_at, s.id) < ($2, $3)`;
const ORDER = 'order by s.changed_at desc, s.id desc limit $4';
const BY_STATE = {
  name: 'stories-by-state',
  text: `select ${LISTED} ${JOINED} where s.site_id = $1 and ${PAGE} and s.state = $5 and ($6 = 0 or s.owner_id = $6) ${ORDER}`,
};
const BY_OWNER = {
  name: 'stories-by-owner',
  text: `select ${LISTED} ${JOINED} where s.site_id = $1 and ${PAGE} and s.state <> 'binned' and s.owner_id = $5 ${ORDER}`,
};
const ALL = {
  name: 'stories-all',
  text: `select ${LISTED} ${JOINED} where s.site_id = $1 and ${PAGE} and s.state <> 'binned' ${ORDER}`,
};
const WAITING = {
  name: 'stories-waiting',
  text: `select ${LISTED} ${JOINED} where s.site_id = $1 and ${PAGE} and s.state in ('sent', 'passed', 'ready') and (
    (s.state = 'sent' and $6 and s.signer1 <> $5) or (s.state = 'passed' and $7 and s.signer1 <> $5 and s.signer2 <> $5)
    or (s.state = 'ready' and $8)) ${ORDER}`,
};
/** Changed last comes first. @param before place of the last known one */
export function listStories(
  db: Queries,
  site: number,
  { state, owner, waitingFor }: StoryFilter,
  before: StoryPlace,
  limit: number,
): Promise<StoryListRow[]> {
  const page = [site, before.at, before.id, limit];
  if (waitingFor) {
    const { id, edit, approve, publish } = waitingFor;
    return db.query<StoryListRow>(WAITING, [...page, id, edit, approve, publish]);
  }
  if (state !== '') return db.query<StoryListRow>(BY_STATE, [...page, state, owner]);
  return owner > 0 ? db.query<StoryListRow>(BY_OWNER, [...page, owner]) : db.query<StoryListRow>(ALL, page);
}

const WHOLE = `select ${LISTED}, s.state_before, s.draft, s.hash, s.signer1, s.signer2, s.signer3, s.holder_id,
  s.holder_name as holder, s.holder_tab, s.lease_until ${JOINED} where s.site_id = $1 and s.id = $2`;
const BY_ID = { name: 'stories-by-id', text: WHOLE };
export const storyById = (db: Queries, site: number, id: number) => db.one<WholeStoryRow>(BY_ID, [site, id]);

const LOCK = { name: 'stories-lock', text: `${WHOLE} for no key update of s` };
/** The story, which nobody else changes meanwhile. */
export const lockStory = (db: Queries, site: number, id: number) => db.one<WholeStoryRow>(LOCK, [site, id]);

const ADD = {
  name: 'stories-add',
  text: `with made as (insert into stories (site_id, article_type, title, column_id, draft, hash, owner_id, owner_name, once,
        changed_at, changed_by, changed_name) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $7, $8) on conflict (site_id, owner_id, once) do nothing returning id, version)
    select id, version from made
    union all select id, version from stories where site_id = $1 and owner_id = $7 and once = $9 limit 1`,
};
/** Somebody of the staff, as articles and lists name them. */
export interface Signer {
  readonly id: number;
  readonly name: string;
}

export interface NewStory {
  readonly draft: StoryDraft;
  readonly hash: string;
  readonly owner: Signer;
  readonly once: string;
  readonly at: Date;
}
/** undefined: another transaction has begun it with the same `once` and is not done */
export const insertStory = (db: Queries, site: number, { draft, hash, owner, once, at }: NewStory) =>
  db.one<{ id: number; version: number }>(ADD, [
    ...[site, draft.articleType, draft.title, draft.columnID, JSON.stringify(draft)],
    ...[hash, owner.id, owner.name, once, at],
  ]);

const SAVE = {
  name: 'stories-save',
  text: `update stories set draft = $3, hash = $4, article_type = $5, title = $6, column_id = $7, version = version + 1,
    changed_at = $8, changed_by = $9, changed_name = $10, state = $11, signer2 = $12, signer3 = $13 where site_id = $1 and id = $2`,
};
export interface SavedStory {
  readonly draft: StoryDraft;
  readonly hash: string;
  readonly at: Date;
  readonly by: Signer;
  readonly state: StoryState;
  readonly signer2: number;
  readonly signer3: number;
}
export const updateStory = (db: Queries, site: number, id: number, s: SavedStory) =>
  db.run(SAVE, [
    ...[site, id, JSON.stringify(s.draft), s.hash, s.draft.articleType, s.draft.title, s.draft.columnID],
    ...[s.at, s.by.id, s.by.name, s.state, s.signer2, s.signer3],
  ]);

const MOVE = {
  name: 'stories-move',
  text: `update stories set state = $3, state_before = $4, signer1 = $5, signer2 = $6, signer3 = $7, published = $8, article_id = $9,
    changed_at = $10, changed_by = $11, changed_name = $12, holder_id = 0, holder_name = '', holder_tab = '', lease_until = null where site_id = $1 and id = $2`,
};
export interface StoryMove {
  readonly state: StoryState;
  readonly stateBefore: StoryState | '';
  readonly signers: readonly [number, number, number];
  readonly published: boolean;
  readonly articleID: number;
}
/** Puts a story into a state, out of everybody's hand. */
export const moveStory = (
  db: Queries,
  site: number,
  id: number,
  { state, stateBefore, signers, published, articleID }: StoryMove,
  { by, at }: { readonly by: Signer; readonly at: Date },
) => db.run(MOVE, [site, id, state, stateBefore, ...signers, published, articleID, at, by.id, by.name]);

const HOLD = {
  name: 'stories-hold',
  text: `update stories set holder_id = $3, holder_name = $4, holder_tab = $5, lease_until = $6
    where site_id = $1 and id = $2`,
};
/** @param until null = nobody holds it */
export const holdStory = (
  db: Queries,
  site: number,
  id: number,
  { by, tab, until }: { readonly by: Signer; readonly tab: string; readonly until: Date | null },
) => db.run(HOLD, [site, id, by.id, by.name, tab, until]);
