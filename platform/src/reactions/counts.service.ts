import { ArticleType } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import type { CommentTarget } from '@platform/discussions/commentTarget.types';
import { type Counter, countedKinds, kindOfEvent, kindOfSource } from './kinds.sql';
import { addToCounters, targetRows } from './reactions.store';

export { addToColumn } from './reactions.store';

/** An object opened, played or shared. */
export interface Counted {
  /** KindNumber.event */
  readonly type: number;
  readonly counter: Counter;
  readonly id: number;
}

/** Do events of the kind add to this counter? */
export const hasCounter = (type: number, counter: Counter): boolean =>
  kindOfEvent(type)?.counters?.[counter] !== undefined;

function timesOf(acts: readonly Counted[], counter: Counter): Map<number, number> {
  const times = new Map<number, number>();
  for (const act of acts) if (act.counter === counter) times.set(act.id, (times.get(act.id) ?? 0) + 1);
  return times;
}

/** Adds to the counters of objects that readers see, in the caller's transaction. */
export async function countActs(db: Queries, site: number, acts: readonly Counted[]): Promise<void> {
  for (const kind of countedKinds) {
    const own = acts.filter(({ type }) => type === kind.event);
    const changes = {
      click: timesOf(own, 'click'),
      play: timesOf(own, 'play'),
      share: timesOf(own, 'share'),
    };
    if (own.length > 0) await addToCounters(db, site, kind, changes);
  }
}

/** Shown objects as targets of comments; none of a kind that takes them from elsewhere. */
export async function commentTargets(
  source: number,
  db: Queries,
  site: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CommentTarget>> {
  const kind = kindOfSource(source);
  if (!kind) return new Map();
  const rows = await targetRows(db, site, kind, ids);
  const articleType = kind.target?.articleType ?? ArticleType.news;
  return new Map(
    rows.map(({ id, url, ...row }) => [
      id,
      { ...row, articleUrl: url, articleUrlPad: url, articleType, linkID: 0, columnCasName: '', rssType: 0 },
    ]),
  );
}
