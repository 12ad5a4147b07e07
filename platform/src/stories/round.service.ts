import type { StoryAct, StoryState, StoryStep } from '@contract/newsroomStories';
import { StoryDraft } from '@contract/storyDraft';
import { findArticleIds, saveDraftWith, withdrawWith } from '@platform/articles/saving/saving.service';
import { recordAct } from '@platform/auditLog/acts.service';
import { columnChain } from '@platform/columns/columns.service';
import type { Database, Queries } from '@platform/db/connection';
import { Refusal } from '@platform/wire/refusals';
import * as v from 'valibot';
import { lockedStory, type StoryWork, storyAnswer, storyConflict } from './stories.service';
import { moveStory, type StoryMove, type WholeStoryRow } from './stories.store';
import { actsOn, passStep, stateAfterSend } from './storyActs.rules';
import { articleOfStory } from './storyArticle.document';
import { type FieldFaults, faultsOf } from './storyChecks.rules';
import { entryHash } from './storyHash.rules';
import { insertStep, lastStep, stepsOf } from './storySteps.store';
import { notNow } from './writing.service';

const incomplete = (fields: FieldFaults) =>
  new Refusal('some fields of the story have to be filled in first', -1, 422, JSON.stringify({ fields }));

interface Move extends Partial<StoryMove> {
  readonly state: StoryState;
  readonly act: StoryStep['act'];
  /** Signature that the act is; 0 = none. */
  readonly step: 0 | 1 | 2 | 3;
  readonly note?: string;
}

/** One act on a story, in a transaction: allowed, over what the caller saw, written into its book. */
async function act(
  db: Database,
  work: StoryWork,
  { id, name, hash }: { readonly id: number; readonly name: StoryAct; readonly hash?: string },
  decide: (queries: Queries, row: WholeStoryRow) => Promise<Move>,
) {
  return db.transaction(async (queries) => {
    const row = await lockedStory(queries, work, id);
    if (!actsOn(row, work.who).includes(name)) throw notNow();
    if (hash !== undefined && hash !== row.hash)
      throw storyConflict('the story has changed since you read it', {
        code: 'changed',
        version: row.version,
        by: row.changed_name,
        at: row.changed_at.toISOString(),
      });
    const move = await decide(queries, row);
    await enterMove(queries, work, row, move);
    return storyAnswer(queries, work, await lockedStory(queries, work, id));
  });
}

async function enterMove(queries: Queries, work: StoryWork, row: WholeStoryRow, move: Move): Promise<void> {
  const { site, who, at } = work;
  const before = await lastStep(queries, site.id, row.id);
  const entry = {
    no: (before?.no ?? 0) + 1,
    at,
    act: move.act,
    step: move.step,
    by: who,
    version: row.version,
    hash: row.hash,
    note: move.note ?? '',
  };
  await insertStep(queries, site.id, row.id, entry, entryHash(before?.entry_hash ?? '', entry));
  const changed: StoryMove = {
    state: move.state,
    stateBefore: move.stateBefore ?? '',
    signers: move.signers ?? [row.signer1, row.signer2, row.signer3],
    published: move.published ?? row.published,
    articleID: move.articleID ?? row.article_id,
  };
  await moveStory(queries, site.id, row.id, changed, { by: who, at });
  const detail = { version: row.version, ...(move.note ? { reason: move.note } : {}) };
  const recorded = { act: `${move.act}Story`, objectKind: 'story', objectID: row.id, detail } as const;
  await recordAct(queries, { site: site.id, staff: who.id, at }, recorded);
}

export interface SignedAct {
  readonly id: number;
  /** Of the draft as the caller saw it. */
  readonly hash: string;
}

