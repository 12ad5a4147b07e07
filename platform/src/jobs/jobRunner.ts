import type { Database, Queries } from '@platform/db/connection';
import { addJobs, type Claim, claimJobs, endClaim, hastenJob, releaseClaim, repeatClaim } from './claims';
import type { JobFigures } from './jobFigures';
import { FinalFailure, type JobKind } from './jobKind';
import { ClaimLost, startRenewal } from './renewal';

/** A process that renews its claim no longer has ended; its job is begun again after this. */
export const CLAIM_MS = 60_000;
/** Times a job is begun, by processes that were killed at it too. */
export const MAX_ATTEMPTS = 3;
/** Wait before a job that failed is tried again, for each time that it was begun. */
export const RETRY_MS = 60_000;
const LOOK_MS = 5_000;

export interface JobParts {
  readonly db: Database;
  readonly figures: JobFigures;
  /** @param job kind and key */
  readonly failed: (error: unknown, job: string) => void;
  /** Milliseconds that a claim lasts without being renewed. */
  readonly claimMs?: number;
}

const nameOf = ({ kind, key }: Claim): string => (key === '' ? kind : `${kind} ${key}`);

/** Ends the claim in a transaction with the rest. @throws ClaimLost where it does not hold any more */
const inTransaction = (
  db: Database,
  claim: Claim,
  end: (queries: Queries) => Promise<boolean>,
  rest: ((queries: Queries) => Promise<unknown>) | undefined,
) =>
  db.transaction(async (queries) => {
    if (!(await end(queries))) throw new ClaimLost(claim);
    await rest?.(queries);
  });

const finish = (
  { db }: JobParts,
  kind: JobKind,
  claim: Claim,
  rest?: (queries: Queries) => Promise<unknown>,
) => {
  const { everyMs } = kind;
  const end = (queries: Queries) =>
    everyMs === undefined ? endClaim(queries, claim) : repeatClaim(queries, claim, everyMs);
  return inTransaction(db, claim, end, rest);
};

async function giveUp(parts: JobParts, kind: JobKind, claim: Claim, error: Error): Promise<void> {
  parts.figures.count(kind.kind, 'gaveUp');
  parts.failed(error, nameOf(claim));
  await finish(parts, kind, claim, (queries) => kind.gaveUp?.(queries, claim, error) ?? Promise.resolve());
}

/** Lets it wait again, without counting the attempt where the process stops. */
const waitAgain = ({ db }: JobParts, kind: JobKind, claim: Claim, isStopped: boolean) => {
  const { attempts } = claim;
  const how = isStopped ? { afterMs: 0, attempts: attempts - 1 } : { afterMs: attempts * RETRY_MS, attempts };
  const rest = kind.released;
  return inTransaction(
    db,
    claim,
    (queries) => releaseClaim(queries, claim, how),
    rest && ((queries) => rest(queries, claim)),
  );
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

async function failedWith(parts: JobParts, kind: JobKind, claim: Claim, error: Error): Promise<void> {
  if (error instanceof FinalFailure || claim.attempts >= MAX_ATTEMPTS)
    return giveUp(parts, kind, claim, error);
  parts.figures.count(kind.kind, 'failed');
  parts.failed(error, nameOf(claim));
  await waitAgain(parts, kind, claim, false);
}

/** Works on a claimed job to its end. @param stopping the process stops: the job waits again */
export async function runJob(
  parts: JobParts,
  kind: JobKind,
  claim: Claim,
  stopping: AbortSignal,
): Promise<void> {
  const { db, figures, claimMs = CLAIM_MS } = parts;
  const renewal = startRenewal(db, claim, claimMs);
  const signal = AbortSignal.any([stopping, renewal.lost]);
  try {
    if (claim.attempts > MAX_ATTEMPTS)
      return await giveUp(
        parts,
        kind,
        claim,
        new FinalFailure(`ended ${MAX_ATTEMPTS} times without a result`),
      );
    signal.throwIfAborted();
    const rest = await kind.work(claim, { signal, note: renewal.note });
    await finish(parts, kind, claim, rest);
    figures.count(kind.kind, 'done');
  } catch (error) {
    if (renewal.lost.aborted || error instanceof ClaimLost) figures.count(kind.kind, 'lost');
    else if (stopping.aborted) {
      figures.count(kind.kind, 'released');
      await waitAgain(parts, kind, claim, true);
    } else await failedWith(parts, kind, claim, asError(error));
  } finally {
    renewal.close();
  }
}

/** Adds what comes again. */
async function addRecurring(db: Database, kinds: readonly JobKind[]): Promise<void> {
  for (const { kind, everyMs, isDueAtStart } of kinds)
    if (everyMs !== undefined) await (isDueAtStart ? hastenJob(db, kind) : addJobs(db, kind, ['']));
}

/** Looks for jobs of these kinds every five seconds, with one statement, and works on one of each kind at a time. @returns stops it, once jobs under way have ended or wait again */
export function startJobs(parts: JobParts, kinds: readonly JobKind[]): () => Promise<void> {
  const { db, claimMs = CLAIM_MS } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;

  function begin(claim: Claim): void {
    const kind = kinds.find((one) => one.kind === claim.kind);
    if (!kind) return;
    const work = runJob(parts, kind, claim, signal)
      .catch((error: unknown) => parts.failed(error, nameOf(claim)))
      .finally(() => {
        running.delete(kind.kind);
        next();
      });
    running.set(kind.kind, work);
  }
  async function look(): Promise<void> {
    if (signal.aborted) return;
    if (!isReady) await addRecurring(db, kinds);
    isReady = true;
    const idle: string[] = [];
    for (const { kind, isWanted } of kinds)
      if (!running.has(kind) && (await isWanted?.()) !== false) idle.push(kind);
    if (idle.length === 0) return;
    for (const claim of await claimJobs(db, idle, claimMs)) begin(claim);
  }
  let looking = Promise.resolve();
  function next(): void {
    clearTimeout(timer);
    looking = looking
      .then(look)
      .catch((error: unknown) => parts.failed(error, 'looking for jobs'))
      .finally(() => {
        clearTimeout(timer);
        if (!signal.aborted) timer = setTimeout(next, LOOK_MS).unref();
      });
  }
  next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await looking;
    await Promise.all(running.values());
    await looking;
  };
}
