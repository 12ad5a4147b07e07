import { guardianConsent, minorMode, minorState, sayAge, withdrawGuardian } from '@contract/minors';
import type { Codes } from '@platform/codes/codes.service';
import type { Database, Queries } from '@platform/db/connection';
import { networkPrefixOf } from '@platform/limits/rateLimit';
import { ageOf, ageOn } from '@platform/minors/minors.rules';
import {
  barOf,
  childrenVersionOf,
  findMinor,
  guardianDigest,
  removeGuardian,
  storeAge,
  storeGuardian,
  storeMode,
  todayAt,
} from '@platform/minors/minors.service';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { boundDevice, memberOf } from '@platform/operations/callers';
import { refused, ssoRefused } from '@platform/wire/refusals';
import { phoneOf, requireMember } from '../members.service';
import { isPassword } from '../passwords.service';

interface MinorParts {
  readonly db: Database;
  readonly codes: Codes;
  /** `keys.sign` */
  readonly key: string;
  readonly now: () => number;
}

/** Age, a guardian's consent and the minors' mode of a member (K23). */
export const minorHandlers = (parts: MinorParts): Served[] => [
  ...ageHandlers(parts),
  ...guardedHandlers(parts),
];

function ageHandlers({ db, now }: MinorParts): Served[] {
  const stateOf = async ({ site }: CallContext, member: number) => {
    const row = await findMinor(db, site.id, member);
    const today = todayAt(now());
    return {
      ageClass: row ? ageOn(row, today).ageClass : '',
      guardian: row?.guardian_at ? (1 as const) : (0 as const),
      mode: row?.mode ? (1 as const) : (0 as const),
      canPost: barOf(site, row, today) ? (0 as const) : (1 as const),
    };
  };
  return [
    serve(minorState, async (input, context) => stateOf(context, memberOf(context, input))),
    serve(sayAge, async (input, context) => {
      const member = memberOf(context, input);
      const age = ageOf(input.year, input.month, todayAt(now()));
      if (!age) throw refused('出生年月不对，请重新填写');
      if ((await storeAge(db, context.site.id, member, age)) === 0)
        throw refused('出生年月已经填写过，如需更正请联系我们');
      return stateOf(context, member);
    }),
  ];
}

function guardedHandlers({ db, codes, key, now }: MinorParts): Served[] {
  /** Uses up a code that was sent to a guardian's phone. */
  const withGuardiansCode = <T>(
    context: CallContext,
    { phone, code }: { readonly phone: string; readonly code: string },
    lead: (queries: Queries) => Promise<T>,
  ): Promise<T> => {
    const { site, address } = context;
    const network = networkPrefixOf(address);
    const device = boundDevice(context);
    return codes.use({ site: site.id, phone, scene: 'guardian', code, device, network }, lead);
  };

  return [
    serve(guardianConsent, async (input, context) => {
      const member = memberOf(context, input);
      const { site } = context;
      const phone = phoneOf(input.phone);
      const own = await requireMember(db, site.id, member);
      const row = await findMinor(db, site.id, member);
      if (own.phone === phone) throw ssoRefused('process exception', '请使用监护人自己的手机号');
      if (!row || ageOn(row, todayAt(now())).ageClass !== 'under14')
        throw ssoRefused('process exception', '这个账号不需要监护人同意');
      const digest = guardianDigest(key, site.id, phone);
      const version = childrenVersionOf(site);
      await withGuardiansCode(context, { phone, code: input.code }, (queries) =>
        storeGuardian(queries, site.id, member, { digest, version, at: new Date(now()) }),
      );
      return {};
    }),
    serve(withdrawGuardian, async (input, context) => {
      await removeGuardian(db, context.site.id, memberOf(context, input));
      return {};
    }),
    serve(minorMode, async (input, context) => {
      const member = memberOf(context, input);
      const site = context.site.id;
      if (input.on === '1') {
        await storeMode(db, site, member, true);
        return {};
      }
      const leave = (queries: Queries) => storeMode(queries, site, member, false);
      const row = await findMinor(db, site, member);
      if (!row?.mode) return {};
      const { password_hash } = await requireMember(db, site, member);
      if (input.password !== '' && (await isPassword(input.password, password_hash))) {
        await leave(db);
        return {};
      }
      const digest = input.phone === '' ? '' : guardianDigest(key, site, phoneOf(input.phone));
      if (digest === '' || digest !== row.guardian_digest)
        throw ssoRefused('process exception', '请输入密码，或用监护人的手机号验证');
      await withGuardiansCode(context, { phone: phoneOf(input.phone), code: input.code }, leave);
      return {};
    }),
  ];
}
