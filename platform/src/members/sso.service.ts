import type { SsoSession, SsoUser } from '@contract/sso';
import type { CodeUse } from '@platform/codes/codes.service';
import type { Queries } from '@platform/db/connection';
import { networkPrefixOf } from '@platform/limits/rateLimit';
import { createMember, phoneOf, requireMember, requireOpen, ssoUser } from './members.service';
import { memberByPhone } from './members.store';
import { createLoginSessions, deviceOf, type LoginSessions } from './signIn/loginSessions.service';
import { createPasswordLogin, createPasswordSetting } from './signIn/passwordLogin.service';
import { createProviderLogin } from './signIn/providerLogin.service';
import { createCodeSender } from './signIn/sendCode.service';
import type { LoginContext, SsoParts } from './sso.types';

function createPhoneLogin({ db, codes, now }: SsoParts, sessions: LoginSessions) {
  return {
    /**
     * Signs in with phone and code; a new phone creates a member. A repeated call returns the same login, because the answer may
     * have been lost.
     */
    async byCode(
      where: LoginContext,
      input: { phone: string; code: string; devid: string; consent: string },
    ): Promise<SsoSession> {
      const phone = phoneOf(input.phone);
      const site = where.site.id;
      const device = deviceOf(where, input.devid);
      const signIn = async (queries: Queries, codeUse?: CodeUse) => {
        const known = await memberByPhone(queries, site, phone);
        const { member, isNew } = known
          ? { member: requireOpen(known), isNew: false }
          : await createMember(queries, site, { phone }, new Date(now()));
        return sessions.continueByPhone(
          queries,
          where,
          { member, device, isNew, consent: input.consent },
          codeUse,
        );
      };
      if (input.code === '' && where.site.config.legacyWrites === 1) return db.transaction(signIn);
      const network = networkPrefixOf(where.address);
      return codes.use({ site, phone, scene: 'login', code: input.code, device, network }, signIn);
    },
  };
}

/** Ways to sign in, and the signed-in member. */
export function createSso(parts: SsoParts) {
  const sessions = createLoginSessions(parts);
  return {
    ...createCodeSender(parts),
    ...createPhoneLogin(parts, sessions),
    ...createPasswordLogin(parts, sessions),
    ...createPasswordSetting(parts, sessions),
    ...createProviderLogin(parts, sessions),

    async user({ site, origin }: LoginContext, id: number): Promise<Omit<SsoUser, 'token'>> {
      return ssoUser(await requireMember(parts.db, site.id, id), origin);
    },
  };
}
