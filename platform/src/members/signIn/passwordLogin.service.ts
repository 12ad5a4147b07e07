import { AuthLogin } from '@contract/codes';
import type { SsoSession } from '@contract/sso';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Limit } from '@platform/attempts/attempts.types';
import type { Scene } from '@platform/codes/codes.service';
import { networkOf, networkPrefixOf } from '@platform/limits/rateLimit';
import { createFairQueue } from '@platform/queues/fair';
import { ssoRefused } from '@platform/wire/refusals';
import { createMember, phoneOf, requireOpen } from '../members.service';
import { isKnownDevice, memberByPhone, setPassword } from '../members.store';
import { hashPassword, isPassword, requireNewMd5 } from '../passwords.service';
import { phoneTaken } from '../phoneTaken.rules';
import type { LoginContext, SsoParts } from '../sso.types';
import { deviceOf, type LoginSessions } from './loginSessions.service';

interface PasswordInput {
  readonly phone: string;
  readonly code: string;
  /** MD5. */
  readonly password: string;
  readonly devid: string;
}
/** Thrown inside a transaction: the stored password has to be compared first, outside of it. */
class PasswordCheckRequired extends Error {
  constructor(readonly hash: string) {
    super('a password has to be compared first');
  }
}

const wrongPassword = () =>
  ssoRefused('user account exception', '手机号或密码错误', { error: '用户身份不合法' });

function requirePasswordLogin({ site }: LoginContext): void {
  if (site.config.authLogin !== AuthLogin.codeOrPassword)
    throw ssoRefused('password login closed', '请使用验证码登录');
}

/**
 * Limits wrong passwords for a phone: by device and network, so that nobody uses up another one's tries. Devices that never signed
 * the member in are limited together, too, and by address; a known device is not.
 */
function createPasswordLimits({ db, now }: SsoParts) {
  interface Guess {
    readonly where: LoginContext;
    readonly phone: string;
    readonly device: string;
  }
  async function limitsOf({ where, phone, device }: Guess): Promise<readonly (readonly [Limit, string])[]> {
    const own = [limits.wrongPasswords, `${phone}/${device}/${networkPrefixOf(where.address)}`] as const;
    if (await isKnownDevice(db, where.site.id, phone, device))
      return [own, [limits.wrongByKnownDevice, `${phone}/${device}`]];
    return [own, [limits.wrongFromAddress, networkOf(where.address)], [limits.wrongByStrangers, phone]];
  }

  return {
    /** Counts a try before the password is compared. @returns counts the right one out again @throws SsoRefusal beyond a limit */
    async take(guess: Guess): Promise<() => Promise<void>> {
      const attempts = attemptsOf(db, guess.where.site.id, now());
      const [own, ...shared] = await limitsOf(guess);
      for (const [limit, subject] of own ? [own, ...shared] : shared)
        if (!(await attempts.take(limit, subject)))
          throw ssoRefused('password_too_often', '密码错误次数过多，请十五分钟后再试，或使用验证码登录');
      return async () => {
        if (own) await attempts.clear(...own);
        // A correct password does not use up the tries of others.
        for (const one of shared) await attempts.giveBack(...one);
      };
    },
  };
}

/** Signs in with phone and password. */
export function createPasswordLogin(parts: SsoParts, sessions: LoginSessions) {
  const { db } = parts;
  const passwordLimits = createPasswordLimits(parts);
  return {
    async byPassword(
      where: LoginContext,
      input: { phone: string; password: string; devid: string; consent: string },
    ): Promise<SsoSession> {
      requirePasswordLogin(where);
      const phone = phoneOf(input.phone);
      const device = deviceOf(where, input.devid);
      const countOut = await passwordLimits.take({ where, phone, device });
      const member = await memberByPhone(db, where.site.id, phone);
      if (!(await isPassword(input.password, member?.password_hash ?? null)) || !member)
        throw wrongPassword();
      await countOut();
      return db.transaction((queries) => {
        const login = { member: requireOpen(member), device, isNew: false, consent: input.consent };
        return sessions.start(queries, where, login, 'password');
      });
    },
  };
}