/** The author's signature. @throws Refusal 404, 409; 422 with the fields that keep it from being sent */
export const sendStory = (db: Database, work: StoryWork, { id, hash }: SignedAct) =>
  act(db, work, { id, name: 'send', hash }, async (queries, row) => {
    const { site, who } = work;
    const draft = v.parse(StoryDraft, row.draft);
    const isColumn = (await columnChain(queries, site.id, draft.columnID)).length > 0;
    const faults = faultsOf(draft, site, isColumn);
    if (Object.keys(faults).length > 0) throw incomplete(faults);
    const state = stateAfterSend(site.signatures, who);
    return { state, act: 'sent', step: 1, signers: [who.id, 0, 0] };
  });

/** The editor's signature, or the chief's. @throws Refusal 404, 409 */
export const passStory = (db: Database, work: StoryWork, { id, hash }: SignedAct) =>
  act(db, work, { id, name: 'pass', hash }, async (_, row) => {
    const { who } = work;
    const step = passStep(row, who);
    return step === 2
      ? { state: 'passed', act: 'passed', step, signers: [row.signer1, who.id, 0] }
      : { state: 'ready', act: 'passed', step, signers: [row.signer1, row.signer2, who.id] };
  });

/** Back to its author; the signatures of the round are void. @throws Refusal 404, 409 */
export const returnStory = (db: Database, work: StoryWork, id: number, reason: string) =>
  act(db, work, { id, name: 'return' }, async () => ({
    state: 'draft',
    act: 'returned',
    step: 0,
    note: reason,
    signers: [0, 0, 0],
  }));

const keyOf = (row: WholeStoryRow): string => `story:${row.id}`;

/** Readers see it from here on. @throws Refusal 404, 409 */
export const publishStory = (db: Database, work: StoryWork, { id, hash }: SignedAct) =>
  act(db, work, { id, name: 'publish', hash }, async (queries, row) => {
    const { site, at } = work;
    const key = keyOf(row);
    const steps = await stepsOf(queries, site.id, row.id);
    const nameOf = (signer: number) => steps.findLast((step) => step.staff_id === signer)?.name ?? '';
    const approver = nameOf(row.signer3) || nameOf(row.signer1);
    const first = steps.find((step) => step.act === 'published');
    const article = articleOfStory({
      key,
      draft: v.parse(StoryDraft, row.draft),
      signers: { editor: nameOf(row.signer2) || approver, approver },
      publishtime: first?.at ?? at,
    });
    await saveDraftWith(queries, site, article, at.getTime());
    const articleID = (await findArticleIds(queries, site.id, key)).get(key) ?? 0;
    return { state: 'published', act: 'published', step: 0, published: true, articleID };
  });

/** Opens a published story for a change; its article stays. @throws Refusal 404, 409 */
export const changeStory = (db: Database, work: StoryWork, id: number) =>
  act(db, work, { id, name: 'change' }, async () => ({
    state: 'draft',
    act: 'changed',
    step: 0,
    signers: [0, 0, 0],
  }));

/** Takes the article from readers; the story keeps everything. @throws Refusal 404, 409 */
export const withdrawStory = (db: Database, work: StoryWork, id: number, reason: string) =>
  act(db, work, { id, name: 'withdraw' }, async (queries, row) => {
    await withdrawWith(queries, work.site, keyOf(row), work.at.getTime());
    return {
      state: 'withdrawn',
      act: 'withdrawn',
      step: 0,
      note: reason,
      signers: [0, 0, 0],
      published: false,
    };
  });

/** @throws Refusal 404, 409 */
export const binStory = (db: Database, work: StoryWork, id: number) =>
  act(db, work, { id, name: 'bin' }, async (_, row) => ({
    state: 'binned',
    act: 'binned',
    step: 0,
    stateBefore: row.state,
  }));

/** @throws Refusal 404, 409 */
export const unbinStory = (db: Database, work: StoryWork, id: number) =>
  act(db, work, { id, name: 'unbin' }, async (_, row) => ({
    state: row.state_before || 'draft',
    act: 'unbinned',
    step: 0,
  }));
