import * as v from 'valibot';
import { forgetStored, readStored, writeStored } from '../storage';
import type { AnalyticsRecord } from './record';

const NAME = 'analyticsUnsent';
/** After weeks without network only the newest records remain. */
const MAX_STORED = 100;

const StoredRecords = v.array(
  v.object({
    dataType: v.number(),
    articleID: v.string(),
    actionTime: v.number(),
    platform: v.number(),
    refer: v.string(),
    eventId: v.string(),
  }),
);

/** Records the service has not confirmed, oldest first; none where what is kept cannot be read. */
export function unsentRecords(): readonly AnalyticsRecord[] {
  try {
    const stored = v.safeParse(StoredRecords, JSON.parse(readStored('local', NAME) ?? '[]'));
    return stored.success ? stored.output : [];
  } catch {
    // somebody else wrote there
    return [];
  }
}

function storeRecords(records: readonly AnalyticsRecord[]): void {
  if (records.length === 0) forgetStored('local', NAME);
  else writeStored('local', NAME, JSON.stringify(records.slice(-MAX_STORED)));
}

export const storeUnsent = (record: AnalyticsRecord): void => storeRecords([...unsentRecords(), record]);
export const removeUnsent = (eventId: string): void =>
  storeRecords(unsentRecords().filter((record) => record.eventId !== eventId));
export const forgetUnsent = (): void => storeRecords([]);
