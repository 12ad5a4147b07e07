import { KindNumber } from '@contract/codes';
import { PointsName } from '@contract/points';
import type { Database } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import type { SpeakerRow } from '@platform/membership/speaking.rules';
import { awardLockedMembers } from '@platform/points/awards.service';
import { bySite, createBatch } from '@platform/queues/batch';
import { addToColumn } from '@platform/reactions/counts.service';
import { reactionKinds } from '@platform/reactions/kinds.sql';
import type { Site } from '@platform/sites/site';
import { publishShownComments } from '../liveComments.service';
import { addToCounts, findCommentTargets } from '../targets.service';
import {
  addComments,
  findPaces,
  lockMembers,
  lockParents,
  type NewComment,
  type ParentRow,
} from './posting.store';

/** A cleaned comment, before its thread is known. */
export type CommentInput = Omit<NewComment, 'threadID' | 'parentMember'>;

export type PostOutcome =
  | { readonly kind: 'posted'; readonly id: number }
  | { readonly kind: 'unknown' | 'closed' | 'noParent' | 'tooOften' | 'memberClosed' }
  | { readonly kind: 'mayNotSpeak'; readonly speaker: SpeakerRow };

/** Maximum comments per transaction. */
const MAX_BATCH = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface PostJob {
  readonly comment: CommentInput;
  /** Only a member with a verified phone may comment (K20). */
  readonly needsPhone: boolean;
  readonly site: Site;
}

/** @param now epoch ms */
export function createCommentPosting(db: Database, now: () => number) {
  const together = bySite(() =>
    createBatch<PostJob, PostOutcome>(
      (jobs) => postBatch(db, jobs, new Date(now())),
      // A member's posting rate depends on their previous comment: one comment of a member per batch.
      { most: MAX_BATCH, apart: ({ comment }) => comment.member },
    ),
  );

  return {
    /** Resolves when the comment is committed (K4) or refused. */
    post: (site: Site, comment: CommentInput, needsPhone = false): Promise<PostOutcome> =>
      together(site.id, { comment, site, needsPhone }),
  };
}
export type Posting = ReturnType<typeof createCommentPosting>;

/** @param jobs of one site */
async function postBatch(db: Database, jobs: readonly PostJob[], at: Date): Promise<PostOutcome[]> {
  const all = jobs.map(({ comment }) => comment);
  const [first] = jobs;
  if (!first) return [];
  const { id: site, discussRules: rules } = first.site;
  return db.transaction(async (queries) => {
    const thing = await findCommentTargets(queries, site, all);
    const members = await lockMembers(
      queries,
      site,
      all.map(({ member }) => member),
      at,
    );
    const since = {
      minute: new Date(at.getTime() - MINUTE_MS),
      same: new Date(at.getTime() - rules.sameAfterMinutes * MINUTE_MS),
      day: new Date(at.getTime() - DAY_MS),
    };
    const counted = Math.max(rules.dayMost, rules.minuteMost);
    const paces = new Map(
      (await findPaces(queries, site, all, since, counted)).map((pace) => [pace.member, pace]),
    );
    const answered = all.map(({ parentID }) => parentID).filter((id) => id > 0);
    const parents = new Map(
      (answered.length > 0 ? await lockParents(queries, site, answered) : []).map((row) => [row.id, row]),
    );

    const outcomes = jobs.map(({ comment, needsPhone }): NewComment | PostOutcome => {
      const there = thing(comment);
      if (!there) return { kind: 'unknown' };
      if (there.closed) return { kind: 'closed' };
      const speaker = members.get(comment.member);
      if (!speaker) return { kind: 'memberClosed' };
      if (speaker.sanction || (needsPhone && !speaker.has_phone)) return { kind: 'mayNotSpeak', speaker };
      const parent = parents.get(comment.parentID);
      if (comment.parentID > 0 && !isAbout(parent, comment)) return { kind: 'noParent' };
      const pace = paces.get(comment.member);
      if (pace && (pace.minute >= rules.minuteMost || pace.day >= rules.dayMost || pace.same))
        return { kind: 'tooOften' };
      return { ...comment, threadID: parent?.thread_id ?? 0, parentMember: parent?.member_id ?? 0 };
    });
    const fresh = outcomes.filter((outcome): outcome is NewComment => !('kind' in outcome));
    const numbers = await write(queries, first.site, fresh, at);
    return outcomes.map((outcome) =>
      'kind' in outcome ? outcome : { kind: 'posted', id: numbers.get(outcome.member) ?? 0 },
    );
  });
}

const isAbout = (parent: ParentRow | undefined, { source, objectID }: CommentInput): boolean =>
  parent !== undefined && parent.source === source && parent.object_id === objectID;

/** Inserts the comments, updates all counts and awards the points. @returns comment ids by member */
async function write(
  db: Parameters<typeof addComments>[0],
  { id: site, pointsRules }: Site,
  fresh: readonly NewComment[],
  at: Date,
): Promise<Map<number, number>> {
  if (fresh.length === 0) return new Map();
  const rows = await addComments(db, site, fresh, at);
  const shown = fresh.filter(({ state }) => state === CommentState.shown);
  const answers = new Map<number, number>();
  for (const { parentID, threadID } of shown) {
    for (const id of new Set([parentID, threadID])) if (id > 0) answers.set(id, (answers.get(id) ?? 0) + 1);
  }
  await addToColumn(db, site, reactionKinds.comment, 'discuss', answers);
  await addToCounts(
    db,
    site,
    shown.map(({ source, objectID, threadID }) => ({
      source,
      objectID,
      count: 1,
      threads: threadID === 0 ? 1 : 0,
    })),
  );
  const numbers = new Map(rows.map((row) => [row.member_id, row.id]));
  await publishToLives(db, site, shown, numbers, at);
  const occasions = rows.map(({ id, member_id }) => ({ member: member_id, key: `comment ${id}` }));
  const { comment: name } = PointsName;
  await awardLockedMembers(db, site, { name, rule: pointsRules.get(name), occasions }, at);
  return numbers;
}

/** Publishes new comments to the sockets of their lives, in order of live numbers so that row locks never cross. */
async function publishToLives(
  db: Parameters<typeof addComments>[0],
  site: number,
  shown: readonly NewComment[],
  numbers: ReadonlyMap<number, number>,
  at: Date,
): Promise<void> {
  const { live } = KindNumber.source;
  const there = shown.filter(({ source }) => source === live);
  const lives = new Set(there.map(({ objectID }) => objectID));
  for (const objectID of [...lives].sort((one, other) => one - other)) {
    const comments = there.filter((one) => one.objectID === objectID);
    const ids = comments.map(({ member }) => numbers.get(member) ?? 0);
    await publishShownComments(db, site, { source: live, objectID }, ids, at);
  }
}
