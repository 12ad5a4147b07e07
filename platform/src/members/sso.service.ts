import { AuthLogin } from '@contract/codes';
import type { SsoSession, SsoUser } from '@contract/sso';
import { moveActivityLikes } from '@platform/activities/reactions.service';
import { moveLikes } from '@platform/articles/likes.service';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Challenges } from '@platform/captcha/challenges.service';
import { movePostLikes } from '@platform/circles/postLikes.service';
import type { Codes, CodeUse, Scene } from '@platform/codes/codes.service';
import { moveCommentLikes } from '@platform/comments/reactions/likes.service';
import type { Database, Queries } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { moveDynamicLikes } from '@platform/dynamics/dynamicLikes.service';
import { moveSubscriptions } from '@platform/following/following.service';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import { moveQuestionLikes } from '@platform/questions/likes.service';
import { moveShortVideoLikes } from '@platform/shortVideos/likes.service';
import type { Session, Tokens } from '@platform/tokens/tokens.service';
import type { ForgetBallots, MoveBallots } from '@platform/votes/ballots/ownBallots.service';
import { SsoRefusal, ssoRefused } from '@platform/wire/refusals';
import {
  adoptProviderName,
  allowedNickname,
  createMember,
  phoneOf,
  requireMember,
  requireOpen,
  ssoUser,
} from './members.service';
import { bindIdentity, findIdentity, type MemberRow, memberByPhone, setPassword } from './members.store';
import { hashPassword, isPassword, requireMd5 } from './passwords.service';
import { takeProof } from './proofs.service';

export interface SsoParts {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly codes: Codes;
  readonly challenges: Challenges;
  readonly moveBallots: MoveBallots;
  readonly forgetBallots: ForgetBallots;
  readonly now: () => number;
}

/** Context of a login call. */
type LoginContext = Pick<CallContext, 'site' | 'origin' | 'caller' | 'claimedDevice' | 'address'>;

/** Third-party identity as the client claims it. */
export interface ClaimedIdentity {
  readonly provider: string;
  readonly oid: string;
  readonly unionid: string;
  /** Plain text. */
  readonly nickname: string;
  readonly head: string;
}

interface PasswordInput {
  readonly phone: string;
  readonly code: string;
  /** MD5. */
  readonly password: string;
  readonly devid: string;
}

/** Device of the login: from the anonymous token where there is one, else as claimed. */
function deviceOf({ caller, claimedDevice }: LoginContext, devid: string): string {
  const device = caller.kind === 'nobody' ? devid || claimedDevice : caller.device;
  if (device === '' || device.length > 128) throw ssoRefused('process exception', '缺少参数 devid');
  return device;
}

/** Thrown inside a transaction: the stored password has to be compared first, outside of it. */
class PasswordCheckRequired extends Error {
  constructor(readonly hash: string) {
    super('a password has to be compared first');
  }
}

const wrongPassword = () =>
  ssoRefused('user account exception', '手机号或密码错误', { error: '用户身份不合法' });

const identityNotProven = () =>
  ssoRefused('user account exception', '未能确认第三方账号，请重新授权', { error: '用户身份不合法' });

