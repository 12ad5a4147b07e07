import type { CallInput } from '@contract/render';
import type { SiteConfig } from './siteConfig';

/** The fields of every request (G1, wire W11). @param t epoch ms */
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
