import { PointsName } from '@contract/points';
import type { SsoSession, SsoUser } from '@contract/sso';
import * as sso from '@contract/sso';
import { getAnonymousToken, refreshAccessToken } from '@contract/tokens';
import { memberAccount } from '@platform/installation/audit/callRecord';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { awardLogin, awardPoints } from '@platform/points/awards.service';
import { ssoRefused } from '@platform/wire/refusals';
import { phoneOf } from './members.service';
import { memberByPhone } from './members.store';
import { createProfile } from './profile.service';
import { createSso } from './sso.service';
import type { ClaimedIdentity, SsoParts } from './sso.types';

/** base64 of UTF-8, as nicknames travel; whatever cannot be read so is refused. */
function nicknameOf(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const text = new TextDecoder('utf-8', { fatal: false }).decode(bytes);
  if (base64 !== '' && (text === '' || text.includes('\uFFFD')))
    throw ssoRefused('process exception', '参数 nickname 应为 base64');
  return text;
}

const identityOf = (input: ClaimedIdentity): ClaimedIdentity => ({
  ...input,
  nickname: nicknameOf(input.nickname),
});

/** True when the member has already left and repeats the call because its answer got lost. @throws SsoRefusal for another member's number */
function hasEnded({ caller }: CallContext, { uid }: { uid: string }): boolean {
  if (caller.kind !== 'gone') return false;
  if (uid !== '' && uid !== String(caller.memberId))
    throw ssoRefused('user account exception', '不能以他人的身份操作', { error: '用户身份不合法' });
  return true;
}

/** Operations of the login service: signing in, and changes to the member's own account. */
export const ssoHandlers = (parts: SsoParts): Served[] => [
  ...tokenHandlers(parts),
  ...loginHandlers(parts),
  ...accountHandlers(parts),
];

/** A refused login is recorded with the member it was tried for (K18). */
async function noted(
  { db }: SsoParts,
  { site, note }: CallContext,
  phone: string,
  session: Promise<SsoSession>,
): Promise<SsoSession> {
  try {
    return await session;
  } catch (error) {
    const member = note && (await memberByPhone(db, site.id, phone).catch(() => undefined));
    if (note && member) note.account = memberAccount(member.id);
    throw error;
  }
}

function loginHandlers(parts: SsoParts): Served[] {
  const login = createSso(parts);

  /** Points of a login (H5): its day, the first one ever, and the first one through another service. */
  async function rewarded(context: CallContext, session: SsoSession, isQuick = false): Promise<SsoSession> {
    const [site, member, at] = [context.site.id, Number(session.uid), new Date(parts.now())];
    const award = (name: typeof PointsName.register | typeof PointsName.firstLogin) =>
      awardPoints(parts.db, site, { member, name, key: 'first' }, at);
    if (session.isFirstOpen === '1') await award(PointsName.register);
    if (isQuick) await award(PointsName.firstLogin);
    await awardLogin(parts.db, site, member, at);
    return session;
  }

  return [
    serve(sso.sendCode, async (input, context) => {
      await login.sendCode(context, input);
      return {};
    }),
    serve(sso.loginByPhone, async (input, context) => {
      const session = await rewarded(
        context,
        await noted(parts, context, input.phone, login.byCode(context, input)),
      );
      // Recorded: the phone in full. Its reader has just named and proven it.
      return { ...session, phone: phoneOf(input.phone) };
    }),
    serve(sso.login, async (input, context) =>
      rewarded(context, await noted(parts, context, input.phone, login.byPassword(context, input))),
    ),
    serve(sso.register, async (input, context) =>
      rewarded(context, await noted(parts, context, input.phone, login.register(context, input))),
    ),
    serve(sso.resetPassword, async (input, context) =>
      rewarded(context, await noted(parts, context, input.phone, login.resetPassword(context, input))),
    ),
    serve(sso.thirdLogin, async (input, context) =>
      rewarded(context, await login.byProvider(context, identityOf(input), input.devid), true),
    ),
    serve(sso.oauthLogin, async (input, context) =>
      rewarded(context, await login.byProvider(context, identityOf(input), input.devid), true),
    ),
    serve(sso.logout, async ({ token, devid }, context) => {
      const { site, claimedDevice } = context;
      for (const caller of [
        context.caller,
        await parts.tokens.callerOf(site.id, token, {
          device: devid || claimedDevice,
          isRequired: site.config.legacyWrites !== 1,
        }),
      ]) {
        // Without a login there is nothing to end.
        if (caller?.kind === 'member') await parts.tokens.end(site.id, caller.loginId);
      }
      return {};
    }),
  ];
}

function accountHandlers(parts: SsoParts): Served[] {
  const login = createSso(parts);
  const profile = createProfile(parts);

  /** The changed member, as their own screens show them; the token stays the same. */
  const user = async (context: CallContext): Promise<SsoUser> => ({
    ...(await login.user(context, memberOf(context))),
    token: '',
  });

  return [
    serve(sso.cancel, async (input, context) => {
      if (!hasEnded(context, input)) await profile.end(context, memberOf(context, input));
      return {};
    }),
    serve(sso.modify, async (input, context) => {
      const { nickname, ...rest } = input;
      const member = memberOf(context, input);
      await profile.modify(context, member, {
        ...rest,
        nickname: nickname === undefined ? undefined : nicknameOf(nickname),
      });
      return user(context);
    }),
    serve(sso.oauthBindPhone, async (input, context) => {
      await profile.bindPhone(context, memberOf(context, input), input);
      return user(context);
    }),
    serve(sso.changePhone, async (input, context) => {
      await profile.bindPhone(context, memberOf(context, input), input);
      return user(context);
    }),
    serve(sso.oauthUnBindPhone, async (input, context) => {
      await profile.unbindPhone(context, memberOf(context, input));
      return user(context);
    }),
    serve(sso.bind, async (input, context) => {
      await profile.bind(context, memberOf(context, input), identityOf(input));
      return user(context);
    }),
    serve(sso.unbind, async (input, context) => {
      await profile.unbind(context, memberOf(context, input), input.provider);
      return user(context);
    }),
    serve(sso.updatePassword, async (input, context) => {
      await profile.updatePassword(context, memberOf(context, input), input);
      return {};
    }),
  ];
}

function tokenHandlers({ db, tokens, now }: SsoParts): Served[] {
  return [
    serve(getAnonymousToken, async ({ device }, { site, claimedDevice }) =>
      tokens.anonymous(site.id, device || claimedDevice),
    ),
    serve(refreshAccessToken, async ({ device, refreshToken }, { site }) => {
      const { member, accessToken, expires, ...rest } = await tokens.refresh(site.id, device, refreshToken);
      await awardLogin(db, site.id, member, new Date(now()));
      return { token: accessToken, accessToken, ...rest, expires };
    }),
  ];
}
