import type { SsoSession } from '@contract/sso';
import type { Queries } from '@platform/db/connection';
import { ssoRefused } from '@platform/wire/refusals';
import { adoptProviderName, allowedNickname, createMember, requireMember } from '../members.service';
import { bindIdentity, findIdentity } from '../members.store';
import type { ClaimedIdentity, LoginContext, SsoParts } from '../sso.types';
import { deviceOf, type LoginSessions } from './loginSessions.service';
import { takeProof } from './proofs.service';

const identityNotProven = () =>
  ssoRefused('user account exception', '未能确认第三方账号，请重新授权', { error: '用户身份不合法' });

/** The member of an identity; a new one where it has none. */
async function memberOfIdentity(queries: Queries, site: number, identity: ClaimedIdentity, at: Date) {
  const { provider, oid, unionid, nickname, head } = identity;
  const known = await findIdentity(queries, site, provider, oid, unionid);
  if (!known) return createMember(queries, site, { phone: null, nickname, head }, at);
  const member = await requireMember(queries, site, known.member_id);
  return { member: await adoptProviderName(queries, member, site, identity), isNew: false };
}

export function createProviderLogin({ db, now }: SsoParts, sessions: LoginSessions) {
  /** @throws SsoRefusal where nothing proves the claimed identity */
  async function proven(queries: Queries, where: LoginContext, claimed: ClaimedIdentity, devid: string) {
    const proof = await takeProof(queries, where.site.id, deviceOf(where, devid), claimed, now());
    if (!proof && where.site.config.legacyWrites !== 1) throw identityNotProven();
    const identity = proof ?? claimed;
    return { ...identity, nickname: await allowedNickname(queries, where.site, identity.nickname) };
  }

  return {
    /**
     * Signs in a person whom another provider vouched for a moment ago, to this platform and for this device; a new one becomes
     * a member. Only with `legacyWrites` is the client's word enough, for recorded installations.
     */
    async byProvider(where: LoginContext, claimed: ClaimedIdentity, devid: string): Promise<SsoSession> {
      const site = where.site.id;
      const { provider, oid } = claimed;
      if (provider === '' || oid === '') throw identityNotProven();
      return db.transaction(async (queries) => {
        const person = await proven(queries, where, claimed, devid);
        const at = new Date(now());
        const identity = { ...person, provider, oid };
        const { member, isNew } = await memberOfIdentity(queries, site, identity, at);
        if (!(await bindIdentity(queries, site, identity, member.id, at)))
          throw ssoRefused('user account exception', '该账号已绑定其他会员');
        const login = { member, device: deviceOf(where, devid), isNew };
        const answer = await sessions.start(queries, where, login, provider);
        return { ...answer, provider, isRefOauth: 1 };
      });
    },
  };
}
