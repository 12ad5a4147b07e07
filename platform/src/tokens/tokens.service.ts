import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Status } from '@contract/statuses';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { tokenHash } from '@platform/keys/tokenHash';
import { MemberState } from '@platform/membership/memberState.types';
import type { DeviceClaim } from '@platform/operations/authentication';
import type { Caller } from '@platform/operations/callContext';
import { createReadBatch } from '@platform/queues/batch';
import { refused } from '@platform/wire/refusals';
import { anonymousToken, deviceOf, isDevice, TOKEN_MS } from './anonymousToken.rules';
import {
  type AccessHash,
  type AccessRow,
  deleteOlderTokens,
  deleteTokens,
  endLogin,
  endLoginOf,
  endLoginsOf,
  type LoginRow,
  loginsAfter,
  loginsOfAccess,
  type MemberLoginRow,
  markLoginSeen,
  memberLogins,
  redeemRefreshToken,
  saveTokens,
  startLogin,
} from './tokens.store';

/** Wire D8. */
const REFRESH_MS = 30 * 24 * 3_600_000;
/** Milliseconds for which a used refresh token still returns the tokens it was exchanged for: several tabs may come with it (wire D8). */
const GRACE_MS = 60_000;
/** Access tokens of a login, and refresh tokens likewise; the newest stay. A login that refreshes without end keeps no more rows. */
const MAX_TOKENS = 20;
/** Of a member, to the people who look after members. */
const LOGINS_SHOWN = 100;

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

const newTokens = (): TokenPair => ({
  accessToken: `m1.${randomBytes(32).toString('base64url')}`,
  refreshToken: `r1.${randomBytes(32).toString('base64url')}`,
});

/** A pair of tokens as the client gets them. */
type TokenPair = Pick<Session, 'accessToken' | 'refreshToken'>;

/**
 * The tokens that a refresh token is exchanged for. They follow from it and the key, so that a repeated exchange returns the same
 * ones although no token is stored in clear.
 */
function nextTokens(key: string, site: number, refreshToken: string): TokenPair {
  const derive = (prefix: 'm1' | 'r1') =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`refresh/${prefix}/${site}/${refreshToken}`);
  return {
    accessToken: `m1.${derive('m1').digest('base64url')}`,
    refreshToken: `r1.${derive('r1').digest('base64url')}`,
  };
}

/** Saves a pair; one that is there already keeps its time. */
async function giveTokens(
  db: Queries,
  site: number,
  login: number,
  now: number,
  pair = newTokens(),
): Promise<Session> {
  const access = { hash: tokenHash(pair.accessToken), expires: new Date(now + TOKEN_MS) };
  const refresh = { hash: tokenHash(pair.refreshToken), expires: new Date(now + REFRESH_MS) };
  const expires = (await saveTokens(db, site, login, access, refresh)).getTime();
  await deleteOlderTokens(db, site, login, [access.hash, refresh.hash], MAX_TOKENS);
  return { ...pair, expires };
}

export interface Tokens {
  /** @throws refused without a device. */
  anonymous(site: number, device: string): { token: string; expires: number };
  /** A member comes in on a device; part of the caller's transaction. */
  start(
    db: Queries,
    site: number,
    member: number,
    device: string,
    means: string,
  ): Promise<Session & { readonly login: number }>;
  /** Tokens once more for a login whose own got lost on the way; part of the caller's transaction. */
  again(db: Queries, site: number, login: number): Promise<Session>;
  /**
   * Exchanges a refresh token for new tokens, once (wire D8). Repeated within a minute, it returns the same ones. One that was used
   * longer ago was stolen or kept: its login ends.
   * @throws Refusal 10102 (unknown, over, another device) or 10103 (the member is disabled or gone).
   */
  refresh(site: number, device: string, refreshToken: string): Promise<Session & { readonly member: number }>;
  /** The bearer of a token; undefined = unknown, expired, revoked, of another or an unnamed device, of another site. */
  callerOf(site: number, token: string, claim: DeviceClaim): Promise<Caller | undefined>;
  end(site: number, login: number): Promise<void>;
  /** @param but a login that goes on @returns how many ended */
  endAll(db: Queries, site: number, member: number, but?: number): Promise<number>;
  /** false: it is none of this member's, or it has ended. */
  endOne(db: Queries, site: number, member: number, login: number): Promise<boolean>;
  /** The newest logins of a member: where and how they logged in, nothing of what they did. */
  loginsOf(db: Queries, site: number, member: number): Promise<MemberLoginRow[]>;
}
type LoginTokens = Omit<Tokens, 'anonymous' | 'callerOf'>;

