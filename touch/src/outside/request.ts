import type { CallInput } from '@contract/render';
import type { Address } from './addresses';
import type { Outgoing } from './doors';
import type { SiteConfig } from './siteConfig';

function serviceUrl(config: SiteConfig, service: Address['service']): string {
  const { xyApi } = config;
  const byService = {
    base: xyApi.baseUrl,
    amuc: `${xyApi.baseUrl}/amuc/api`,
    nis: xyApi.nisUrl,
    sso: xyApi.SSOUrl,
    adv: xyApi.advUrl,
    mvod: xyApi.mVodUrl,
    mam: xyApi.mamUrl,
  };
  return byService[service];
}

/** What every request carries (G1, wire W11). @param t epoch ms */
export function commonFields(config: SiteConfig, device: string, t: number): CallInput {
  const { siteID, appID, xyApi } = config;
  return {
    siteId: siteID,
    siteID,
    siteid: siteID,
    appID,
    device,
    curVersions: xyApi.curVersions,
    apiVersion: xyApi.apiVersion,
    t,
  };
}

/** Parameters as they travel; what is undefined does not. */
export function textFields(input: CallInput): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) if (value !== undefined) fields[name] = String(value);
  return fields;
}

/** Address and options of the request. */
export function requestOf(
  config: SiteConfig,
  { address, fields, headers }: Outgoing,
  signal: AbortSignal,
): [string, RequestInit] {
  const url = serviceUrl(config, address.service) + address.path;
  if (address.method === 'GET') return [`${url}?${new URLSearchParams(fields)}`, { headers, signal }];
  if (address.encoding === 'json') {
    const json = { ...headers, 'content-type': 'application/json' };
    return [url, { method: 'POST', headers: json, body: JSON.stringify(fields), signal }];
  }
  return [url, { method: 'POST', headers, body: new URLSearchParams(fields), signal }];
}
