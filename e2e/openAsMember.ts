import { TOKEN_LIFETIME_MS } from '@contract/limits';
import type { Phone } from '@testing/browser';
import type { Newsroom } from '@testing/demonstration';
import { signedCall } from '@testing/signedCall';
import { OWNER_NAME } from '@touch/outside/member/personalDataOwner';
import * as v from 'valibot';
import { codeTo } from './members';

const SITE = '1';
const Login = v.object({
  data: v.object({
    uid: v.string(),
    nickname: v.string(),
    accessToken: v.string(),
    refreshToken: v.string(),
  }),
});

async function callLogin(newsroom: Newsroom, name: string, fields: Record<string, string>, device: string) {
  const { body, headers } = signedCall(fields, { device, at: newsroom.clock.now() });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `${newsroom.origin}/sso-app/api/${name}`;
  return (await fetch(url, { method: 'POST', headers: { ...headers, ...form }, body })).json();
}

/**
 * Opens a page as the member of a phone number, signed in by calls and stored as the client stores it (G9).
 * The login form itself is proven in `login.test.ts`.
 * @param path a whole one
 */
export async function openAsMember(
  newsroom: Newsroom,
  { page, open }: Pick<Phone, 'page' | 'open'>,
  path: string,
  phone: string,
): Promise<void> {
  // a page without scripts, for the client's own reads storage as it starts; its icon keeps Chromium from asking for one
  const empty = `${newsroom.origin}/empty`;
  const body = '<link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto(empty);
  const device = await page.evaluate(
    (made) => localStorage.getItem('virtualDeviceId') ?? made,
    `xy${phone}${newsroom.clock.now()}`,
  );
  await callLogin(newsroom, 'sendCode', { phone, scene: 'login' }, device);
  const code = await codeTo(newsroom, phone);
  const config: unknown = await (await fetch(`${newsroom.origin}/app_if/getConfig?appID=${SITE}`)).json();
  const consent = String(Object(config).textsVersion);
  const answer = await callLogin(newsroom, 'loginByPhone', { phone, code, consent }, device);
  const { uid, nickname, accessToken, refreshToken } = v.parse(Login, answer).data;
  await page.evaluate(
    ({ lifetime, ...stored }) => {
      const { accessToken: access } = stored;
      const expiring = { ...access, expires: Date.now() + lifetime };
      const entries = { ...stored, accessToken: expiring };
      for (const [name, value] of Object.entries(entries))
        localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    },
    {
      lifetime: TOKEN_LIFETIME_MS,
      virtualDeviceId: device,
      accessToken: { value: accessToken, site: SITE },
      refreshToken: { value: refreshToken, site: SITE },
      loginInfo: { uid, nickname, head: '', hasPhone: true, site: SITE },
      [OWNER_NAME]: `${SITE}/${uid}`,
    },
  );
  await open(path);
}
