import type { Queries } from '@platform/db/connection';
import { createBatch } from '@platform/queues/batch';
import { countAttempts } from './attempts.store';
import type { Limit } from './attempts.types';

interface Attempt {
  readonly site: number;
  readonly subject: string;
  /** Epoch ms. */
  readonly now: number;
}
/** Resolves to how many there are with this one. */
type CountAttempt = (one: Attempt) => Promise<number>;

/** Tries of one statement at most. */
const MAX_BATCH = 500;

/** By database or transaction, then by kind. */
const counters = new WeakMap<Queries, Map<string, CountAttempt>>();

/**
 * Counts attempts in batches. Thousands of readers may share one address: attempts that arrive during a count are counted
 * together next, so they wait for the row once instead of each holding a connection (K9, decision 025).
 */
export function attemptCounter(db: Queries, { kind, withinMs }: Limit): CountAttempt {
  const kinds = counters.get(db) ?? new Map<string, CountAttempt>();
  counters.set(db, kinds);
  const take =
    kinds.get(kind) ??
    createBatch<Attempt, number>((tries) => countBatch(db, kind, withinMs, tries), {
      most: MAX_BATCH,
    });
  kinds.set(kind, take);
  return take;
}

async function countBatch(
  db: Queries,
  kind: string,
  withinMs: number,
  tries: readonly Attempt[],
): Promise<number[]> {
  const nameOf = ({ site, subject }: Pick<Attempt, 'site' | 'subject'>) => `${site}/${subject}`;
  const counts = new Map<string, { site: number; subject: string; count: number }>();
  for (const one of tries) {
    const { site, subject } = one;
    counts.set(nameOf(one), { site, subject, count: (counts.get(nameOf(one))?.count ?? 0) + 1 });
  }
  const now = Math.max(...tries.map((one) => one.now));
  const rows = await countAttempts(db, kind, [...counts.values()], new Date(now), new Date(now - withinMs));
  // Attempts of one subject count in the order they came.
  const before = new Map(rows.map((row) => [nameOf(row), row.count - (counts.get(nameOf(row))?.count ?? 0)]));
  return tries.map((one) => {
    const count = (before.get(nameOf(one)) ?? 0) + 1;
    before.set(nameOf(one), count);
    return count;
  });
}