/** Checks of the code and of passwords before they are stored. */
function createPasswordChecks({ codes }: SsoParts) {
  const inTurn = createFairQueue();
  // Queued per phone, so that repeated calls with one code use one hashing slot.
  const queued = <Result>({ site, phone }: { site: number; phone: string }, work: () => Promise<Result>) =>
    inTurn(`${site}/${phone}`, work);
  return {
    /** Verifies the code before hashing the password, because hashing takes a tenth of a second. */
    async verifyCode(where: LoginContext, scene: Scene, { phone, code, password, devid }: PasswordInput) {
      requirePasswordLogin(where);
      const device = deviceOf(where, devid);
      const network = networkPrefixOf(where.address);
      const submitted = { site: where.site.id, phone: phoneOf(phone), scene, code, device, network };
      await codes.check(submitted);
      const md5 = await requireNewMd5(password);
      const hash = await queued(submitted, () => hashPassword(md5));
      return { submitted, device, hash };
    },
    isPassword: (submitted: { site: number; phone: string }, password: string, hash: string) =>
      queued(submitted, () => isPassword(password, hash)),
  };
}
type PasswordChecks = ReturnType<typeof createPasswordChecks>;

/** Creates members with a password, and sets a forgotten one; both prove the phone by a code. */
export function createPasswordSetting(parts: SsoParts, sessions: LoginSessions) {
  const { codes, tokens, now } = parts;
  const checks = createPasswordChecks(parts);

  /** @param own stored hash that was verified to match the password */
  async function enter(
    where: LoginContext,
    { submitted, device, hash }: Awaited<ReturnType<PasswordChecks['verifyCode']>>,
    consent: string,
    own?: string,
  ): Promise<SsoSession> {
    const { site, phone } = submitted;
    return codes.use(submitted, async (queries, codeUse) => {
      const { member, isNew } = await createMember(queries, site, { phone }, new Date(now()));
      const storedHash = member.password_hash;
      // The same code may have started a login without a password.
      if (!isNew && (codeUse.repeatedLogin === undefined || storedHash === null)) throw phoneTaken();
      if (!isNew && storedHash !== null && storedHash !== own) throw new PasswordCheckRequired(storedHash);
      if (isNew) await setPassword(queries, site, member.id, hash);
      const login = { member: { ...member, password_hash: hash }, device, isNew: true, consent };
      return sessions.continueByPhone(queries, where, login, codeUse);
    });
  }

  return {
    /** Creates a member with a password. A repeated call with the same password returns the created member, because the answer may have been lost. */
    async register(where: LoginContext, input: PasswordInput & { consent: string }): Promise<SsoSession> {
      const verified = await checks.verifyCode(where, 'login', input);
      try {
        return await enter(where, verified, input.consent);
      } catch (error) {
        if (!(error instanceof PasswordCheckRequired)) throw error;
        // Compared outside the transaction, because hashing is slow and queued.
        const isSame = await checks.isPassword(verified.submitted, input.password, error.hash);
        if (!isSame) throw phoneTaken();
        return enter(where, verified, input.consent, error.hash);
      }
    },

    /** Sets a forgotten password and ends all other logins. When the call is repeated because its answer was lost, the last password counts. */
    async resetPassword(where: LoginContext, input: PasswordInput): Promise<SsoSession> {
      const { submitted, device, hash } = await checks.verifyCode(where, 'reset', input);
      const { site, phone } = submitted;
      return codes.use(submitted, async (queries, codeUse) => {
        const member = requireOpen(await memberByPhone(queries, site, phone));
        await setPassword(queries, site, member.id, hash);
        await tokens.endAll(queries, site, member.id, codeUse.repeatedLogin);
        const login = { member: { ...member, password_hash: hash }, device, isNew: false };
        return sessions.continueByPhone(queries, where, login, codeUse);
      });
    },
  };
}
