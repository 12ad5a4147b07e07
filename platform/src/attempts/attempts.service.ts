import { createHash } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { DEFAULT_SMS_LIMITS } from '@platform/installation/smsLimits.types';
import { createBatch } from '@platform/queues/batch';
import { clearAttempts, countAttempts, forgetAttempts, uncountAttempt } from './attempts.store';
import type { Limit } from './attempts.types';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const limits = {
  /** Wire n1. Devices that are unknown to the phone's member share one count; each known one has its own. */
  codesToPhone: { kind: 'codes-phone', max: 5, withinMs: DAY_MS },
  /** Codes that the gateway did not accept. They do not count as sent, but each can be guessed, so they are limited too. */
  codesNotSent: { kind: 'codes-not-sent', max: 20, withinMs: DAY_MS },
  /** Codes of a network before a captcha is required, of an address, and of a site; the operator's settings say how many. */
  freeCodes: { kind: 'codes-free', max: DEFAULT_SMS_LIMITS.freePerNetwork, withinMs: DAY_MS },
  codesFromAddress: { kind: 'codes-address', max: DEFAULT_SMS_LIMITS.perAddress, withinMs: DAY_MS },
  codesOfSite: { kind: 'codes-site', max: DEFAULT_SMS_LIMITS.perSite, withinMs: DAY_MS },
  /** To known devices. */
  codesToKnownOfSite: { kind: 'codes-site-known', max: DEFAULT_SMS_LIMITS.perSite, withinMs: DAY_MS },
  /** Wrong passwords for a phone by one device in one network; with their own account of a member who changes it. */
  wrongPasswords: { kind: 'password-device', max: 10, withinMs: 15 * MINUTE_MS },
  /** For a phone by one known device in all networks, and by all unknown devices together. Beyond it a code leads in. */
  wrongByKnownDevice: { kind: 'password-known', max: 60, withinMs: 60 * MINUTE_MS },
  wrongByStrangers: { kind: 'password-strangers', max: 20, withinMs: 60 * MINUTE_MS },
  uploads: { kind: 'uploads', max: 60, withinMs: 60 * MINUTE_MS },
  /** Of one person of the newsroom, or one reporter's pass. */
  newsroomFiles: { kind: 'newsroom-files', max: 300, withinMs: 60 * MINUTE_MS },
  /** New reports of one reporter's pass. */
  fieldReports: { kind: 'field-reports', max: 30, withinMs: 10 * MINUTE_MS },
  wrongFromAddress: { kind: 'password-address', max: 100, withinMs: 15 * MINUTE_MS },
  /** Wrong staff passwords: of a name in one network; where the network never signed the name in, by address and for the name too. */
  staffNameFromNetwork: { kind: 'staff-name-network', max: 10, withinMs: 15 * MINUTE_MS },
  staffFromAddress: { kind: 'staff-address', max: 30, withinMs: 15 * MINUTE_MS },
  staffByStrangers: { kind: 'staff-strangers', max: 20, withinMs: 60 * MINUTE_MS },
  /** Likes of one thing, and invitations and their codes, by devices that are only claimed. */
  likesFromAddress: { kind: 'likes-address', max: 60, withinMs: 60 * MINUTE_MS },
  /** Comments on one thing by members that are only claimed (`legacyWrites`). */
  commentsFromAddress: { kind: 'comments-address', max: 60, withinMs: 60 * MINUTE_MS },
  /** Questions of a network about phones of members (wire x22). */
  memberChecks: { kind: 'member-checks', max: 60, withinMs: 60 * MINUTE_MS },
  invitesFromAddress: { kind: 'invites-address', max: 30, withinMs: DAY_MS },
  inviteCodesFromAddress: { kind: 'invite-codes-address', max: 100, withinMs: DAY_MS },
  /** Tries of an invitation code by a member, or by the network of a claimed one. */
  invites: { kind: 'invites', max: 60, withinMs: DAY_MS },
  /** Devices without a login. */
  followsFromAddress: { kind: 'follows-address', max: 500, withinMs: DAY_MS },
  /** Views and clicks of adverts by devices without a login; thousands of phones may share an address. */
  advertsFromAddress: { kind: 'adverts-address', max: 5000, withinMs: DAY_MS },
  exports: { kind: 'exports', max: 5, withinMs: DAY_MS },
  /** Taken when an export starts and given back when it ends. An interrupted export blocks the next one for at most this time. */
  exportUnderWay: { kind: 'export-under-way', max: 1, withinMs: 10 * MINUTE_MS },
  /** Ballots per vote and address by devices without a login. More become pending, and beyond the second limit they are rejected. */
  ballotsFromAddress: { kind: 'ballots-address', max: 100, withinMs: 60 * MINUTE_MS },
  pendingFromAddress: { kind: 'held-address', max: 300, withinMs: DAY_MS },
  /** Ballots per vote and address without a captcha, where the vote asks for one from the second on. */
  ballotsWithoutCode: { kind: 'ballots-no-code', max: 1, withinMs: DAY_MS },
  voteTickets: { kind: 'vote-tickets', max: 300, withinMs: 60 * MINUTE_MS },
  ticketsFromAddress: { kind: 'vote-tickets-address', max: 3_000, withinMs: 60 * MINUTE_MS },
  /** Tip-offs and feedback of a member, and of an address by readers without a login. */
  tipoffs: { kind: 'tipoffs', max: 30, withinMs: DAY_MS },
  tipoffsFromAddress: { kind: 'tipoffs-address', max: 200, withinMs: DAY_MS },
  /** Questions about a value in somebody else's entry of an activity, whichever call answers them. */
  entryChecks: { kind: 'entry-checks', max: 60, withinMs: 60 * MINUTE_MS },
  exposesFromAddress: { kind: 'exposes-address', max: 200, withinMs: DAY_MS },
} as const satisfies Record<string, Limit>;

