import type { Tipoff } from '@contract/contributions';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { mediaPaths } from '@platform/uploads/submitted.rules';
import { ownSubmittedMedia } from '@platform/uploads/submitted.service';
import { memberClosed, refused } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import { drawTipoffNumber, type TipoffText } from './tipoffs.rules';
import {
  addFeedback,
  addTipoff,
  hasSameTipoff,
  lockTeller,
  ownTipoffs,
  type TipoffRow,
  tipoffById,
} from './tipoffs.store';

export { forgetTeller, ownFeedback } from './tipoffs.store';

/** A call that is repeated within this time is the same tip-off. */
const SAME_AFTER_MS = 10 * 60_000;

/** The sender of a tip-off or of feedback. */
export interface Teller {
  readonly site: number;
  /** 0 = without a login. */
  readonly member: number;
  /** The member is proven by a token, not only claimed (`legacyWrites`). */
  readonly isProven: boolean;
  /** For limits alone; it is not stored. */
  readonly address: string;
}

/**
 * Counts a tip-off or feedback before its words are read: reading costs time too.
 * @throws Refusal −1 beyond the limits of a member or of a network
 */
export async function countTipoff(
  db: Queries,
  { site, member, isProven, address }: Teller,
  now: number,
): Promise<void> {
  const attempts = attemptsOf(db, site, now);
  const isWithin = isProven
    ? await attempts.take(limits.tipoffs, `m:${member}`)
    : await attempts.take(limits.tipoffsFromAddress, networkOf(address));
  if (!isWithin) throw refused('提交太频繁，请稍后再试');
}

/**
 * Stores a tip-off (wire x8). The same one sent again within ten minutes is the same tip-off.
 * @param now epoch ms
 * @throws Refusal 10103 for an ended membership
 */
export async function tell(db: Database, teller: Teller, text: TipoffText, now: number): Promise<void> {
  const { site, member } = teller;
  await db.transaction(async (queries) => {
    if (member > 0 && !(await lockTeller(queries, site, member))) throw memberClosed();
    const { paths, userName, contact, ...words } = text;
    const media = await ownSubmittedMedia(queries, site, member, paths);
    const doc = { ...words, ...media };
    const row = { site, id: drawTipoffNumber(), member, userName, contact, at: new Date(now), doc };
    if (await hasSameTipoff(queries, row, new Date(now - SAME_AFTER_MS))) return;
    for (let id = row.id; !(await addTipoff(queries, { ...row, id })); id = drawTipoffNumber());
  });
}

/** Stores a reader's words about the product (wire x8). */
export async function giveFeedback(
  db: Database,
  teller: Teller,
  one: { readonly userName: string; readonly content: string; readonly pics: readonly string[] },
  now: number,
): Promise<void> {
  const { site, member } = teller;
  const { pics } = await ownSubmittedMedia(db, site, member, { pics: one.pics, videos: [], audios: [] });
  await addFeedback(db, site, { ...one, member, pics }, new Date(now));
}

/** Wire S27. A tip-off has no name; other readers than the teller get no place either. */
const wireTipoff = (row: TipoffRow, isOwn: boolean): Tipoff => ({
  fileId: row.id,
  title: row.doc.title,
  content: row.doc.content,
  publishtime: wireDate(row.created_at),
  pics: row.doc.pics,
  videos: row.doc.videos,
  audios: row.doc.audios,
  status: row.status,
  location: isOwn ? row.doc.location : '',
  answer: row.answer,
  answerTime: row.answered_at ? wireDate(row.answered_at) : '',
});

/** A tip-off as the viewer may see it: their own, or one that the newsroom shows. @param viewer 0 = everybody else */
export async function readTipoff(
  db: Queries,
  site: number,
  id: number,
  viewer: number,
): Promise<Tipoff | undefined> {
  const row = await tipoffById(db, site, id);
  if (!row) return undefined;
  const isOwn = viewer > 0 && row.member_id === viewer;
  return isOwn || row.shown ? wireTipoff(row, isOwn) : undefined;
}

/** A member's tip-offs, newest first. */
export const listOwnTipoffs = async (
  db: Queries,
  site: number,
  member: number,
  limit: number,
  offset: number,
): Promise<Tipoff[]> =>
  (await ownTipoffs(db, site, member, limit, offset)).map((row) => wireTipoff(row, true));

/** Everything stored of a member's tip-offs, for the member. */
export const ownTipoffRecords = async (
  db: Queries,
  site: number,
  member: number,
  limit: number,
  offset: number,
) =>
  (await ownTipoffs(db, site, member, limit, offset)).map(({ id, created_at, status, doc, ...row }) => ({
    id,
    created: created_at,
    status,
    title: doc.title,
    content: doc.content,
    location: doc.location,
    ...mediaPaths(doc),
    userName: row.user_name,
    contact: row.contact,
    answer: row.answer,
  }));
