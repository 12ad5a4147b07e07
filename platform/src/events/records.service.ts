import { randomUUID } from 'node:crypto';
import type { record } from '@contract/analytics';
import { DataType, Platform, ShareChannel } from '@contract/analyticsCodes';
import { ID_MAX } from '@contract/fields';
import type { ReadInputOf } from '@contract/operation';
import type { Database } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import { bySite, createBatch } from '@platform/queues/batch';
import { siteTime } from '@platform/wire/wireDate';
import { noteRecords } from './events.store';
import { addRecords, type RecordSum } from './records.store';

type RecordInput = ReadInputOf<typeof record>;

interface CountedRecord extends Omit<RecordSum, 'count'> {
  readonly eventId: string;
}

const DAY_MS = 86_400_000;
/** A phone may have been offline for weeks; its clock may be wrong by a day. */
const MAX_AGE_MS = 31 * DAY_MS;
const MAX_AHEAD_MS = DAY_MS;
/** Records of one transaction at most. */
const MAX_BATCH = 500;

const isOf = (codes: Readonly<Record<string, number>>, value: number): boolean =>
  Object.values(codes).includes(value);

/** @returns undefined for a record that lacks something, or that no client of ours makes (J4) */
function readRecord(input: RecordInput, now: number): CountedRecord | undefined {
  const { dataType, platform, shareChanel: channel } = input;
  const article = Number(input.articleID);
  const at = Number(input.actionTime);
  const isKnown =
    isOf(DataType, dataType) && isOf(Platform, platform) && (channel === 0 || isOf(ShareChannel, channel));
  const isArticle = /^[1-9]\d*$/.test(input.articleID) && article <= ID_MAX;
  const isTimely = /^\d{13}$/.test(input.actionTime) && at >= now - MAX_AGE_MS && at <= now + MAX_AHEAD_MS;
  if (!isKnown || !isArticle || !isTimely) return undefined;
  const { date: day } = siteTime(new Date(at));
  // Other programs send no number: each of their records counts.
  return { day, article, dataType, platform, channel, eventId: `record/${input.eventId || randomUUID()}` };
}

/** Sums equal records up. */
function sumsOf(records: readonly CountedRecord[]): RecordSum[] {
  const sums = new Map<string, RecordSum>();
  for (const { eventId: _, ...one } of records) {
    const key = `${one.day} ${one.article} ${one.dataType} ${one.platform} ${one.channel}`;
    sums.set(key, { ...one, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  return [...sums.values()];
}

/**
 * Counts records of the analytics client (J4), each number once; the sums and the numbers change in one transaction (K3).
 * @param now epoch ms
 * @returns false where the record is forged: not of this site's tenant and key, incomplete, unknown or out of time
 */
export function createRecords(db: Database, now: () => number) {
  const count = bySite((site) =>
    createBatch<CountedRecord, true>(
      (records) =>
        db.transaction(async (queries) => {
          const ids = records.map(({ eventId }) => eventId);
          const fresh = await noteRecords(queries, site, ids, new Date(now()));
          const counted = records.filter(({ eventId }) => fresh.has(eventId));
          if (counted.length > 0) await addRecords(queries, site, sumsOf(counted));
          return records.map(() => true);
        }),
      { most: MAX_BATCH, apart: ({ eventId }) => eventId },
    ),
  );

  return async ({ site, analyticsKey }: CallContext, input: RecordInput): Promise<boolean> => {
    const { tenantCode, appKey } = site.config.analytics;
    const isOfSite =
      tenantCode !== '' && tenantCode === analyticsKey?.tenantCode && appKey === analyticsKey.appKey;
    const read = isOfSite ? readRecord(input, now()) : undefined;
    return read !== undefined && count(site.id, read);
  };
}
