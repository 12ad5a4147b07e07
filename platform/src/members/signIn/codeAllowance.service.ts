import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Limit } from '@platform/attempts/attempts.types';
import type { SmsLimitName } from '@platform/installation/smsLimits.types';
import { networkOf, networkPrefixOf } from '@platform/limits/rateLimit';
import { ssoRefused } from '@platform/wire/refusals';
import type { LoginContext, SsoParts } from '../sso.types';

interface SharedLimit {
  readonly name: SmsLimitName;
  readonly limit: Limit;
  readonly subject: string;
}

/** Codes that a network, an address and a site may have sent in a day. */
export function createCodeAllowance({ db, smsLimits, smsReports, now }: SsoParts) {
  /** A known device does not depend on its address; on its site its codes have a count of their own. */
  function sharedLimits({ site, address }: LoginContext, isKnown: boolean): SharedLimit[] {
    const { perAddress, perSite } = smsLimits;
    const ofSite = { name: 'site', subject: String(site.id) } as const;
    if (isKnown) return [{ ...ofSite, limit: { ...limits.codesToKnownOfSite, max: perSite } }];
    const subject = networkOf(address);
    return [
      { name: 'address', subject, limit: { ...limits.codesFromAddress, max: perAddress } },
      { ...ofSite, limit: { ...limits.codesOfSite, max: perSite } },
    ];
  }

  return {
    /** Takes one of the network's codes without a captcha. @returns false where a captcha is due */
    async takeFree({ site, address }: LoginContext): Promise<boolean> {
      const limit = { ...limits.freeCodes, max: smsLimits.freePerNetwork };
      return attemptsOf(db, site.id, now()).take(limit, networkPrefixOf(address));
    },

    /** @returns gives it back @throws SsoRefusal `code_too_often`; the operator is told */
    async take(where: LoginContext, isKnown: boolean): Promise<() => Promise<void>> {
      const attempts = attemptsOf(db, where.site.id, now());
      const taken: SharedLimit[] = [];
      const giveBack = async () => {
        for (const { limit, subject } of taken) await attempts.giveBack(limit, subject);
      };
      for (const shared of sharedLimits(where, isKnown)) {
        taken.push(shared);
        if (await attempts.take(shared.limit, shared.subject)) continue;
        await giveBack();
        smsReports.limitReached(where.site.id, shared.name, shared.subject);
        throw ssoRefused('code_too_often', '操作太频繁，请稍后再试');
      }
      return giveBack;
    },
  };
}
