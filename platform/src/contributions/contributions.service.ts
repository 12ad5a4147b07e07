import { ALL } from '@contract/codes';
import type { Contribution, SeekArticle } from '@contract/contributions';
import { ContributionStatus } from '@contract/participation/codes';
import type { Database, Queries } from '@platform/db/connection';
import { shownHtml } from '@platform/html/shownHtml';
import type { DiscussRules } from '@platform/sites/discussRules';
import { mediaPaths } from '@platform/uploads/submitted.rules';
import { ownSubmittedMedia } from '@platform/uploads/submitted.service';
import { memberClosed, refused } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import type { ContributionText } from './contributions.rules';
import {
  addContribution,
  type ContributionRow,
  countContributionsSince,
  findSameContribution,
  lockAuthor,
  ownContributionById,
  ownContributions,
  type SeekRow,
  seekById,
} from './contributions.store';

export { forgetContributions } from './contributions.store';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Contributions of a member in a day. */
const MAX_A_DAY = 20;

const statusTexts = {
  [ContributionStatus.toAudit]: '待审核',
  [ContributionStatus.passed]: '已通过',
  [ContributionStatus.notPassed]: '未通过',
} as const;

/** Wire S27. */
const wireContribution = (row: ContributionRow): Contribution => ({
  fileId: row.id,
  title: row.doc.title,
  content: row.doc.content,
  publishtime: wireDate(row.created_at),
  pics: row.doc.pics,
  videos: row.doc.videos,
  audios: row.doc.audios,
  linkID: row.seek_id,
  status: row.status,
  statusText: statusTexts[row.status],
  reason: row.reason,
});

/** Wire n8. */
const wireSeek = ({ id, starts_at, ends_at, passed, doc }: SeekRow): SeekArticle => ({
  fileId: id,
  title: doc.title,
  content: shownHtml(doc.content),
  picBig: doc.picBig,
  startTime: wireDate(starts_at),
  endTime: wireDate(ends_at),
  passedCount: passed,
});

/** A call for articles; undefined where there is none. */
export async function readSeekArticle(
  db: Queries,
  site: number,
  id: number,
): Promise<SeekArticle | undefined> {
  const row = await seekById(db, site, id);
  return row && wireSeek(row);
}

/** A contribution to be stored. */
export interface Contributing {
  readonly site: number;
  readonly member: number;
  readonly seek: number;
  readonly text: ContributionText;
  readonly rules: DiscussRules;
}

/**
 * Stores a contribution that waits for review. The same one sent again within the site's time is the same contribution.
 * @param now epoch ms
 * @throws Refusal −1 for an unknown, coming or ended call for articles or too many a day, 10103 for an ended membership
 */
export function contribute(db: Database, one: Contributing, now: number): Promise<Contribution> {
  const { site, member, seek, text, rules } = one;
  return db.transaction(async (queries) => {
    if (!(await lockAuthor(queries, site, member))) throw memberClosed();
    const { paths, ...words } = text;
    const media = await ownSubmittedMedia(queries, site, member, paths);
    const added = { site, seek, member, doc: { ...words, ...media } };
    const since = new Date(now - rules.sameAfterMinutes * MINUTE_MS);
    const same = await findSameContribution(queries, added, since);
    if (same) return wireContribution(same);
    const call = await seekById(queries, site, seek);
    if (!call) throw refused('没有这次征稿');
    if (now < call.starts_at.getTime()) throw refused('征稿还没有开始');
    if (now > call.ends_at.getTime()) throw refused('征稿已经结束');
    if ((await countContributionsSince(queries, site, member, new Date(now - DAY_MS))) >= MAX_A_DAY)
      throw refused('投稿太频繁，请明天再来');
    const row = await addContribution(queries, added, new Date(now));
    if (!row) throw new Error('a contribution was not stored');
    return wireContribution(row);
  });
}

/** A member's own contributions, newest first. @param status ContributionStatus; below 0 = all */
export const listOwnContributions = async (
  db: Queries,
  own: { readonly site: number; readonly member: number; readonly status: number },
  limit: number,
  offset: number,
): Promise<Contribution[]> => (await ownContributions(db, own, limit, offset)).map(wireContribution);

/** A member's own contribution; undefined for everybody else's. */
export async function readOwnContribution(
  db: Queries,
  site: number,
  id: number,
  member: number,
): Promise<Contribution | undefined> {
  const row = await ownContributionById(db, site, id, member);
  return row && wireContribution(row);
}

/** Everything stored of a member's contributions, for the member. */
export const ownContributionRecords = async (
  db: Queries,
  site: number,
  member: number,
  limit: number,
  offset: number,
) =>
  (await ownContributions(db, { site, member, status: ALL }, limit, offset)).map(({ doc, ...row }) => ({
    id: row.id,
    linkID: row.seek_id,
    created: row.created_at,
    status: row.status,
    reason: row.reason,
    title: doc.title,
    content: doc.content,
    ...mediaPaths(doc),
  }));
