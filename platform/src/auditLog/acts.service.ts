import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import { type ActRow, actsAt, actsOn, insertAct, type NamedActRow } from './acts.store';

export type { ActRow, NamedActRow };

/** Staff member, site and time of an act. */
export interface ActContext {
  /** 0 = no site in particular: people of the newsroom. */
  readonly site: number;
  /** Number of the staff member, 0 for the server's own command line. Callers have verified identity and right. */
  readonly staff: number;
  readonly at: Date;
}

export interface Act {
  /** One word: approve, reject, … */
  readonly act: string;
  readonly objectKind:
    | 'comment'
    | 'report'
    | 'appeal'
    | 'article'
    | 'story'
    | 'column'
    | 'paper'
    | 'paperArticle'
    | 'live'
    | 'member'
    | 'staff'
    | 'advert'
    | 'vote'
    | 'dynamic'
    | 'account'
    | 'leader'
    | 'question'
    | 'circle'
    | 'post'
    | 'tipoff'
    | 'feedback'
    | 'contribution'
    | 'seekArticle'
    | 'study'
    | 'activity'
    | 'registration'
    | 'product'
    | 'redemption'
    | 'site'
    | 'shortVideo'
    | 'video';
  readonly objectID: number;
  /** Details for the record: reason, text, previous values. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Records an act in the transaction that performs it. */
export async function recordAct(
  db: Queries,
  { site, staff, at }: ActContext,
  { act, objectKind, objectID, detail = {} }: Act,
): Promise<void> {
  await insertAct(db, { site, at, staff, act, objectKind, objectID, detail });
}

/** Acts on one object, oldest first. */
export const actsOf = (
  db: Queries,
  site: number,
  objectKind: Act['objectKind'],
  objectID: number,
): Promise<ActRow[]> => actsOn(db, site, objectKind, objectID);

/** A page of acts on a site, newest first. */
export async function listActs(
  db: Queries,
  site: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ rows: NamedActRow[]; hasMore: boolean }> {
  const rows = await actsAt(db, site, before, PAGE_SIZE + 1);
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}
