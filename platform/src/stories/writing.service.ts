import { type StoryChange, StoryDraft } from '@contract/storyDraft';
import type { Database } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import * as v from 'valibot';
import { lockedStory, type StoryWork, storyAnswer, storyConflict } from './stories.service';
import { holdStory, insertStory, type Signer, updateStory, type WholeStoryRow } from './stories.store';
import { actsOn } from './storyActs.rules';
import { cleanBody } from './storyBody.rules';
import { draftHash } from './storyHash.rules';

/** Milliseconds that a story stays in a hand without a call. */
export const LEASE_MS = 60_000;

export const notNow = () => transportFault(409, 'this cannot be done to the story as it stands');

/** A draft after a change, cleaned. */
function changedDraft(draft: StoryDraft, change: StoryChange): StoryDraft {
  const changed = v.parse(StoryDraft, { ...draft, ...change });
  return { ...changed, body: change.body === undefined ? draft.body : cleanBody(change.body) };
}

/** Begins a story of the caller, from the paper itself until it says otherwise; the same `once` begins it once. */
export async function addStory(
  db: Database,
  { site, who, at }: StoryWork,
  once: string,
  change: StoryChange,
): Promise<{ id: number; version: number }> {
  const draft = changedDraft(v.parse(StoryDraft, { source: site.config.appName }), change);
  const story = { draft, hash: draftHash(draft), owner: who, once, at };
  const made = (await insertStory(db, site.id, story)) ?? (await insertStory(db, site.id, story));
  if (!made) throw transportFault(409, 'the story is being begun');
  return made;
}

/** Another person, or another tab of the same, writes in the story. */
const isTaken = ({ holder_id, holder_tab, lease_until }: WholeStoryRow, who: number, tab: string, at: Date) =>
  holder_id > 0 && lease_until !== null && lease_until > at && (holder_id !== who || holder_tab !== tab);

const taken = ({ holder, changed_at }: WholeStoryRow) =>
  storyConflict('somebody else writes in this story', {
    code: 'taken',
    by: holder,
    at: changed_at.toISOString(),
  });

const leaseOf = (by: Signer, tab: string, at: Date) => ({
  by,
  tab,
  until: new Date(at.getTime() + LEASE_MS),
});

/**
 * Takes a story in hand, or keeps it there. @param force out of somebody else's hand: an editor, or the same person in another tab
 * @throws Refusal 404, 409
 */
export function takeStory(db: Database, work: StoryWork, id: number, tab: string, force: boolean) {
  const { site, who, at } = work;
  return db.transaction(async (queries) => {
    const row = await lockedStory(queries, work, id);
    if (!actsOn(row, who).includes('save')) throw notNow();
    const mayForce = force && (who.writeOthers || row.holder_id === who.id);
    if (isTaken(row, who.id, tab, at) && !mayForce) throw taken(row);
    await holdStory(queries, site.id, id, leaseOf(who, tab, at));
    return storyAnswer(queries, work, await lockedStory(queries, work, id), tab);
  });
}

/** Gives a story out of the caller's hand; one that is in another hand stays there. @throws Refusal 404 */
export async function leaveStory(db: Database, work: StoryWork, id: number, tab: string): Promise<void> {
  await db.transaction(async (queries) => {
    const row = await lockedStory(queries, work, id);
    if (row.holder_id !== work.who.id || row.holder_tab !== tab) return;
    await holdStory(queries, work.site.id, id, { by: { id: 0, name: '' }, tab: '', until: null });
  });
}

export interface StorySave {
  readonly tab: string;
  /** On which the change was made. */
  readonly version: number;
  readonly change: StoryChange;
}

/**
 * Saves a change of the version named. One that all have signed goes back to its editor. What changes nothing makes no version.
 * @throws Refusal 404; 409 with `code`: `changed` by somebody else meanwhile, `taken` out of the caller's hand
 */
export function saveStory(db: Database, work: StoryWork, id: number, { tab, version, change }: StorySave) {
  const { site, who, at } = work;
  return db.transaction(async (queries) => {
    const row = await lockedStory(queries, work, id);
    if (!actsOn(row, who).includes('save')) throw notNow();
    if (isTaken(row, who.id, tab, at)) throw taken(row);
    if (row.version !== version)
      throw storyConflict('the story has changed meanwhile', {
        code: 'changed',
        version: row.version,
        by: row.changed_name,
        at: row.changed_at.toISOString(),
      });
    const draft = changedDraft(v.parse(StoryDraft, row.draft), change);
    const hash = draftHash(draft);
    await holdStory(queries, site.id, id, leaseOf(who, tab, at));
    if (hash === row.hash) return { version: row.version, at: row.changed_at.toISOString() };
    await updateStory(queries, site.id, id, { draft, hash, at, by: who, ...roundAfterSave(row) });
    return { version: row.version + 1, at: at.toISOString() };
  });
}

/** Only what is signed goes out: a change of a story that all have signed takes the later signatures back. */
function roundAfterSave({ state, signer1, signer2, signer3 }: WholeStoryRow) {
  if (state !== 'ready') return { state, signer2, signer3 };
  return { state: signer1 === 0 ? ('draft' as const) : ('sent' as const), signer2: 0, signer3: 0 };
}
