import * as v from 'valibot';
import { forgetStored, readStored, writeStored } from '../storage';

const NAME = 'analyticsUnsent';
/** After weeks without network only the newest records remain. */
const MAX_STORED = 100;

const StoredRecord = v.object({
  /** A repeat of it counts once. */
  eventId: v.string(),
  /** A record of the analytics service (wire a1), or a tracking event of the platform (wire f8). */
  to: v.picklist(['record', 'event']),
  /** Without device and reader: these are added as it is sent. */
  fields: v.record(v.string(), v.string()),
});
export type UnsentRecord = Readonly<v.InferOutput<typeof StoredRecord>>;

/** Records that are not confirmed, oldest first; none where the stored text cannot be read. */
export function unsentRecords(): readonly UnsentRecord[] {
  try {
    const stored = v.safeParse(v.array(StoredRecord), JSON.parse(readStored('local', NAME) ?? '[]'));
    return stored.success ? stored.output : [];
  } catch {
    // somebody else wrote there
    return [];
  }
}

function storeRecords(records: readonly UnsentRecord[]): void {
  if (records.length === 0) forgetStored('local', NAME);
  else writeStored('local', NAME, JSON.stringify(records.slice(-MAX_STORED)));
}

export const storeUnsent = (record: UnsentRecord): void => storeRecords([...unsentRecords(), record]);
export const removeUnsent = (eventId: string): void =>
  storeRecords(unsentRecords().filter((record) => record.eventId !== eventId));
export const forgetUnsent = (): void => storeRecords([]);
