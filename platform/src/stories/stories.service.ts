import type { StoryState } from '@contract/newsroomStories';
import { StoryDraft } from '@contract/storyDraft';
import type { Database, Queries } from '@platform/db/connection';
import type { Site } from '@platform/sites/site';
import { Refusal, transportFault } from '@platform/wire/refusals';
import * as v from 'valibot';
import { listStories, lockStory, type StoryListRow, storyById, type WholeStoryRow } from './stories.store';
import { actsOn, type StoryRights } from './storyActs.rules';
import { stepsOf } from './storySteps.store';

/** Somebody of the staff at a moment, on a site. */
export interface StoryWork {
  readonly site: Site;
  readonly who: StoryRights;
  readonly at: Date;
}

/** Stories of a page. */
export const STORY_PAGE = 50;

const noSuchStory = () => transportFault(404, 'there is no such story');
export const storyConflict = (message: string, data: Readonly<Record<string, unknown>>) =>
  new Refusal(message, -1, 409, JSON.stringify(data));

/** True where the person sees the story: their own, or everybody's. */
const isSeen = (row: Pick<StoryListRow, 'owner_id'>, { id, writeOthers, withdraw }: StoryRights): boolean =>
  row.owner_id === id || writeOthers || withdraw;

const rowOf = (row: StoryListRow) => ({
  id: row.id,
  articleID: row.article_id,
  articleType: row.article_type,
  state: row.state,
  title: row.title,
  columnID: row.column_id,
  columnName: row.column_name ?? '',
  ownerID: row.owner_id,
  owner: row.owner,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_name,
});

/** A story as its caller sees it, with its book and what they may do. @param tab in which they write; '' = none */
export async function storyAnswer(db: Queries, { site, who, at }: StoryWork, row: WholeStoryRow, tab = '') {
  const isWriter = row.holder_id > 0 && row.lease_until !== null && row.lease_until > at;
  return {
    ...rowOf(row),
    draft: v.parse(StoryDraft, row.draft),
    hash: row.hash,
    steps: (await stepsOf(db, site.id, row.id)).map((step) => ({
      no: step.no,
      act: step.act,
      step: step.step,
      staffID: step.staff_id,
      name: step.name,
      version: step.version,
      note: step.note,
      at: step.at.toISOString(),
    })),
    acts: actsOn(row, who),
    signatures: site.signatures,
    holder: isWriter ? row.holder : '',
    isWriter: isWriter && row.holder_id === who.id && row.holder_tab === tab,
  };
}

/** @throws Refusal 404 for a story that is not there, or not theirs to see */
export async function seenStory(db: Queries, { site, who }: StoryWork, id: number): Promise<WholeStoryRow> {
  const row = await storyById(db, site.id, id);
  if (!row || !isSeen(row, who)) throw noSuchStory();
  return row;
}

/** As seenStory, locked for the caller's transaction. @throws Refusal 404 */
export async function lockedStory(db: Queries, { site, who }: StoryWork, id: number): Promise<WholeStoryRow> {
  const row = await lockStory(db, site.id, id);
  if (!row || !isSeen(row, who)) throw noSuchStory();
  return row;
}

export type StoryList = 'waiting' | 'mine' | 'all' | StoryState;

/** Behind every place a story may have. */
const FIRST = { at: new Date(8_640_000_000_000), id: 2_147_483_647 };

function placeOf(before: string | undefined) {
  if (before === undefined) return FIRST;
  const [at = '0', id = '0'] = before.split('-');
  return { at: new Date(Number(at)), id: Number(id) };
}

/** A page of stories, those changed last first. @param before `next` of the page before */
export async function storiesPage(
  db: Database,
  { site, who }: Pick<StoryWork, 'site' | 'who'>,
  list: StoryList,
  before: string | undefined,
) {
  const seesAll = who.writeOthers || who.withdraw;
  const isState = list !== 'waiting' && list !== 'mine' && list !== 'all';
  const filter = {
    state: isState ? list : ('' as const),
    owner: list === 'mine' || !seesAll ? who.id : 0,
    ...(list === 'waiting' ? { waitingFor: who } : {}),
  };
  const rows = await listStories(db, site.id, filter, placeOf(before), STORY_PAGE + 1);
  const shown = rows.slice(0, STORY_PAGE);
  const last = shown.at(-1);
  const next = rows.length > STORY_PAGE && last ? `${last.changed_at.getTime()}-${last.id}` : '';
  return { list: shown.map(rowOf), next };
}
