import type { CallInput } from '@contract/render';
import { commonFields, textFields } from './commonFields';
import { deviceId } from './device';
import { LOGIN_NAME } from './session/loginName';
import type { SiteConfig } from './siteConfig';
import { readStored } from './storage';

/**
 * Posts a call without reading its answer; a served page needs no call layer for it. Its address names no device (G9).
 * @param name of an operation at `base:/name`
 * @returns false if the call layer must send it: a member's call carries a token, and some sites encrypt calls or count them elsewhere
 */
export function sendPlainAndForget(config: SiteConfig, name: string, input: CallInput): boolean {
  if (!config.hasPlainCalls || readStored('local', LOGIN_NAME) !== undefined) return false;
  const { baseUrl, securitySource } = config.xyApi;
  const fields = textFields({ ...commonFields(config, deviceId(), Date.now()), ...input });
  fetch(`${baseUrl}/${name}`, {
    method: 'POST',
    headers: { source: securitySource },
    body: new URLSearchParams(fields),
    keepalive: true,
  })
    // An unread answer holds its connection.
    .then((response) => response.text())
    // Its failure is not reported (G12).
    .catch(() => undefined);
  return true;
}
