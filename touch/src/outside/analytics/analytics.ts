import { ANALYTICS_TIMEOUT_MS } from '@contract/analyticsCodes';
import type { CallInput } from '@contract/render';
import { base64 } from '@touch/lib/base64';
import type { SiteConfig } from '../siteConfig';
import { hasConsent } from './consent';
import { type AnalyticsRecord, actionOf, osNames, platformOf } from './record';
import { removeUnsent, storeUnsent, unsentRecords } from './unsent';
import { virtualUid } from './virtualUid';

export interface AnalyticsDependencies {
  readonly fetch: typeof fetch;
  /** Epoch ms. */
  readonly now: () => number;
  /** This browser's own id (G9). */
  readonly device: () => string;
  /** A number nobody has and nobody can guess. */
  readonly newId: () => string;
  readonly userAgent: string;
  /** Where the reader came from. */
  readonly referrer: string;
}

/** A site that names the service. */
export interface AnalyticsConfig {
  readonly analytics: NonNullable<SiteConfig['analytics']>;
}

export interface Analytics {
  /** A call of the platform went well. */
  readonly recordCall: (name: string, input: CallInput) => void;
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

/**
 * The analytics client (J4): a record for what a reader opened, shared, liked or commented on, to the service the site names, with
 * his consent alone. Each is kept until the service has confirmed it. Nothing of it is ever told to the reader, and nothing of who
 * he is goes along but numbers made at random in this browser.
 */
export function createAnalytics(
  { analytics }: AnalyticsConfig,
  dependencies: AnalyticsDependencies,
): Analytics {
  const { url, tenantCode, appKey } = analytics;
  const going = new Set<string>();

  async function send(record: AnalyticsRecord): Promise<void> {
    going.add(record.eventId);
    const uid = virtualUid(dependencies.newId);
    const device = dependencies.device();
    const { dataType, articleID, actionTime, platform, refer, eventId } = record;
    const fields = new URLSearchParams({
      ...{ dataType: String(dataType), articleID, actionTime: String(actionTime) },
      ...{ deviceid: device, userUuid: uid, refer },
      ...{ platform: String(platform), eventId },
    });
    const headers = {
      'tenant-code': base64(tenantCode),
      'app-key': base64(appKey),
      os: base64(osNames[platform] ?? ''),
      'device-id': base64(device),
      'user-id': base64(uid),
    };
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ANALYTICS_TIMEOUT_MS);
    try {
      const response = await dependencies.fetch(`${url}${url.includes('?') ? '&' : '?'}${fields}`, {
        headers,
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: controller.signal,
      });
      await response.text();
      if (response.ok) removeUnsent(eventId);
    } catch {
      // kept: it goes with the next visit
    } finally {
      clearTimeout(timer);
      going.delete(eventId);
    }
  }

  return {
    recordCall(name, input) {
      const act = actionOf(name, input);
      const platform = platformOf(dependencies.userAgent);
      if (!act || !/^[1-9]\d*$/.test(act.articleID) || !hasConsent()) return;
      const refer = withoutQuery(dependencies.referrer);
      const record = {
        ...act,
        actionTime: dependencies.now(),
        platform,
        refer,
        eventId: dependencies.newId(),
      };
      storeUnsent(record);
      void send(record);
    },
    sendUnsent() {
      if (!hasConsent()) return;
      for (const record of unsentRecords()) if (!going.has(record.eventId)) void send(record);
    },
  };
}
