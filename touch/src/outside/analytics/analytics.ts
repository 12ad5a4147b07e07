import { ANALYTICS_TIMEOUT_MS } from '@contract/analyticsCodes';
import type { CallInput } from '@contract/render';
import { base64 } from '@touch/lib/base64';
import type { SiteConfig } from '../siteConfig';
import { hasConsent } from './consent';
import { type AnalyticsRecord, actionOf, osNames, platformOf } from './record';
import { removeUnsent, storeUnsent, unsentRecords } from './unsentRecords';
import { virtualUid } from './virtualUid';

export interface AnalyticsDependencies {
  readonly fetch: typeof fetch;
  /** Epoch ms. */
  readonly now: () => number;
  /** This browser's own id (G9). */
  readonly device: () => string;
  /** A new random id. */
  readonly newId: () => string;
  readonly userAgent: string;
  /** Address of the previous page. */
  readonly referrer: string;
}

/** Configuration of a site with analytics. */
export interface AnalyticsConfig {
  readonly analytics: NonNullable<SiteConfig['analytics']>;
}

export interface Analytics {
  /** Records a successful call of the platform. */
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
 * The analytics client (J4): sends a record of each article opened, shared, liked or commented on to the service that the site
 * names, with the reader's consent alone. A record is stored until the service has confirmed it. Failures are silent, and the only
 * identity sent is a random number made in this browser.
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
