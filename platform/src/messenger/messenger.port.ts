import { fetch } from 'undici';
import * as v from 'valibot';

/** Error answer of the messenger: its own number and text. */
export class MessengerError extends Error {
  readonly errcode: number;
  constructor(errcode: number, errmsg: string) {
    super(`the messenger answers ${errcode}: ${errmsg}`);
    this.name = 'MessengerError';
    this.errcode = errcode;
  }
}

/** 40029: no such code; 40163: it was used already; 41008: none was sent. */
export const CODE_ERRORS: readonly number[] = [40029, 40163, 41008];
/** 40001, 42001: the access token is over or another one was fetched since. */
export const TOKEN_ERRORS: readonly number[] = [40001, 40014, 42001];

const Failure = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') });
const UserToken = v.object({
  access_token: v.string(),
  openid: v.string(),
  scope: v.optional(v.string(), ''),
  unionid: v.optional(v.string(), ''),
  /** 1: a virtual person, shown where the messenger found the request improper. */
  is_snapshotuser: v.optional(v.number(), 0),
});
const UserInfo = v.object({
  openid: v.string(),
  nickname: v.optional(v.string(), ''),
  headimgurl: v.optional(v.string(), ''),
  unionid: v.optional(v.string(), ''),
});
const Ticket = v.object({ ticket: v.string(), expires_in: v.number() });
const AppToken = v.object({ access_token: v.string(), expires_in: v.number() });

export interface MessengerApp {
  readonly appid: string;
  readonly secret: string;
}

/** Interface to the messenger's own servers. Every call throws MessengerError where it answers a number instead. */
export interface MessengerGateway {
  userToken(app: MessengerApp, code: string): Promise<v.InferOutput<typeof UserToken>>;
  userInfo(accessToken: string, openid: string): Promise<v.InferOutput<typeof UserInfo>>;
  appToken(app: MessengerApp): Promise<v.InferOutput<typeof AppToken>>;
  ticket(appToken: string): Promise<v.InferOutput<typeof Ticket>>;
}

const TIMEOUT_MS = 4000;
const MAX_BYTES = 100_000;

/** @param api `https://api.weixin.qq.com`, or where the demonstration's stand-in is by now */
export function createMessengerGateway(api: () => string): MessengerGateway {
  async function ask<const S extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const answer = await fetch(`${api()}${path}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok || text.length > MAX_BYTES) throw new MessengerError(-1, `HTTP ${answer.status}`);
    const value: unknown = JSON.parse(text);
    const failure = v.safeParse(Failure, value);
    if (failure.success && failure.output.errcode !== 0)
      throw new MessengerError(failure.output.errcode, failure.output.errmsg);
    return v.parse(schema, value);
  }

  return {
    userToken: ({ appid, secret }, code) =>
      ask('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' }, UserToken),
    userInfo: (access_token, openid) =>
      ask('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }, UserInfo),
    appToken: ({ appid, secret }) =>
      ask('/cgi-bin/token', { grant_type: 'client_credential', appid, secret }, AppToken),
    ticket: (access_token) => ask('/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' }, Ticket),
  };
}
