import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import { type ActRow, actsAt, actsOn, addAct, type NamedActRow } from './acts.store';

export type { ActRow, NamedActRow };

/** Somebody of the newsroom at work on a site. */
export interface AtWork {
  /** 0 = no site in particular: people of the newsroom. */
  readonly site: number;
  /** Number of the person, 0 for the machine's own command line; whoever calls has made sure who it is and what he may do. */
  readonly staff: number;
  readonly at: Date;
}

export interface Act {
  /** One word: approve, refuse, … */
  readonly act: string;
  readonly objectKind: 'comment' | 'article' | 'live' | 'member' | 'staff' | 'advert' | 'vote';
  readonly objectID: number;
  /** What one needs to see later why and what: reason, words, what stood before. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down who did what, in the transaction that does it: neither is there without the other. */
export async function noteAct(
  db: Queries,
  { site, staff, at }: AtWork,
  { act, objectKind, objectID, detail = {} }: Act,
): Promise<void> {
  await addAct(db, site, at, staff, act, objectKind, objectID, detail);
}

/** What was done to a thing, first to last. */
export const actsOf = (
  db: Queries,
  site: number,
  objectKind: Act['objectKind'],
  objectID: number,
): Promise<ActRow[]> => actsOn(db, site, objectKind, objectID);

/** A page of what was done on a site, newest first. */
export async function listActs(
  db: Queries,
  site: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ rows: NamedActRow[]; hasMore: boolean }> {
  const rows = await actsAt(db, site, before, PAGE_SIZE + 1);
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}
