import { PAGE_SIZE } from '@contract/limits';
import type { NewsroomContribution, NewsroomFeedback, NewsroomTipoff } from '@contract/newsroomTelling';
import { ContributionStatus, TipoffStatus } from '@contract/participation/codes';
import type { DecisionKind } from '@contract/participation/decisions';
import { ReadType } from '@contract/readType';
import type { Queries } from '@platform/db/connection';
import { cleanHtml } from '@platform/html/cleanHtml';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { NO_MEDIA } from '@platform/uploads/submitted.document';
import { mediaPaths } from '@platform/uploads/submitted.rules';
import type * as v from 'valibot';
import {
  type ContributionsOf,
  type NewSeek,
  newestContributions,
  saveSeek,
  setContributionStatus,
} from './contributions.store';
import { changeTipoff, newestFeedback, newestTipoffs, type TipoffAnswer } from './tipoffs.store';

type Tipoff = v.InferOutput<typeof NewsroomTipoff>;
type Contribution = v.InferOutput<typeof NewsroomContribution>;
type Feedback = v.InferOutput<typeof NewsroomFeedback>;

/** Rows of a table for spreadsheets. */
export const MAX_EXPORTED = 10_000;

interface Listed<T> {
  readonly list: T[];
  readonly hasMore: boolean;
}
/** Which rows of a list. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}
export const pageOf = (page = 0): Part => ({ limit: PAGE_SIZE, offset: page * PAGE_SIZE });
export const WHOLE: Part = { limit: MAX_EXPORTED, offset: 0 };

const tipoffStates = {
  [TipoffStatus.received]: 'received',
  [TipoffStatus.checking]: 'checking',
  [TipoffStatus.answered]: 'answered',
  [TipoffStatus.closed]: 'closed',
} as const;
const isTipoffStatus = (status: number): status is TipoffStatus => status in tipoffStates;
const contributionStates = {
  [ContributionStatus.toAudit]: 'pending',
  [ContributionStatus.passed]: 'passed',
  [ContributionStatus.notPassed]: 'notPassed',
} as const;

/** Numbers of the newsroom's words. */
export const tipoffStatuses = TipoffStatus;
export const contributionStatuses = {
  pending: ContributionStatus.toAudit,
  passed: ContributionStatus.passed,
  notPassed: ContributionStatus.notPassed,
} as const;

function listed<Row, T>(rows: readonly Row[], { limit }: Part, read: (row: Row) => T): Listed<T> {
  return { list: rows.slice(0, limit).map(read), hasMore: rows.length > limit };
}

/** Tip-offs with their tellers' contacts, newest first. @param status TipoffStatus; below 0 = all */
export async function listTipoffs(
  db: Queries,
  site: number,
  status: number,
  part: Part,
): Promise<Listed<Tipoff>> {
  const rows = await newestTipoffs(db, site, status, part.limit + 1, part.offset);
  return listed(rows, part, ({ id, created_at, doc, ...row }) => ({
    id,
    at: created_at.toISOString(),
    memberID: row.member_id,
    userName: row.user_name,
    state: isTipoffStatus(row.status) ? tipoffStates[row.status] : 'received',
    contact: row.contact,
    answer: row.answer,
    shown: row.shown,
    title: doc.title,
    content: doc.content,
    location: doc.location,
    ...mediaPaths(doc),
  }));
}

/** Readers' words about the product, newest first. */
export async function listFeedback(db: Queries, site: number, part: Part): Promise<Listed<Feedback>> {
  const rows = await newestFeedback(db, site, part.limit + 1, part.offset);
  return listed(rows, part, ({ id, created_at, member_id, user_name, content, pics }) => ({
    id,
    at: created_at.toISOString(),
    memberID: member_id,
    userName: user_name,
    content,
    pictures: mediaPaths({ ...NO_MEDIA, pics: [...pics] }).pictures,
  }));
}

/** Contributions, newest first. */
export async function listContributions(
  db: Queries,
  of: ContributionsOf,
  part: Part,
): Promise<Listed<Contribution>> {
  const rows = await newestContributions(db, of, part.limit + 1, part.offset);
  return listed(rows, part, ({ id, created_at, seek_id, status, reason, member_id, nickname, doc }) => ({
    id,
    at: created_at.toISOString(),
    call: seek_id,
    state: contributionStates[status],
    reason,
    memberID: member_id,
    nickname,
    title: doc.title,
    content: doc.content,
    ...mediaPaths(doc),
  }));
}

/** Makes or changes a call for articles; its text is cleaned. @returns its number; undefined where there is none to change */
export const saveCall = (
  db: Queries,
  site: number,
  id: number | undefined,
  call: NewSeek,
): Promise<number | undefined> => saveSeek(db, site, id, { ...call, content: cleanHtml(call.content).html });

/** Passes or rejects a contribution and tells its author. @returns false where there is none */
export async function reviewContribution(
  queries: Queries,
  site: number,
  id: number,
  { status, reason }: { readonly status: ContributionStatus; readonly reason: string },
  at: Date,
): Promise<boolean> {
  const found = await setContributionStatus(queries, site, id, { status, reason });
  if (!found) return false;
  const kind = status === ContributionStatus.passed ? 'contributionPassed' : 'contributionRejected';
  const { member } = found;
  await queueMediaChecks(queries, [JSON.stringify(found.doc)]);
  const message = { member, kind, type: ReadType.tracking, path: `/inputArticleDetail/${id}.html` } as const;
  await addDecisionMessage(
    queries,
    site,
    { ...message, subject: found.doc.title || found.doc.content, reason },
    at,
  );
  return true;
}

const tipoffDecisions: Readonly<Partial<Record<number, DecisionKind>>> = {
  [TipoffStatus.checking]: 'tipoffChecking',
  [TipoffStatus.answered]: 'tipoffAnswered',
  [TipoffStatus.closed]: 'tipoffClosed',
};

/** Changes the state and answer of a tip-off; its teller is told of a new state and of an answer. @returns false where there is none */
export async function answerTipoff(
  queries: Queries,
  site: number,
  id: number,
  change: TipoffAnswer,
  at: Date,
): Promise<boolean> {
  const found = await changeTipoff(queries, site, id, change, at);
  if (!found) return false;
  const kind = tipoffDecisions[change.status];
  if (!kind || (found.before === change.status && !change.answer)) return true;
  const { member, answer: reason } = found;
  const message = { member, kind, type: ReadType.tracking, path: `/tipoffDetail/${id}.html`, reason };
  await addDecisionMessage(queries, site, { ...message, subject: found.title || found.content }, at);
  return true;
}
