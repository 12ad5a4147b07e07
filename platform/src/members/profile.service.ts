import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { isUniqueViolation } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { networkPrefixOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import { ssoRefused } from '@platform/wire/refusals';
import { MAX_NICKNAME_LENGTH, phoneOf, requireMember } from './members.service';
import {
  bindIdentity,
  changeMember,
  identitiesOf,
  setPassword,
  setPhone,
  takenNames,
  unbindIdentity,
} from './members.store';
import { createMembershipEnd } from './membershipEnd.service';
import { hashPassword, isPassword, requireNewMd5 } from './passwords.service';
import { phoneTaken } from './phoneTaken.rules';
import { isReservedName } from './reservedNames.rules';
import { takeProof } from './signIn/proofs.service';
import type { SsoParts } from './sso.types';

const nicknameTaken = () => ssoRefused('user nickname exception', '昵称已经被注册');
const nicknameReserved = () =>
  ssoRefused('user nickname reserved', '这个昵称会被当作本报或工作人员，请换一个');
const lastLoginMethod = () => ssoRefused('user account exception', '这是唯一的登录方式，不能解绑');

/** A name is read by others: what is cleaned of a comment is cleaned of it. */
function cleanName(text: string): string {
  const name = cleanLine(text);
  if (name === '' || [...name].length > MAX_NICKNAME_LENGTH)
    throw ssoRefused('user nickname exception', `昵称应为 1 到 ${MAX_NICKNAME_LENGTH} 个字`);
  return name;
}

function birthdayOf(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (text !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())))
    throw ssoRefused('process exception', '生日应为 2000-01-31 的形式');
  return text;
}

/** Nickname, sex, birthday and address. */
function createPersonalData({ db }: SsoParts) {
  return {
    /** @throws SsoRefusal for a nickname that is taken, reserved or none; who has one keeps it. */
    async modify(
      { site }: CallContext,
      member: number,
      input: {
        nickname?: string | undefined;
        sex?: string | undefined;
        birthday?: string | undefined;
        address?: string | undefined;
      },
    ): Promise<void> {
      const { nickname, sex, birthday, address } = input;
      if (sex !== undefined && !/^[012]$/.test(sex))
        throw ssoRefused('process exception', '性别应为 0、1 或 2');
      const name = nickname === undefined ? undefined : cleanName(nickname);
      if (name !== undefined && isReservedName(name, site, await takenNames(db, site.id))) {
        if ((await requireMember(db, site.id, member)).nickname !== name) throw nicknameReserved();
      }
      const change = {
        nickname: name,
        sex: sex === undefined ? undefined : Number(sex),
        birthday: birthday === undefined ? undefined : birthdayOf(birthday),
        address: address === undefined ? undefined : withoutPlaceholders(address).trim(),
      };
      await changeMember(db, site.id, member, change).catch((error: unknown) => {
        throw isUniqueViolation(error) ? nicknameTaken() : error;
      });
    },
  };
}

/** Phone and identities of other providers. */
function createLoginMethods({ db, codes, now }: SsoParts) {
  return {
    /** The first phone, or another one in its place. */
    async bindPhone(
      { site, caller, address }: CallContext,
      member: number,
      input: { newPhone: string; code: string },
    ): Promise<void> {
      const phone = phoneOf(input.newPhone);
      const { device, login } =
        caller.kind === 'member'
          ? { device: caller.device, login: caller.loginId }
          : { device: '', login: undefined };
      const network = networkPrefixOf(address);
      const submitted = { site: site.id, phone, scene: 'bind', code: input.code, device, network } as const;
      await codes.use(submitted, async (queries, { recordLogin: began }) => {
        await setPhone(queries, site.id, member, phone).catch((error: unknown) => {
          throw isUniqueViolation(error) ? phoneTaken() : error;
        });
        if (login !== undefined) await began(login);
      });
    },

    /** @throws SsoRefusal where nothing else leads back in. */
    async unbindPhone({ site }: CallContext, member: number): Promise<void> {
      await db.transaction(async (queries) => {
        if ((await identitiesOf(queries, site.id, member)).length === 0) throw lastLoginMethod();
        await setPhone(queries, site.id, member, null);
      });
    },

    async bind(
      context: CallContext,
      member: number,
      claimed: { provider: string; oid: string },
    ): Promise<void> {
      const { site, caller } = context;
      const device = caller.kind === 'nobody' ? '' : caller.device;
      const at = new Date(now());
      await db.transaction(async (queries) => {
        const proof = await takeProof(queries, site.id, device, claimed, at.getTime());
        if (!proof) throw ssoRefused('user account exception', '未能确认第三方账号，请重新授权');
        if (!(await bindIdentity(queries, site.id, proof, member, at)))
          throw ssoRefused('user account exception', '该账号已绑定其他会员');
      });
    },

    async unbind({ site }: CallContext, member: number, provider: string): Promise<void> {
      await db.transaction(async (queries) => {
        const { phone } = await requireMember(queries, site.id, member);
        const others = (await identitiesOf(queries, site.id, member)).filter(
          (one) => one.provider !== provider,
        );
        if (provider === '' || (phone === null && others.length === 0)) throw lastLoginMethod();
        await unbindIdentity(queries, site.id, member, provider);
      });
    },
  };
}

function createPasswordChange({ db, tokens, now }: SsoParts) {
  return {
    /** Ends all other logins. A member without a password sets one with a phone code (resetPassword). */
    async updatePassword(
      { site, caller }: CallContext,
      member: number,
      input: { password: string; newPassword: string },
    ): Promise<void> {
      const attempts = attemptsOf(db, site.id, now());
      if (!(await attempts.take(limits.wrongPasswords, `m:${member}`)))
        throw ssoRefused('password_too_often', '密码错误次数过多，请十五分钟后再试');
      const { password_hash } = await requireMember(db, site.id, member);
      if (!(await isPassword(input.password, password_hash))) {
        // The new password is set already: the answer got lost and the member repeats the call.
        if (await isPassword(input.newPassword, password_hash)) return;
        throw ssoRefused('user account exception', '原密码错误');
      }
      await attempts.clear(limits.wrongPasswords, `m:${member}`);
      const hash = await hashPassword(await requireNewMd5(input.newPassword));
      await db.transaction(async (queries) => {
        await setPassword(queries, site.id, member, hash);
        await tokens.endAll(queries, site.id, member, caller.kind === 'member' ? caller.loginId : 0);
      });
    },
  };
}

/** Changes to a member's own account; the handler has verified the caller. */
export const createProfile = (parts: SsoParts) => ({
  ...createPersonalData(parts),
  ...createLoginMethods(parts),
  ...createPasswordChange(parts),
  ...createMembershipEnd(parts),
});