export { anonymiseLogins } from './tokens.store';

/** Logins of members, and the tokens they have. */
function createLoginTokens(db: Database, key: string, now: () => number): LoginTokens {
  return {
    async start(queries, site, memberId, device, means) {
      const login = await startLogin(queries, site, { member: memberId, device, means }, new Date(now()));
      return { ...(await giveTokens(queries, site, login, now())), login };
    },

    async again(queries, site, login) {
      await markLoginSeen(queries, site, login, new Date(now()));
      return giveTokens(queries, site, login, now());
    },

    async refresh(site, device, refreshToken) {
      const at = new Date(now());
      const outcome = await db.transaction(async (queries) => {
        const used = await redeemRefreshToken(queries, site, tokenHash(refreshToken), device, at);
        if (!used) return Status.refreshRefused;
        // first: the end of a membership ends its logins
        if (used.state !== MemberState.open) return Status.memberClosed;
        if (used.ended_at) return Status.refreshRefused;
        if (used.replaced_at.getTime() < at.getTime() - GRACE_MS) {
          await endLogin(queries, site, used.login_id, at);
          return Status.refreshRefused;
        }
        await markLoginSeen(queries, site, used.login_id, at);
        const pair = nextTokens(key, site, refreshToken);
        const session = await giveTokens(queries, site, used.login_id, now(), pair);
        return { ...session, member: used.member_id };
      });
      if (typeof outcome === 'number') throw refused('用户登录信息已过期，请重新登录', outcome);
      return outcome;
    },

    async end(site, login) {
      await endLogin(db, site, login, new Date(now()));
    },

    async endAll(queries, site, memberId, but) {
      return endLoginsOf(queries, site, memberId, new Date(now()), but);
    },

    async endOne(queries, site, memberId, login) {
      return (await endLoginOf(queries, site, memberId, login, new Date(now()))) > 0;
    },

    loginsOf: (queries, site, memberId) =>
      memberLogins(queries, site, memberId, new Date(now()), LOGINS_SHOWN),
  };
}

/** A device of a former member's logins, as it is stored. */
const digestOf = (device: string): string => createHash('sha256').update(device).digest('hex');

/** @param key `keys.sign` */
export function createTokens(db: Database, key: string, now: () => number): Tokens {
  const isOf = (login: LoginRow, { device, isRequired }: DeviceClaim) =>
    device === login.device || login.device === digestOf(device) || (device === '' && !isRequired);

  const nameOf = ({ site, hash }: AccessHash) => `${site}/${hash.toString('base64')}`;
  /** Everything a member does asks for their login: those of one moment are read together. */
  const loginOf = createReadBatch<AccessHash, AccessRow>(nameOf, async (tokens) => {
    const rows = await loginsOfAccess(db, tokens, new Date(now()));
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return new Map(
      tokens.flatMap((token, index) => {
        const row = byPlace.get(index + 1);
        return row ? [[nameOf(token), row] as const] : [];
      }),
    );
  });

  async function member(site: number, token: string, claim: DeviceClaim): Promise<Caller | undefined> {
    const login = await loginOf({ site, hash: tokenHash(token) });
    if (!login || !isOf(login, claim)) return undefined;
    if (login.state === MemberState.ended)
      return { kind: 'gone', memberId: login.member_id, device: login.device };
    if (login.ended_at || login.state !== MemberState.open) return undefined;
    const { member_id: memberId, device, login_id: loginId, is_minor: isMinor } = login;
    return { kind: 'member', memberId, device, loginId, isMinor };
  }

  return {
    anonymous(site, device) {
      if (!isDevice(device)) throw refused('缺少参数 device');
      const expires = now() + TOKEN_MS;
      return { token: anonymousToken(key, site, device, expires), expires };
    },

    async callerOf(site, token, claim) {
      if (token.startsWith('m1.')) return member(site, token, claim);
      const device = deviceOf(key, site, token, now());
      if (device === undefined || (claim.device !== '' && claim.device !== device)) return undefined;
      return { kind: 'anonymous', device };
    },

    ...createLoginTokens(db, key, now),
  };
}

/** @param now epoch ms */
export const deleteExpiredTokens = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => deleteTokens(db, new Date(now), limit));

/** When and on which devices a member came in; no token. @param after number of the one before */
export const ownLogins = (db: Queries, site: number, member: number, after: number, limit: number) =>
  loginsAfter(db, site, member, after, limit);
