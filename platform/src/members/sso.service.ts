import { AuthLogin } from '@contract/codes';
import type { SsoSession, SsoUser } from '@contract/sso';
import { moveLikes } from '@platform/articles/likes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Challenges } from '@platform/captcha/challenges.service';
import type { Codes, Entered, Scene } from '@platform/codes/codes.service';
import { moveCommentLikes } from '@platform/comments/likes';
import type { Database, Queries } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { moveSubscriptions } from '@platform/following/following.service';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import type { Session, Tokens } from '@platform/tokens/tokens.service';
import type { ForgetBallots, MoveBallots } from '@platform/votes/ownBallots';
import { SsoRefusal, ssoRefused } from '@platform/wire/refusals';
import { allowedName, namedBy, newMember, openOnly, phoneOf, ssoUser, theMember } from './members.service';
import { bindIdentity, findIdentity, type MemberRow, memberByPhone, setPassword } from './members.store';
import { hashPassword, isPassword, md5Only } from './passwords';
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

/** Where a call comes from, as a login needs it. */
type Where = Pick<CallContext, 'site' | 'origin' | 'caller' | 'claimedDevice' | 'address'>;

/** What a client says of a person another provider knows. */
export interface Claimed {
  readonly provider: string;
  readonly oid: string;
  readonly unionid: string;
  /** Plain text. */
  readonly nickname: string;
  readonly head: string;
}

interface WithPassword {
  readonly phone: string;
  readonly code: string;
  /** MD5. */
  readonly password: string;
  readonly devid: string;
}

/** The device a login is bound to: proven by an anonymous token, else as it is sent. */
function deviceOf({ caller, claimedDevice }: Where, devid: string): string {
  const device = caller.kind === 'nobody' ? devid || claimedDevice : caller.device;
  if (device === '' || device.length > 128) throw ssoRefused('process exception', '缺少参数 devid');
  return device;
}

/** Is the password that is kept so the one that was sent? */
class Asked extends Error {
  constructor(readonly kept: string) {
    super('a password has to be compared first');
  }
}

const wrongPassword = () =>
  ssoRefused('user account exception', '手机号或密码错误', { error: '用户身份不合法' });

const notProven = () =>
  ssoRefused('user account exception', '未能确认第三方账号，请重新授权', { error: '用户身份不合法' });

