import type { Queries } from '@platform/db/connection';
import { inBatches } from '@platform/db/inBatches';
import { countAttempts } from './attempts.store';
import type { Limit } from './attempts.types';

interface Try {
  readonly site: number;
  readonly subject: string;
  /** Epoch ms. */
  readonly now: number;
}
/** Resolves to how many there are with this one. */
type Take = (one: Try) => Promise<number>;

/** Tries of one statement at most. */
const TOGETHER = 500;
/** None of them has to wait for another one. */
const apart = () => Symbol('try');

/** By database or transaction, then by kind. */
const known = new WeakMap<Queries, Map<string, Take>>();

/**
 * Counts tries. Thousands of readers have one address: what comes while others are being counted goes together, and waits for
 * their row once and not with a connection each, which others read pages with (K9, decision 025).
 */
export function taking(db: Queries, { kind, withinMs }: Limit): Take {
  const kinds = known.get(db) ?? new Map<string, Take>();
  known.set(db, kinds);
  const take =
    kinds.get(kind) ??
    inBatches<Try, number>((tries) => takeTogether(db, kind, withinMs, tries), { most: TOGETHER, apart });
  kinds.set(kind, take);
  return take;
}

async function takeTogether(
  db: Queries,
  kind: string,
  withinMs: number,
  tries: readonly Try[],
): Promise<number[]> {
  const nameOf = ({ site, subject }: Pick<Try, 'site' | 'subject'>) => `${site}/${subject}`;
  const counts = new Map<string, { site: number; subject: string; count: number }>();
  for (const one of tries) {
    const { site, subject } = one;
    counts.set(nameOf(one), { site, subject, count: (counts.get(nameOf(one))?.count ?? 0) + 1 });
  }
  const now = Math.max(...tries.map((one) => one.now));
  const rows = await countAttempts(db, kind, [...counts.values()], new Date(now), new Date(now - withinMs));
  // those of one subject in the order they came: the last one has them all before it
  const before = new Map(rows.map((row) => [nameOf(row), row.count - (counts.get(nameOf(row))?.count ?? 0)]));
  return tries.map((one) => {
    const count = (before.get(nameOf(one)) ?? 0) + 1;
    before.set(nameOf(one), count);
    return count;
  });
}