export function createSso({ db, tokens, codes, challenges, moveBallots, now }: SsoParts) {
  const at = () => new Date(now());
  const inTurn = createQueues();

  async function startSession(
    queries: Queries,
    where: LoginContext,
    member: MemberRow,
    means: string,
    devid: string,
    isNew: boolean,
  ): Promise<SsoSession> {
    const device = deviceOf(where, devid);
    const tokenPair = await tokens.start(queries, where.site.id, member.id, device, means);
    return finishSession(queries, where, member, device, tokenPair, isNew);
  }

  /** Completes a login: moves the device's likes, follows and ballots to the member (H2). */
  async function finishSession(
    queries: Queries,
    where: LoginContext,
    member: MemberRow,
    device: string,
    { accessToken, refreshToken }: Session,
    isNew: boolean,
  ): Promise<SsoSession> {
    const site = where.site.id;
    await moveLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveDynamicLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveShortVideoLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveQuestionLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await movePostLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveActivityLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveCommentLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveSubscriptions(queries, site, `d:${device}`, `m:${member.id}`);
    await moveBallots(queries, site, `d:${device}`, `m:${member.id}`, at());
    return { ...ssoUser(member, where.origin, isNew), token: accessToken, accessToken, refreshToken };
  }

  /** Signs in with a phone code. A repeated call continues the login that the code started before. */
  async function continueByPhone(
    queries: Queries,
    where: LoginContext,
    member: MemberRow,
    device: string,
    isNew: boolean,
    codeUse: CodeUse | undefined,
  ): Promise<SsoSession> {
    const site = where.site.id;
    if (codeUse?.repeatedLogin !== undefined) {
      const tokenPair = await tokens.again(queries, site, codeUse.repeatedLogin);
      return finishSession(queries, where, member, device, tokenPair, isNew);
    }
    const started = await tokens.start(queries, site, member.id, device, 'phone');
    await codeUse?.recordLogin(started.login);
    return finishSession(queries, where, member, device, started, isNew);
  }

  /** Verifies the code before hashing the password, because hashing takes a tenth of a second. */
  async function verifyCode(
    where: LoginContext,
    scene: Scene,
    { phone, code, password, devid }: PasswordInput,
  ) {
    requirePasswordLogin(where);
    const device = deviceOf(where, devid);
    const submitted = { site: where.site.id, phone: phoneOf(phone), scene, code, device };
    await codes.check(submitted);
    // Queued per phone, so that repeated calls with one code use one hashing slot.
    const hash = await inTurn(`${submitted.site}/${submitted.phone}`, () =>
      hashPassword(requireMd5(password)),
    );
    return { typed: submitted, device, hash };
  }

  function requirePasswordLogin({ site }: LoginContext): void {
    if (site.config.authLogin !== AuthLogin.codeOrPassword)
      throw ssoRefused('password login closed', '请使用验证码登录');
  }

  return {
    /** @throws SsoRefusal; `verify_code_needed` where a picture or question has to be answered first. */
    async sendCode(
      where: LoginContext,
      input: { phone: string; scene: string; verifyId: string; verifyCode: string; devid: string },
    ): Promise<void> {
      const phone = phoneOf(input.phone);
      if (input.scene !== 'login' && input.scene !== 'bind' && input.scene !== 'reset')
        throw ssoRefused('process exception', '参数 scene 应为 login、bind、reset 之一');
      const device = deviceOf(where, input.devid);
      const { site } = where;
      // Checked first, because a captcha can be used only once.
      await codes.requireWaitOver(site.id, phone);
      const attempts = attemptsOf(db, site.id, now());
      const network = networkOf(where.address);
      // many readers share an address: beyond its free codes each answers a picture, and none is shut out by the others
      const asks =
        site.config.afsCheck.enable === 1 ||
        !(await attempts.take(limits.codesWithoutChallenge, device)) ||
        !(await attempts.take(limits.codesFromAddress, network));
      const ofAddress = asks ? limits.challengedFromAddress : limits.codesFromAddress;
      if (asks) {
        if (input.verifyId === '') throw ssoRefused('verify_code_needed', '请输入图形验证码');
        if (!(await challenges.verify(site.id, device, 'sms', input.verifyId, input.verifyCode)))
          throw ssoRefused('verify_code_wrong', '图形验证码错误，请重新输入');
        if (!(await attempts.take(ofAddress, network)))
          throw ssoRefused('code_too_often', '操作太频繁，请稍后再试');
      }
      try {
        await codes.send(site, phone, input.scene);
      } catch (error) {
        // it went nowhere, and takes nothing from the others behind this address; one a gateway was asked to bring may be on its way
        if (!(error instanceof SsoRefusal && error.msg === 'code_not_sent'))
          await attempts.giveBack(ofAddress, network);
        throw error;
      }
    },

    /**
     * Signs in with phone and code; a new phone creates a member. A repeated call returns the same login, because the answer may
     * have been lost.
     */
    async byCode(
      where: LoginContext,
      input: { phone: string; code: string; devid: string },
    ): Promise<SsoSession> {
      const phone = phoneOf(input.phone);
      const site = where.site.id;
      const device = deviceOf(where, input.devid);
      const signIn = async (queries: Queries, codeUse?: CodeUse) => {
        const known = await memberByPhone(queries, site, phone);
        const { member, isNew } = known
          ? { member: requireOpen(known), isNew: false }
          : await createMember(queries, site, { phone }, at());
        return continueByPhone(queries, where, member, device, isNew, codeUse);
      };
      if (input.code === '' && where.site.config.legacyWrites === 1) return db.transaction(signIn);
      return codes.use({ site, phone, scene: 'login', code: input.code, device }, signIn);
    },

    async byPassword(
      where: LoginContext,
      input: { phone: string; password: string; devid: string },
    ): Promise<SsoSession> {
      requirePasswordLogin(where);
      const phone = phoneOf(input.phone);
      const attempts = attemptsOf(db, where.site.id, now());
      const network = networkOf(where.address);
      const free =
        (await attempts.take(limits.wrongPasswords, phone)) &&
        (await attempts.take(limits.wrongFromAddress, network));
      if (!free)
        throw ssoRefused('password_too_often', '密码错误次数过多，请十五分钟后再试，或使用验证码登录');
      const member = await memberByPhone(db, where.site.id, phone);
      if (!(await isPassword(input.password, member?.password_hash ?? null)) || !member)
        throw wrongPassword();
      await attempts.clear(limits.wrongPasswords, phone);
      // Many readers share an address: a correct password does not use up the others' attempts.
      await attempts.giveBack(limits.wrongFromAddress, network);
      return db.transaction((queries) =>
        startSession(queries, where, requireOpen(member), 'password', input.devid, false),
      );
    },

    /** Creates a member with a password. A repeated call with the same password returns the created member, because the answer may have been lost. */
    async register(where: LoginContext, input: PasswordInput): Promise<SsoSession> {
      const { typed: submitted, device, hash } = await verifyCode(where, 'login', input);
      const { site, phone } = submitted;
      const phoneTaken = () => ssoRefused('register_phoneregistered', '手机号已经被注册');
      /** @param own stored hash that was verified to match the password */
      const enter = (own?: string) =>
        codes.use(submitted, async (queries, codeUse) => {
          const { member, isNew } = await createMember(queries, site, { phone }, at());
          const storedHash = member.password_hash;
          // The same code may have started a login without a password.
          if (!isNew && (codeUse.repeatedLogin === undefined || storedHash === null)) throw phoneTaken();
          if (!isNew && storedHash !== null && storedHash !== own)
            throw new PasswordCheckRequired(storedHash);
          if (isNew) await setPassword(queries, site, member.id, hash);
          return continueByPhone(queries, where, { ...member, password_hash: hash }, device, true, codeUse);
        });
      try {
        return await enter();
      } catch (error) {
        if (!(error instanceof PasswordCheckRequired)) throw error;
        // Compared outside the transaction, because hashing is slow and queued.
        const isHis = await inTurn(`${site}/${phone}`, () => isPassword(input.password, error.hash));
        if (!isHis) throw phoneTaken();
        return enter(error.hash);
      }
    },

    /** A forgotten password: all other logins end. Asked again because the answer got lost, the last password typed counts. */
    async resetPassword(where: LoginContext, input: PasswordInput): Promise<SsoSession> {
      const { typed: submitted, device, hash } = await verifyCode(where, 'reset', input);
      const { site, phone } = submitted;
      return codes.use(submitted, async (queries, codeUse) => {
        const member = requireOpen(await memberByPhone(queries, site, phone));
        await setPassword(queries, site, member.id, hash);
        await tokens.endAll(queries, site, member.id, codeUse.repeatedLogin);
        return continueByPhone(queries, where, { ...member, password_hash: hash }, device, false, codeUse);
      });
    },

    /**
     * A person another provider vouched for, to this platform and for this device, a moment ago; the first time makes a member.
     * Only with `legacyWrites` is the client's word enough, as recorded installations take it.
     */
    async byProvider(where: LoginContext, claimed: ClaimedIdentity, devid: string): Promise<SsoSession> {
      const site = where.site.id;
      const { provider, oid } = claimed;
      if (provider === '' || oid === '') throw identityNotProven();
      return db.transaction(async (queries) => {
        const proof = await takeProof(queries, site, deviceOf(where, devid), claimed, now());
        if (!proof && where.site.config.legacyWrites !== 1) throw identityNotProven();
        const identity = proof ?? claimed;
        const person = { ...identity, nickname: allowedNickname(where.site, identity.nickname) };
        const { unionid } = person;
        const known = await findIdentity(queries, site, provider, oid, unionid);
        const { member, isNew } = known
          ? {
              member: await adoptProviderName(
                queries,
                await requireMember(queries, site, known.member_id),
                site,
                person,
              ),
              isNew: false,
            }
          : await createMember(
              queries,
              site,
              { phone: null, nickname: person.nickname, head: person.head },
              at(),
            );
        if (!(await bindIdentity(queries, site, provider, oid, unionid, member.id, at())))
          throw ssoRefused('user account exception', '该账号已绑定其他会员');
        const answer = await startSession(queries, where, member, provider, devid, isNew);
        return { ...answer, provider, isRefOauth: 1 };
      });
    },

    async user({ site, origin }: LoginContext, id: number): Promise<Omit<SsoUser, 'token'>> {
      return ssoUser(await requireMember(db, site.id, id), origin);
    },
  };
}
export type Sso = ReturnType<typeof createSso>;
