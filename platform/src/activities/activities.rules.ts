import { ActivityState, EntryState, RegistrationStatus } from '@contract/participation/codes';

/** A date of the wire in site time, epoch ms; undefined where unset. */
export function momentOf(date: string): number | undefined {
  const at = Date.parse(`${date.slice(0, 19).replace(' ', 'T')}+08:00`);
  return Number.isNaN(at) ? undefined : at;
}

/** Dates of the wire; '' = open. */
export interface ActivityDates {
  readonly startTime: string;
  readonly endTime: string;
  readonly startSignTime: string;
  readonly endSignTime: string;
}
const isBefore = (now: number, date: string): boolean => now < (momentOf(date) ?? Number.NEGATIVE_INFINITY);
const isAfter = (now: number, date: string): boolean => now > (momentOf(date) ?? Number.POSITIVE_INFINITY);

/** @param now epoch ms */
export function activityStateOf({ startTime, endTime }: ActivityDates, now: number): ActivityState {
  if (isBefore(now, startTime)) return ActivityState.notStarted;
  return isAfter(now, endTime) ? ActivityState.ended : ActivityState.running;
}

/** State of the sign-up for everybody without an entry (wire S12). @param now epoch ms */
export function entryStateOf(dates: ActivityDates, isFull: boolean, now: number): EntryState {
  if (isAfter(now, dates.endTime) || isAfter(now, dates.endSignTime)) return EntryState.ended;
  if (isBefore(now, dates.startSignTime)) return EntryState.notStarted;
  return isFull ? EntryState.full : EntryState.open;
}

/** Statuses of entries that hold a place of the quota. */
const placed: readonly number[] = [RegistrationStatus.toAudit, RegistrationStatus.passed];
/** Statuses that hold a place, as a list of SQL. */
export const PLACED_STATUSES = placed.join(', ');
/** @param status RegistrationStatus */
export const holdsPlace = (status: number): boolean => placed.includes(status);

const DAY_MS = 24 * 3_600_000;
const SITE_OFFSET_MS = 8 * 3_600_000;

/** Registrations are written off from the first day's midnight to a day after the end, so that a phone without a network catches up. */
export function canWriteOffAt({ startTime, endTime }: ActivityDates, now: number): boolean {
  const start = momentOf(startTime);
  const midnight =
    start === undefined ? now : Math.floor((start + SITE_OFFSET_MS) / DAY_MS) * DAY_MS - SITE_OFFSET_MS;
  const end = momentOf(endTime);
  return now >= midnight && (end === undefined || now <= end + DAY_MS);
}
