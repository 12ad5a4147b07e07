import { sharePosts } from '@platform/circles/postLikes.service';
import type { Database } from '@platform/db/connection';
import { bySite, inBatches } from '@platform/db/inBatches';
import { countOccurrences } from '@platform/db/occurrences';
import { shareDynamics } from '@platform/dynamics/dynamicLikes.service';
import { createViewLimit } from '@platform/limits/viewLimit';
import { countOpenings } from '@platform/lives/clicks.service';
import { countPaperClicks } from '@platform/papers/paperCounts.service';
import { countShortVideos } from '@platform/shortVideos/likes.service';
import { addToArticles, noteRecords } from './events.store';

/** An article opened or shared, a live or a paper's article opened, a dynamic shared, a short video played or shared. */
interface CountedEvent {
  readonly what:
    | 'click'
    | 'share'
    | 'live'
    | 'paperClick'
    | 'dynamicShare'
    | 'postShare'
    | 'videoPlay'
    | 'videoShare';
  readonly id: number;
  /** The number of the record; '' = it has none, and always counts. */
  readonly eventId: string;
}
export type CountResult = 'counted' | 'repeated';
/**
 * @param address of the reader; what its network counts beyond the limit is answered and not added
 * @returns 'repeated' where a record of this number has been counted before. Resolves once it is counted for good.
 */
export type CountEvent = (site: number, act: CountedEvent, address: string) => Promise<CountResult>;

/** Acts of one transaction at most. */
const MAX_BATCH = 500;

/**
 * Counts events in batches. Events that arrive during a transaction go into the next one together: a rush on one article or live
 * waits for its row once instead of each holding a connection (K9).
 * @param now epoch ms
 */
export function createCounting(db: Database, now: () => number): CountEvent {
  const isWithin = createViewLimit(now);
  const add = bySite((site) =>
    inBatches<CountedEvent, CountResult>((acts) => countBatch(db, site, acts, new Date(now())), {
      most: MAX_BATCH,
      // a record that comes twice at once is known the second time
      apart: ({ eventId }) => eventId || Symbol('no record'),
    }),
  );
  return async (site, act, address) =>
    isWithin(`${site}/${act.what}/${act.id}`, address) ? add(site, act) : 'counted';
}

/** Counts and their records change in one transaction (K3). */
function countBatch(
  db: Database,
  site: number,
  acts: readonly CountedEvent[],
  at: Date,
): Promise<CountResult[]> {
  return db.transaction(async (queries) => {
    const records = acts.flatMap(({ eventId }) => eventId || []);
    const fresh = records.length > 0 ? await noteRecords(queries, site, records, at) : new Set();
    const isNew = ({ eventId }: CountedEvent) => eventId === '' || fresh.has(eventId);
    const counted = acts.filter(isNew);
    const times = (wanted: CountedEvent['what']) =>
      countOccurrences(counted.flatMap(({ what, id }) => (what === wanted ? [id] : [])));
    const clicks = times('click');
    const shares = times('share');
    const done = [...new Set([...clicks.keys(), ...shares.keys()])].map((id) => ({
      id,
      clicks: clicks.get(id) ?? 0,
      shares: shares.get(id) ?? 0,
    }));
    if (done.length > 0) await addToArticles(queries, site, done);
    await countOpenings(queries, site, times('live'), at);
    await countPaperClicks(queries, site, times('paperClick'));
    await shareDynamics(queries, site, times('dynamicShare'));
    const [plays, videoShares] = [times('videoPlay'), times('videoShare')];
    const videos = [...new Set([...plays.keys(), ...videoShares.keys()])];
    await countShortVideos(
      queries,
      site,
      videos.map((id) => ({ id, plays: plays.get(id) ?? 0, shares: videoShares.get(id) ?? 0 })),
    );
    await sharePosts(queries, site, times('postShare'));
    return acts.map((act) => (isNew(act) ? 'counted' : 'repeated'));
  });
}
