import { createHash, randomBytes } from 'node:crypto';
import { Provider } from '@contract/provider';
import { Status } from '@contract/statuses';
import { TtlCache } from '@platform/cache/ttlCache';
import type { Database } from '@platform/db/connection';
import { networkOf, type Rate, RateLimit } from '@platform/limits/rateLimit';
import { saveProof } from '@platform/members/signIn/proofs.service';
import type { CallContext } from '@platform/operations/callContext';
import { secretOf } from '@platform/secrets/secrets.service';
import type { Site } from '@platform/sites/site';
import type { NoteMessengerUser } from '@platform/votes/ballots/ownBallots.service';
import { Refusal, refused, tooMany } from '@platform/wire/refusals';
import { CODE_ERRORS, type MessengerApp, MessengerError, type MessengerGateway } from './messenger.port';
import { claimTicket, readTicket, saveTicket } from './tickets.store';

export interface MessengerUser {
  readonly openid: string;
  readonly unionid: string;
  readonly nickname: string;
  readonly headimgurl: string;
}

/** Wire g91: a code that is used up, or was none. */
const NO_USER: MessengerUser = { openid: '', unionid: '', nickname: '', headimgurl: '' };
const NO_SIGNATURE = { appid: '', noncestr: '', timestamp: '', signature: '' };
/** A ticket is fetched anew while it still has this long to live. */
const FRESH_MS = 300_000;
/** Time after which another process may fetch the ticket. */
const FETCHING_MS = 10_000;
const MAX_NAME_LENGTH = 40;
/** Web views load a page twice, and ask twice with one code: the same device hears the same for so long. */
const EXCHANGED_MS = 10_000;
const MAX_EXCHANGED = 1000;
/** Codes are tried at the messenger's, whose patience with one account is limited: no address takes all of it. */
const FROM_ADDRESS: Rate = { capacity: 300, perSecond: 10 };
const ADDRESSES = 20_000;

export interface MessengerParts {
  readonly db: Database;
  readonly gateway: MessengerGateway;
  readonly recordMessengerUser: NoteMessengerUser;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}
async function appOf(db: Database, { id, config }: Site): Promise<MessengerApp | undefined> {
  const appid = config._rd_WeChat.wxAppid;
  const secret = appid === '' ? '' : await secretOf(db, id, 'messenger');
  return secret === '' ? undefined : { appid, secret };
}

async function userOf(
  gateway: MessengerGateway,
  app: MessengerApp,
  code: string,
): Promise<MessengerUser & { virtual: boolean }> {
  const token = await gateway.userToken(app, code);
  const virtual = token.is_snapshotuser === 1;
  // the silent scope gives the number alone; a virtual person has none worth asking for
  if (virtual || !token.scope.includes('snsapi_userinfo'))
    return { ...NO_USER, openid: token.openid, unionid: virtual ? '' : token.unionid, virtual };
  const info = await gateway.userInfo(token.access_token, token.openid);
  return {
    openid: token.openid,
    unionid: info.unionid || token.unionid,
    nickname: [...info.nickname].slice(0, MAX_NAME_LENGTH).join(''),
    headimgurl: info.headimgurl,
    virtual,
  };
}

/** @throws Refusal, HTTP 429 */
type RequireRate = (address: string) => void;

