import { DataType } from '@contract/analyticsCodes';
import { EventType } from '@contract/codes';
import type { CallInput } from '@contract/render';
import { readStored, writeStored } from '../storage';
import type { AnalyticsConfig, AnalyticsDependencies } from './analyticsDependencies';
import { hasConsent } from './consent';
import { actionOf, type CountedAct, platformOf } from './record';
import { sendRecord } from './sendRecord';
import { removeUnsent, storeUnsent, type UnsentRecord, unsentRecords } from './unsentRecords';

export interface Analytics {
  /** Records a call of the platform; one that failed only where the reader opened or shared something. */
  readonly recordCall: (name: string, input: CallInput, succeeded?: boolean) => void;
  /** Sends records that an earlier visit could not send. */
  readonly sendUnsent: () => void;
}

/** Origin and path alone: what stands behind may be anybody's secret (G10). */
function withoutQuery(address: string): string {
  try {
    const { origin, pathname } = new URL(address);
    return origin === 'null' ? '' : origin + pathname;
  } catch {
    return '';
  }
}

/** Session key: the device is recorded once a visit. */
const DEVICE_RECORDED = 'analyticsDevice';
const trackedTypes: Readonly<Record<number, number>> = {
  [DataType.open]: EventType.view,
  [DataType.share]: EventType.share,
};

/** Tracking events of an act (wire f8). @param shareId number of the share that the platform was told, so that it counts once */
function trackingOf(
  { dataType, articleID }: CountedAct,
  { article, newId }: AnalyticsDependencies,
  shareId: string,
): UnsentRecord[] {
  const type = trackedTypes[dataType];
  const shown = article(articleID);
  if (type === undefined || !shown || (type === EventType.share && shareId === '')) return [];
  const { title, publishtime, columnID, columnName } = shown;
  const event = (eventType: number, eventId: string): UnsentRecord => ({
    eventId,
    to: 'event',
    fields: {
      id: articleID,
      type: '0',
      eventType: String(eventType),
      title,
      publishtime,
      columnID: String(columnID),
      columnName,
    },
  });
  if (type === EventType.share) return [event(type, shareId)];
  if (readStored('session', DEVICE_RECORDED)) return [event(type, newId())];
  writeStored('session', DEVICE_RECORDED, '1');
  return [event(type, newId()), event(EventType.device, newId())];
}

/**
 * The analytics client (J4), with the reader's consent alone: sends a record of each article opened, shared, liked or commented on
 * to the service that the site names, and views, shares and the device to the platform. A record is stored until it is confirmed.
 * Failures are silent, and the only identity sent is a random number made in this browser.
 */
export function createAnalytics(config: AnalyticsConfig, dependencies: AnalyticsDependencies): Analytics {
  const going = new Set<string>();

  async function send(record: UnsentRecord): Promise<void> {
    if (going.has(record.eventId) || !hasConsent()) return;
    going.add(record.eventId);
    if (await sendRecord(config, dependencies, record)) removeUnsent(record.eventId);
    going.delete(record.eventId);
  }

  return {
    recordCall(name, input, succeeded = true) {
      const act = actionOf(name, input);
      if (!act || !/^[1-9]\d*$/.test(act.articleID) || !hasConsent()) return;
      if (!succeeded && trackedTypes[act.dataType] === undefined) return;
      const { now, newId, userAgent, referrer } = dependencies;
      const fields = {
        dataType: String(act.dataType),
        articleID: act.articleID,
        actionTime: String(now()),
        refer: withoutQuery(referrer),
        platform: String(platformOf(userAgent)),
      };
      const record: UnsentRecord = { eventId: newId(), to: 'record', fields };
      for (const one of [record, ...trackingOf(act, dependencies, String(input.eventId ?? ''))]) {
        storeUnsent(one);
        void send(one);
      }
    },
    sendUnsent() {
      for (const record of unsentRecords()) void send(record);
    },
  };
}