interface Attempt {
  readonly site: number;
  readonly subject: string;
  /** Epoch ms. */
  readonly now: number;
}
/** Resolves to how many there are with this one. */
type CountAttempt = (one: Attempt) => Promise<number>;

/** Tries of one statement at most. */
const MAX_BATCH = 500;

/** By database or transaction, then by kind. */
const counters = new WeakMap<Queries, Map<string, CountAttempt>>();

/**
 * Counts attempts in batches. Thousands of readers may share one address: attempts that arrive during a count are counted
 * together next, so they wait for the row once instead of each holding a connection (K9, decision 025).
 */
function attemptCounter(db: Queries, { kind, withinMs }: Limit): CountAttempt {
  const kinds = counters.get(db) ?? new Map<string, CountAttempt>();
  counters.set(db, kinds);
  const take =
    kinds.get(kind) ??
    createBatch<Attempt, number>((tries) => countBatch(db, kind, withinMs, tries), {
      most: MAX_BATCH,
    });
  kinds.set(kind, take);
  return take;
}

async function countBatch(
  db: Queries,
  kind: string,
  withinMs: number,
  tries: readonly Attempt[],
): Promise<number[]> {
  const nameOf = ({ site, subject }: Pick<Attempt, 'site' | 'subject'>) => `${site}/${subject}`;
  const counts = new Map<string, { site: number; subject: string; count: number }>();
  for (const one of tries) {
    const { site, subject } = one;
    counts.set(nameOf(one), { site, subject, count: (counts.get(nameOf(one))?.count ?? 0) + 1 });
  }
  const now = Math.max(...tries.map((one) => one.now));
  const rows = await countAttempts(db, kind, [...counts.values()], new Date(now), new Date(now - withinMs));
  // Attempts of one subject count in the order they came.
  const before = new Map(rows.map((row) => [nameOf(row), row.count - (counts.get(nameOf(row))?.count ?? 0)]));
  return tries.map((one) => {
    const count = (before.get(nameOf(one)) ?? 0) + 1;
    before.set(nameOf(one), count);
    return count;
  });
}

export interface Attempts {
  /** Counts an attempt. @returns false where the limit is exceeded */
  take(limit: Limit, subject: string): Promise<boolean>;
  /** Uncounts an attempt. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  /** Resets the count after a success. */
  clear(limit: Limit, subject: string): Promise<void>;
}

/** A subject as it is stored: phones, members and addresses stand in no row. */
export const storedSubject = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url');

/** @param site 0 = of no site in particular */
export function attemptsOf(db: Queries, site: number, now: number): Attempts {
  return {
    async take(limit, subject) {
      const one = { site, subject: storedSubject(subject), now };
      return (await attemptCounter(db, limit)(one)) <= limit.max;
    },
    async giveBack({ kind }, subject) {
      await uncountAttempt(db, site, kind, storedSubject(subject));
    },
    async clear({ kind }, subject) {
      await clearAttempts(db, site, kind, storedSubject(subject));
    },
  };
}

/** Deletes attempts older than every limit. @param now epoch ms */
export const forgetOldAttempts = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetAttempts(db, new Date(now - DAY_MS), limit));