function createAuthorisation(
  { db, gateway, recordMessengerUser: noteMessengerUser, now, failed }: MessengerParts,
  requireRate: RequireRate,
) {
  const exchanged = new TtlCache<MessengerUser>(now, MAX_EXCHANGED);
  return {
    /**
     * Turns a code into a person, once (the same device hears it again for ten seconds); a code that is used up gives an empty openid. A person with a unionid may come in on this
     * device within minutes; a virtual one never does.
     * @throws refused where the messenger is not set up here, or does not answer; 429 beyond the rate
     */
    async userInfo(
      { site, caller, claimedDevice, address }: CallContext,
      code: string,
    ): Promise<MessengerUser> {
      const app = await appOf(db, site);
      if (!app) throw refused('微信授权未开通');
      if (code === '') return NO_USER;
      requireRate(address);
      const device = caller.kind === 'nobody' ? claimedDevice : caller.device;
      return exchanged.get(`${site.id}/${device}/${code}`, EXCHANGED_MS, async () => {
        try {
          const { virtual, ...user } = await userOf(gateway, app, code);
          if (device !== '') await noteMessengerUser(site.id, device, virtual);
          if (!virtual && user.unionid !== '' && device !== '') {
            const { openid: oid, unionid, nickname, headimgurl: head } = user;
            await saveProof(
              db,
              site.id,
              device,
              { provider: Provider.messenger, oid, unionid, nickname, head },
              now(),
            );
          }
          return user;
        } catch (error) {
          if (error instanceof MessengerError && CODE_ERRORS.includes(error.errcode)) return NO_USER;
          failed(error);
          throw refused('微信授权获取用户信息失败');
        }
      });
    },
  };
}

/** One process fetches for all; the others go on with the old one while it lives. */
async function currentTicket(
  { db, gateway, now, failed }: MessengerParts,
  site: number,
  app: MessengerApp,
): Promise<string> {
  const stored = await readTicket(db, site, app.appid);
  const at = now();
  if (stored && stored.expires_at.getTime() - FRESH_MS > at) return stored.ticket;
  const isFetcher = await claimTicket(db, site, app.appid, new Date(at), new Date(at + FETCHING_MS));
  const alive = stored !== undefined && stored.ticket !== '' && stored.expires_at.getTime() > at;
  if (!isFetcher) {
    if (alive) return stored.ticket;
    throw refused('微信签名正在更新，请稍后再试');
  }
  try {
    const { access_token } = await gateway.appToken(app);
    const { ticket, expires_in } = await gateway.ticket(access_token);
    const expires = new Date(at + expires_in * 1000);
    await saveTicket(db, site, app.appid, { ticket, expires_at: expires }, new Date(at));
    return ticket;
  } catch (error) {
    failed(error);
    if (alive) return stored.ticket;
    throw refused('微信签名失败，请稍后再试');
  }
}

function createSigning(parts: MessengerParts, requireRate: RequireRate) {
  const { db, now } = parts;
  return {
    /**
     * Signs an address of this site for the messenger's share cards; nobody else's, or any page could use our name.
     * Empty where the messenger is not set up, and with status −1 where there is one (wire D4).
     */
    async signature(
      { site, origin, curVersions, address }: CallContext,
      url: string,
    ): Promise<{ appid: string; noncestr: string; timestamp: string; signature: string }> {
      const app = await appOf(db, site);
      const page = URL.canParse(url) ? new URL(url) : undefined;
      if (!app && curVersions === '') return NO_SIGNATURE;
      if (!app) throw new Refusal('微信分享未开通', Status.refused, 200, JSON.stringify(NO_SIGNATURE));
      if (!page || page.origin !== origin || page.username !== '') throw refused('只为本站的页面签名');
      requireRate(address);
      const ticket = await currentTicket(parts, site.id, app);
      const noncestr = randomBytes(12).toString('base64url');
      const timestamp = String(Math.floor(now() / 1000));
      const signed = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url.split('#', 1)[0]}`;
      const signature = createHash('sha1').update(signed).digest('hex');
      return { appid: app.appid, noncestr, timestamp, signature };
    },
  };
}

/** The messenger's authorisation (S§4, field finding 1) and its signature for share cards (wire D4). */
export function createMessenger(parts: MessengerParts) {
  const rate = new RateLimit(FROM_ADDRESS, parts.now, ADDRESSES);
  const requireRate: RequireRate = (address) => {
    if (!rate.take(networkOf(address))) throw tooMany();
  };
  return { ...createAuthorisation(parts, requireRate), ...createSigning(parts, requireRate) };
}
export type Messenger = ReturnType<typeof createMessenger>;
