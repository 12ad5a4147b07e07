import type { SsoUser } from '@contract/sso';
import * as sso from '@contract/sso';
import { getAnonymousToken, refreshAccessToken } from '@contract/tokens';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import type { Tokens } from '@platform/tokens/tokens.service';
import { ssoRefused } from '@platform/wire/refusals';
import { createProfile } from './profile.service';
import { type Claimed, createSso, type SsoParts } from './sso.service';

/** base64 of UTF-8, as nicknames travel; whatever cannot be read so is refused. */
function nicknameOf(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const text = new TextDecoder('utf-8', { fatal: false }).decode(bytes);
  if (base64 !== '' && (text === '' || text.includes('\uFFFD')))
    throw ssoRefused('process exception', '参数 nickname 应为 base64');
  return text;
}

const claimedOf = (given: Claimed): Claimed => ({ ...given, nickname: nicknameOf(given.nickname) });

/** What he asks for is done: the answer got lost, and he asks again. @throws SsoRefusal for another one's number */
function hasEnded({ caller }: CallContext, { uid }: { uid: string }): boolean {
  if (caller.kind !== 'gone') return false;
  if (uid !== '' && uid !== String(caller.memberId))
    throw ssoRefused('user account exception', '不能以他人的身份操作', { error: '用户身份不合法' });
  return true;
}

/** Logging in and what a member changes of himself. */
export function ssoHandlers(parts: SsoParts): Served[] {
  const login = createSso(parts);
  const profile = createProfile(parts);
  const { tokens } = parts;

  /** The changed member as his own screens see him; his token stays the one he has. */
  const user = async (context: CallContext): Promise<SsoUser> => ({
    ...(await login.user(context, memberOf(context))),
    token: '',
  });

  return [
    ...tokenHandlers(tokens),
    serve(sso.sendCode, async (given, context) => {
      await login.sendCode(context, given);
      return {};
    }),
    serve(sso.loginByPhone, (given, context) => login.byCode(context, given)),
    serve(sso.login, (given, context) => login.byPassword(context, given)),
    serve(sso.register, (given, context) => login.register(context, given)),
    serve(sso.resetPassword, (given, context) => login.resetPassword(context, given)),
    serve(sso.thirdLogin, (given, context) => login.byProvider(context, claimedOf(given), given.devid)),
    serve(sso.oauthLogin, (given, context) => login.byProvider(context, claimedOf(given), given.devid)),
    serve(sso.logout, async ({ token, devid }, context) => {
      const { site, claimedDevice } = context;
      for (const caller of [context.caller, await tokens.callerOf(site.id, token, devid || claimedDevice)]) {
        // whoever is out already wanted nothing else
        if (caller?.kind === 'member') await tokens.end(site.id, caller.loginId);
      }
      return {};
    }),
    serve(sso.cancel, async (given, context) => {
      if (!hasEnded(context, given)) await profile.end(context, memberOf(context, given));
      return {};
    }),
    serve(sso.modify, async (given, context) => {
      const { nickname, ...rest } = given;
      const member = memberOf(context, given);
      await profile.modify(context, member, {
        ...rest,
        nickname: nickname === undefined ? undefined : nicknameOf(nickname),
      });
      return user(context);
    }),
    serve(sso.oauthBindPhone, async (given, context) => {
      await profile.bindPhone(context, memberOf(context, given), given);
      return user(context);
    }),
    serve(sso.changePhone, async (given, context) => {
      await profile.bindPhone(context, memberOf(context, given), given);
      return user(context);
    }),
    serve(sso.oauthUnBindPhone, async (given, context) => {
      await profile.unbindPhone(context, memberOf(context, given));
      return user(context);
    }),
    serve(sso.bind, async (given, context) => {
      await profile.bind(context, memberOf(context, given), claimedOf(given));
      return user(context);
    }),
    serve(sso.unbind, async (given, context) => {
      await profile.unbind(context, memberOf(context, given), given.provider);
      return user(context);
    }),
    serve(sso.updatePassword, async (given, context) => {
      await profile.updatePassword(context, memberOf(context, given), given);
      return {};
    }),
  ];
}

function tokenHandlers(tokens: Tokens): Served[] {
  return [
    serve(getAnonymousToken, async ({ device }, { site }) => tokens.anonymous(site.id, device)),
    serve(refreshAccessToken, async ({ device, refreshToken }, { site }) => {
      const { accessToken, expires, ...rest } = await tokens.refresh(site.id, device, refreshToken);
      return { token: accessToken, accessToken, ...rest, expires };
    }),
  ];
}
