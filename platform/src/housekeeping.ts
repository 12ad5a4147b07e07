import { forgetOldAdvertEvents } from '@platform/adverts/advertEvents.service';
import { indexWaiting } from '@platform/articles/search/searchIndex.service';
import { forgetOldAttempts } from '@platform/attempts/attempts.service';
import { forgetOldChallenges } from '@platform/captcha/challenges.service';
import { forgetUsedCodes } from '@platform/codes/codes.service';
import type { Database, Queries } from '@platform/db/connection';
import { forgetOldEvents } from '@platform/events/expiredEvents.service';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import type { JobKind } from '@platform/jobs/jobKind';
import { forgetOldFrames } from '@platform/lives/frames.service';
import { forgetOldProofs } from '@platform/members/signIn/proofs.service';
import { applyRetention } from '@platform/personalData/retention.service';
import { deleteExpiredSigns } from '@platform/signing/programSign';
import { forgetOldMessages } from '@platform/sms/outbox.service';
import { forgetOldStaffTokens } from '@platform/staff/staff.service';
import { deleteExpiredTokens } from '@platform/tokens/tokens.service';
import { forgetExpiredUploads } from '@platform/uploads/uploadParts.service';
import { forgetOldSnapshots } from '@platform/votes/ballots/snapshots.service';
import { forgetOldTickets } from '@platform/votes/tickets/tickets.service';

const HOUR_MS = 3_600_000;

/** Each deletes the rows of one kind whose time is over, and answers how many. `now`: epoch ms. */
export const housekeepingTasks = {
  forgetOldEvents,
  forgetOldAdvertEvents,
  deleteExpiredTokens,
  forgetOldStaffTokens,
  forgetOldChallenges,
  forgetUsedCodes,
  forgetOldAttempts,
  deleteExpiredSigns,
  forgetOldProofs,
  forgetOldFrames,
  forgetOldTickets,
  forgetOldSnapshots,
  forgetExpiredUploads,
  forgetOldMessages,
  applyRetention,
} satisfies Record<string, (db: Queries, now: number) => Promise<number>>;

/** Deletes every row whose time is over; a task that fails stops no other. @param signal no further task begins after it @returns the number of rows */
export async function deleteExpired(
  db: Queries,
  now: number,
  failed: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0;
  for (const work of Object.values(housekeepingTasks)) {
    if (signal?.aborted) break;
    all += await work(db, now).catch((error: unknown) => {
      failed(error);
      return 0;
    });
  }
  return all;
}

/** Deletes expired rows every hour, in one process of all. */
export const housekeepingJob = (
  db: Database,
  now: () => number,
  failed: (error: unknown) => void,
): JobKind => ({
  kind: 'housekeeping',
  everyMs: HOUR_MS,
  async work(_, { signal }) {
    await deleteExpired(db, now(), failed, signal);
    signal.throwIfAborted();
    return undefined;
  },
});

/** Indexes what an earlier version left: at the start, as a later version may begin at any time, and every hour. */
export const searchIndexJob = (db: Database): JobKind => ({
  kind: 'searchIndex',
  everyMs: HOUR_MS,
  isDueAtStart: true,
  async work(_, { signal }) {
    await indexWaiting(db, signal);
    signal.throwIfAborted();
    return undefined;
  },
});

/** Deletes files of the audit log, which are this machine's, at the start and every hour after it. @returns stops it, once the deletion under way is done */
export function deleteOldAuditFiles(
  auditLog: AuditLog,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const work = () => {
    running = running.then(() => auditLog.deleteExpired()).then(() => undefined, failed);
  };
  work();
  const timer = setInterval(work, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
