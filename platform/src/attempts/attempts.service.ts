import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { clearAttempts, forgetAttempts, uncountAttempt } from './attempts.store';
import type { Limit } from './attempts.types';
import { taking } from './taking';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const limits = {
  /** Wire n1. */
  codesToPhone: { kind: 'codes-phone', most: 5, withinMs: DAY_MS },
  /** Codes nobody took on their way that are none of the day's: each may be guessed at, so there is an end to them too. */
  codesNotSent: { kind: 'codes-not-sent', most: 20, withinMs: DAY_MS },
  /** Codes of an address without a challenge, and those after one: a carrier has thousands of phones behind it. */
  codesFromAddress: { kind: 'codes-address', most: 60, withinMs: DAY_MS },
  challengedFromAddress: { kind: 'codes-address-challenged', most: 600, withinMs: DAY_MS },
  /** Codes a device may ask for before it has to pass a challenge. */
  codesWithoutChallenge: { kind: 'codes-device', most: 3, withinMs: DAY_MS },
  wrongPasswords: { kind: 'password-phone', most: 10, withinMs: 15 * MINUTE_MS },
  uploads: { kind: 'uploads', most: 60, withinMs: 60 * MINUTE_MS },
  wrongFromAddress: { kind: 'password-address', most: 100, withinMs: 15 * MINUTE_MS },
  /** Of the newsroom's people: from one place, at one name from there, at one name from everywhere. */
  staffFromAddress: { kind: 'staff-address', most: 30, withinMs: 15 * MINUTE_MS },
  staffNameFromAddress: { kind: 'staff-name-address', most: 10, withinMs: 15 * MINUTE_MS },
  staffName: { kind: 'staff-name', most: 100, withinMs: 15 * MINUTE_MS },
  /** Of devices without a login. */
  followsFromAddress: { kind: 'follows-address', most: 500, withinMs: DAY_MS },
  /** Shown and tapped adverts of devices without a login; thousands of phones may share an address. */
  advertsFromAddress: { kind: 'adverts-address', most: 5000, withinMs: DAY_MS },
  exports: { kind: 'exports', most: 5, withinMs: DAY_MS },
  /** Taken at its beginning and given back at its end; one that never came to it holds up the next no longer than this. */
  exportUnderWay: { kind: 'export-under-way', most: 1, withinMs: 10 * MINUTE_MS },
  /** Of one vote, of devices without a login: what comes beyond is held for review, and beyond that not taken. */
  ballotsFromAddress: { kind: 'ballots-address', most: 100, withinMs: 60 * MINUTE_MS },
  heldFromAddress: { kind: 'held-address', most: 300, withinMs: DAY_MS },
  voteTickets: { kind: 'vote-tickets', most: 300, withinMs: 60 * MINUTE_MS },
  ticketsFromAddress: { kind: 'vote-tickets-address', most: 3_000, withinMs: 60 * MINUTE_MS },
  exposesFromAddress: { kind: 'exposes-address', most: 200, withinMs: DAY_MS },
} as const satisfies Record<string, Limit>;

export interface Attempts {
  /** Counts one; false = it is one too many. */
  take(limit: Limit, subject: string): Promise<boolean>;
  /** The one that was taken does not count. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  /** Begins anew: the right one was found. */
  clear(limit: Limit, subject: string): Promise<void>;
}

/** @param site 0 = of no site in particular */
export function attemptsOf(db: Queries, site: number, now: number): Attempts {
  return {
    async take(limit, subject) {
      return (await taking(db, limit)({ site, subject, now })) <= limit.most;
    },
    async giveBack({ kind }, subject) {
      await uncountAttempt(db, site, kind, subject);
    },
    async clear({ kind }, subject) {
      await clearAttempts(db, site, kind, subject);
    },
  };
}

/** Lets go of tries older than any limit looks back. @param now epoch ms */
export const forgetOldAttempts = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetAttempts(db, new Date(now - DAY_MS), limit));
