import { ANALYTICS_TIMEOUT_MS } from '@contract/analyticsCodes';
import { base64 } from '@touch/lib/base64';
import { commonFields, textFields } from '../commonFields';
import { isOwnServer } from '../ownServer';
import type { AnalyticsConfig, AnalyticsDependencies } from './analyticsDependencies';
import { osNames } from './record';
import type { UnsentRecord } from './unsentRecords';
import { virtualUid } from './virtualUid';

type Request = readonly [url: string, init: RequestInit];

/** GET to the analytics service (wire a1); POST where it is our own server, whose addresses may be logged. */
function serviceRequest(
  config: AnalyticsConfig,
  { device, newId }: AnalyticsDependencies,
  { eventId, fields }: UnsentRecord,
): Request {
  const { url, tenantCode, appKey } = config.analytics;
  const uid = virtualUid(newId);
  const query = new URLSearchParams({ ...fields, deviceid: device(), userUuid: uid, eventId });
  const headers = {
    'tenant-code': base64(tenantCode),
    'app-key': base64(appKey),
    os: base64(osNames[Number(fields.platform)] ?? ''),
    'device-id': base64(device()),
    'user-id': base64(uid),
  };
  if (isOwnServer(config, url)) return [url, { method: 'POST', headers, body: query }];
  return [`${url}${url.includes('?') ? '&' : '?'}${query}`, { headers }];
}

/** POST to the platform (wire f8). */
function platformRequest(
  config: AnalyticsConfig,
  { device, now }: AnalyticsDependencies,
  { eventId, fields }: UnsentRecord,
): Request {
  const body = new URLSearchParams({
    ...textFields(commonFields(config, device(), now())),
    ...fields,
    eventId,
  });
  const headers = { source: config.xyApi.securitySource };
  return [`${config.xyApi.baseUrl}/event`, { method: 'POST', headers, body }];
}

/** Sends a record. @returns true once it is confirmed; the request outlives the page */
export async function sendRecord(
  config: AnalyticsConfig,
  dependencies: AnalyticsDependencies,
  record: UnsentRecord,
): Promise<boolean> {
  const request = record.to === 'record' ? serviceRequest : platformRequest;
  const [url, init] = request(config, dependencies, record);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANALYTICS_TIMEOUT_MS);
  try {
    const response = await dependencies.fetch(url, {
      ...init,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    await response.text();
    return response.ok;
  } catch {
    // it stays stored and goes with the next visit
    return false;
  } finally {
    clearTimeout(timer);
  }
}