export function createSso({ db, tokens, codes, challenges, moveBallots, now }: SsoParts) {
  const at = () => new Date(now());
  const inTurn = createQueues();

  async function session(
    queries: Queries,
    where: Where,
    member: MemberRow,
    means: string,
    devid: string,
    isNew: boolean,
  ): Promise<SsoSession> {
    const device = deviceOf(where, devid);
    const given = await tokens.start(queries, where.site.id, member.id, device, means);
    return sessionOf(queries, where, member, device, given, isNew);
  }

  /** Comes in: what the device liked is the member's from here on, never twice (H2). */
  async function sessionOf(
    queries: Queries,
    where: Where,
    member: MemberRow,
    device: string,
    { accessToken, refreshToken }: Session,
    isNew: boolean,
  ): Promise<SsoSession> {
    const site = where.site.id;
    await moveLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveCommentLikes(queries, site, `d:${device}`, `m:${member.id}`);
    await moveSubscriptions(queries, site, `d:${device}`, `m:${member.id}`);
    await moveBallots(queries, site, `d:${device}`, `m:${member.id}`, at());
    return { ...ssoUser(member, where.origin, isNew), token: accessToken, accessToken, refreshToken };
  }

  /** By his phone's code; the login it brought before goes on, where its answer got lost. */
  async function byPhone(
    queries: Queries,
    where: Where,
    member: MemberRow,
    device: string,
    isNew: boolean,
    entered: Entered | undefined,
  ): Promise<SsoSession> {
    const site = where.site.id;
    if (entered?.again !== undefined) {
      const given = await tokens.again(queries, site, entered.again);
      return sessionOf(queries, where, member, device, given, isNew);
    }
    const begun = await tokens.start(queries, site, member.id, device, 'phone');
    await entered?.began(begun.login);
    return sessionOf(queries, where, member, device, begun, isNew);
  }

  /** Whose phone it is, and what is kept of the password: a tenth of a second, for nobody who has not the code. */
  async function provenByCode(where: Where, scene: Scene, { phone, code, password, devid }: WithPassword) {
    withPasswords(where);
    const device = deviceOf(where, devid);
    const typed = { site: where.site.id, phone: phoneOf(phone), scene, code, device };
    await codes.check(typed);
    // one code may be sent a thousand times at once: it takes one place of those that all have
    const hash = await inTurn(`${typed.site}/${typed.phone}`, () => hashPassword(md5Only(password)));
    return { typed, device, hash };
  }

  function withPasswords({ site }: Where): void {
    if (site.config.authLogin !== AuthLogin.codeOrPassword)
      throw ssoRefused('password login closed', '请使用验证码登录');
  }

  return {
    /** @throws SsoRefusal; `verify_code_needed` where a picture or question has to be answered first. */
    async sendCode(
      where: Where,
      given: { phone: string; scene: string; verifyId: string; verifyCode: string; devid: string },
    ): Promise<void> {
      const phone = phoneOf(given.phone);
      if (given.scene !== 'login' && given.scene !== 'bind' && given.scene !== 'reset')
        throw ssoRefused('process exception', '参数 scene 应为 login、bind、reset 之一');
      const device = deviceOf(where, given.devid);
      const { site } = where;
      // first: a picture that was answered is used up
      await codes.notTooEarly(site.id, phone);
      const attempts = attemptsOf(db, site.id, now());
      const network = networkOf(where.address);
      // many readers share an address: beyond its free codes each answers a picture, and none is shut out by the others
      const asks =
        site.config.afsCheck.enable === 1 ||
        !(await attempts.take(limits.codesWithoutChallenge, device)) ||
        !(await attempts.take(limits.codesFromAddress, network));
      const ofAddress = asks ? limits.challengedFromAddress : limits.codesFromAddress;
      if (asks) {
        if (given.verifyId === '') throw ssoRefused('verify_code_needed', '请输入图形验证码');
        if (!(await challenges.pass(site.id, device, 'sms', given.verifyId, given.verifyCode)))
          throw ssoRefused('verify_code_wrong', '图形验证码错误，请重新输入');
        if (!(await attempts.take(ofAddress, network)))
          throw ssoRefused('code_too_often', '操作太频繁，请稍后再试');
      }
      try {
        await codes.send(site, phone, given.scene);
      } catch (error) {
        // it went nowhere, and takes nothing from the others behind this address; one a gateway was asked to bring may be on its way
        if (!(error instanceof SsoRefusal && error.msg === 'code_not_sent'))
          await attempts.giveBack(ofAddress, network);
        throw error;
      }
    },

    /**
     * Phone and code; a phone that is new makes a member. Whoever asks again because the answer got lost has the login that
     * was made.
     */
    async byCode(where: Where, given: { phone: string; code: string; devid: string }): Promise<SsoSession> {
      const phone = phoneOf(given.phone);
      const site = where.site.id;
      const device = deviceOf(where, given.devid);
      const comeIn = async (queries: Queries, entered?: Entered) => {
        const known = await memberByPhone(queries, site, phone);
        const { member, isNew } = known
          ? { member: openOnly(known), isNew: false }
          : await newMember(queries, site, { phone }, at());
        return byPhone(queries, where, member, device, isNew, entered);
      };
      if (given.code === '' && where.site.config.legacyWrites === 1) return db.transaction(comeIn);
      return codes.use({ site, phone, scene: 'login', code: given.code, device }, comeIn);
    },

    async byPassword(
      where: Where,
      given: { phone: string; password: string; devid: string },
    ): Promise<SsoSession> {
      withPasswords(where);
      const phone = phoneOf(given.phone);
      const attempts = attemptsOf(db, where.site.id, now());
      const network = networkOf(where.address);
      const free =
        (await attempts.take(limits.wrongPasswords, phone)) &&
        (await attempts.take(limits.wrongFromAddress, network));
      if (!free)
        throw ssoRefused('password_too_often', '密码错误次数过多，请十五分钟后再试，或使用验证码登录');
      const member = await memberByPhone(db, where.site.id, phone);
      if (!(await isPassword(given.password, member?.password_hash ?? null)) || !member)
        throw wrongPassword();
      await attempts.clear(limits.wrongPasswords, phone);
      // many readers share an address: who knows his password takes nothing from the others there
      await attempts.giveBack(limits.wrongFromAddress, network);
      return db.transaction((queries) =>
        session(queries, where, openOnly(member), 'password', given.devid, false),
      );
    },

    /** A new member with a password from the start. Asked again because the answer got lost, with the same password, he is the one that was made. */
    async register(where: Where, given: WithPassword): Promise<SsoSession> {
      const { typed, device, hash } = await provenByCode(where, 'login', given);
      const { site, phone } = typed;
      const taken = () => ssoRefused('register_phoneregistered', '手机号已经被注册');
      /** @param own what is kept of a password that is known to be his */
      const enter = (own?: string) =>
        codes.use(typed, async (queries, entered) => {
          const { member, isNew } = await newMember(queries, site, { phone }, at());
          const kept = member.password_hash;
          // the same code may have brought a login alone, which says nothing of a password
          if (!isNew && (entered.again === undefined || kept === null)) throw taken();
          if (!isNew && kept !== null && kept !== own) throw new Asked(kept);
          if (isNew) await setPassword(queries, site, member.id, hash);
          return byPhone(queries, where, { ...member, password_hash: hash }, device, true, entered);
        });
      try {
        return await enter();
      } catch (error) {
        if (!(error instanceof Asked)) throw error;
        // compared without a connection: it takes its time, and may have to wait for others
        const isHis = await inTurn(`${site}/${phone}`, () => isPassword(given.password, error.kept));
        if (!isHis) throw taken();
        return enter(error.kept);
      }
    },

    /** A forgotten password: all other logins end. Asked again because the answer got lost, the last password typed counts. */
    async resetPassword(where: Where, given: WithPassword): Promise<SsoSession> {
      const { typed, device, hash } = await provenByCode(where, 'reset', given);
      const { site, phone } = typed;
      return codes.use(typed, async (queries, entered) => {
        const member = openOnly(await memberByPhone(queries, site, phone));
        await setPassword(queries, site, member.id, hash);
        await tokens.endAll(queries, site, member.id, entered.again);
        return byPhone(queries, where, { ...member, password_hash: hash }, device, false, entered);
      });
    },

    /**
     * A person another provider vouched for, to this platform and for this device, a moment ago; the first time makes a member.
     * Only with `legacyWrites` is the client's word enough, as recorded installations take it.
     */
    async byProvider(where: Where, claimed: Claimed, devid: string): Promise<SsoSession> {
      const site = where.site.id;
      const { provider, oid } = claimed;
      if (provider === '' || oid === '') throw notProven();
      return db.transaction(async (queries) => {
        const proof = await takeProof(queries, site, deviceOf(where, devid), claimed, now());
        if (!proof && where.site.config.legacyWrites !== 1) throw notProven();
        const said = proof ?? claimed;
        const person = { ...said, nickname: allowedName(where.site, said.nickname) };
        const { unionid } = person;
        const known = await findIdentity(queries, site, provider, oid, unionid);
        const { member, isNew } = known
          ? {
              member: await namedBy(queries, await theMember(queries, site, known.member_id), site, person),
              isNew: false,
            }
          : await newMember(
              queries,
              site,
              { phone: null, nickname: person.nickname, head: person.head },
              at(),
            );
        if (!(await bindIdentity(queries, site, provider, oid, unionid, member.id, at())))
          throw ssoRefused('user account exception', '该账号已绑定其他会员');
        const came = await session(queries, where, member, provider, devid, isNew);
        return { ...came, provider, isRefOauth: 1 };
      });
    },

    async user({ site, origin }: Where, id: number): Promise<Omit<SsoUser, 'token'>> {
      return ssoUser(await theMember(db, site.id, id), origin);
    },
  };
}
export type Sso = ReturnType<typeof createSso>;
