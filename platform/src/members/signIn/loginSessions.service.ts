import type { SsoSession } from '@contract/sso';
import type { CodeUse } from '@platform/codes/codes.service';
import { recordConsent } from '@platform/consents/consents.service';
import type { Queries } from '@platform/db/connection';
import { moveSubscriptions } from '@platform/following/following.service';
import { moveLikes } from '@platform/reactions/likes.service';
import { requireNotSuspended } from '@platform/sanctions/sanctions.service';
import type { Session } from '@platform/tokens/tokens.service';
import { ssoRefused } from '@platform/wire/refusals';
import { ssoUser } from '../members.service';
import type { MemberRow } from '../members.store';
import type { LoginContext, SsoParts } from '../sso.types';

/** A login that is about to begin. */
export interface Login {
  readonly member: MemberRow;
  readonly device: string;
  readonly isNew: boolean;
  /** Version of the texts that the form asked to agree to; '' = none was asked. */
  readonly consent?: string;
}

/** Device of the login: from the anonymous token where there is one, else as claimed. */
export function deviceOf({ caller, claimedDevice }: LoginContext, devid: string): string {
  const device = caller.kind === 'nobody' ? devid || claimedDevice : caller.device;
  if (device === '' || device.length > 128) throw ssoRefused('process exception', '缺少参数 devid');
  return device;
}

/** Starts logins, inside the transaction of the caller. */
export function createLoginSessions({ tokens, moveBallots, now }: SsoParts) {
  /** Moves the device's likes, follows and ballots to the member (H2). */
  async function finish(
    queries: Queries,
    where: LoginContext,
    { member, device, isNew, consent = '' }: Login,
    { accessToken, refreshToken }: Session,
  ): Promise<SsoSession> {
    const site = where.site.id;
    await moveLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveSubscriptions(queries, site, `d:${device}`, `m:${member.id}`);
    const at = new Date(now());
    await moveBallots(queries, site, `d:${device}`, `m:${member.id}`, at);
    const means = isNew ? 'register' : 'login';
    if (consent !== '') await recordConsent(queries, where.site, member.id, { version: consent, means, at });
    return { ...ssoUser(member, where.origin, isNew), token: accessToken, accessToken, refreshToken };
  }

  return {
    /** @param means the provider, or `password` @throws SsoRefusal for a suspended member */
    async start(queries: Queries, where: LoginContext, login: Login, means: string): Promise<SsoSession> {
      await requireNotSuspended(queries, where.site.id, login.member.id, new Date(now()));
      const session = await tokens.start(queries, where.site.id, login.member.id, login.device, means);
      return finish(queries, where, login, session);
    },

    /** Signs in with a phone code. A repeated call continues the login that the code started before. */
    async continueByPhone(
      queries: Queries,
      where: LoginContext,
      login: Login,
      codeUse: CodeUse | undefined,
    ): Promise<SsoSession> {
      const site = where.site.id;
      await requireNotSuspended(queries, site, login.member.id, new Date(now()));
      if (codeUse?.repeatedLogin !== undefined)
        return finish(queries, where, login, await tokens.again(queries, site, codeUse.repeatedLogin));
      const started = await tokens.start(queries, site, login.member.id, login.device, 'phone');
      await codeUse?.recordLogin(started.login);
      return finish(queries, where, login, started);
    },
  };
}
export type LoginSessions = ReturnType<typeof createLoginSessions>;
