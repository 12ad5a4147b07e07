import type { CallInput } from '@contract/render';
import { commonFields, textFields } from './commonFields';
import { deviceId } from './device';
import { LOGIN_NAME } from './session/loginName';
import type { SiteConfig } from './siteConfig';
import { readStored } from './storage';

/**
 * Says something to the platform that nobody waits for and whose answer nobody reads: a page as served needs no call layer for it.
 * @param name of an operation that stands where most do, `GET base:/name`
 * @returns false where the call layer has to say it: a member's word carries his token, and some sites' words are enciphered or counted elsewhere
 */
export function sendPlainAndForget(config: SiteConfig, name: string, input: CallInput): boolean {
  if (!config.hasPlainCalls || readStored('local', LOGIN_NAME) !== undefined) return false;
  const { baseUrl, securitySource } = config.xyApi;
  const fields = textFields({ ...commonFields(config, deviceId(), Date.now()), ...input });
  fetch(`${baseUrl}/${name}?${new URLSearchParams(fields)}`, {
    headers: { source: securitySource },
    keepalive: true,
  })
    // an answer that is not taken holds its connection
    .then((response) => response.text())
    // that it failed is nobody's news (G12)
    .catch(() => undefined);
  return true;
}
