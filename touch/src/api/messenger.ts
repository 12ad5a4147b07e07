import * as messengerOperations from '@contract/messenger';
import { Provider } from '@contract/provider';
import * as ssoOperations from '@contract/sso';
import { Status } from '@contract/statuses';
import { base64 } from '@touch/lib/base64';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

/** The platform itself waits for the messenger, twice where it has to: a code that was spent is not given up after five seconds (G6). */
const wxUserInfo = at(messengerOperations.wxUserInfo, { slow: true });
const wxSignature = at(messengerOperations.wxSignature, { slow: true });
const thirdLoginName = at(ssoOperations.thirdLogin, { login: 'enters' });

export interface MessengerUser {
  readonly openid: string;
  readonly unionid: string;
  readonly nickname: string;
  readonly headimgurl: string;
}

/** The messenger user that a code belongs to; undefined if the platform could not find out. */
export async function fetchMessengerUser(
  cache: QueryCache,
  code: string,
): Promise<MessengerUser | undefined> {
  const answer = await cache.call(wxUserInfo, { code });
  if (answer?.status !== Status.data) return undefined;
  const { data } = answer;
  return {
    openid: textIn(data, 'openid'),
    unionid: textIn(data, 'unionid'),
    nickname: textIn(data, 'nickname'),
    headimgurl: textIn(data, 'headimgurl'),
  };
}

/** Logs in as the messenger's user (wire f9). Their code is used up by now, so one network failure is retried. */
export async function thirdLogin(cache: QueryCache, user: MessengerUser): Promise<boolean> {
  const ask = () =>
    cache.call(thirdLoginName, {
      provider: Provider.messenger,
      oid: user.openid,
      nickname: base64(user.nickname),
      head: user.headimgurl,
      unionid: user.unionid,
    });
  const answer = (await ask()) ?? (await ask());
  return answer?.status === Status.data;
}

export interface Signature {
  readonly appid: string;
  readonly noncestr: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** A signature for an address of ours (wire D4). @throws Error where there is none */
export async function fetchSignature(cache: QueryCache, url: string): Promise<Signature> {
  const answer = await cache.call(wxSignature, { url });
  const text = (name: string) => textIn(answer?.data, name);
  const signature = text('signature');
  if (answer?.status !== Status.data || signature === '') throw new Error(answer?.message || 'no signature');
  return { appid: text('appid'), noncestr: text('noncestr'), timestamp: text('timestamp'), signature };
}
