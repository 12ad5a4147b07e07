import { storeMember } from '@touch/outside/member/storedMember';
import { writeStoredTokens } from '@touch/outside/session/storedTokens';
import { writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const Login = v.object({
  token: v.string(),
  refreshToken: v.string(),
  device: v.string(),
  uid: v.string(),
  nickname: v.string(),
});
const NO_TOKENS = { security: '', access: '', refresh: '' };

/** Signs the demonstration's reader in to this page; where the demonstration allows it to nobody, the page is a visitor's. */
export async function signIn(site: string): Promise<void> {
  const response = await fetch('/demo/bridge/login?device=demo-app-gallery', { method: 'POST' });
  if (!response.ok) return;
  const { token, refreshToken, device, uid, nickname } = v.parse(Login, await response.json());
  writeStored('local', 'virtualDeviceId', device);
  writeStoredTokens(site, NO_TOKENS, { security: '', access: token, refresh: refreshToken }, Date.now());
  // the reader of the demonstration was asked for consent in this visit (askConsent.tsx)
  const config: unknown = await (await fetch(`/app_if/getConfig?appID=${site}`)).json();
  writeStored('session', 'consentRequested', `${uid}/${Object(config).textsVersion}`);
  storeMember(site, { uid, nickname, head: '', hasPhone: true });
}
