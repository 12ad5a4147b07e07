import { numberOf, type PathValues } from '@touch/lib/paths';

/** Activity, code and place of an address; '' = none. */
export interface WriteOffTarget {
  readonly activity: string;
  readonly code: string;
  readonly place: string;
}

/**
 * The address of a write-off (S§2). One value is the activity, two are activity and code, as vouchers name them; the general rule
 * of paths (A2) hands the last value over as the place.
 */
export function writeOffTarget({
  activityID = '',
  registCode = '',
  shopSite = '',
}: PathValues): WriteOffTarget {
  if (registCode !== '') return { activity: numberOf(activityID), code: registCode, place: shopSite };
  if (activityID !== '') return { activity: numberOf(activityID), code: shopSite, place: '' };
  return { activity: numberOf(shopSite), code: '', place: '' };
}

/** The activity and code in a scanned text: the address of a voucher, or the code alone (then without activity). */
export function scannedTarget(text: string): Pick<WriteOffTarget, 'activity' | 'code'> {
  const [, activity = '', code = ''] =
    /\/writeOff\/(\d{1,10})\/([\w-]+)(?:\/[^/]*)?\.html(?:[?#]|$)/.exec(text) ?? [];
  return activity ? { activity, code } : { activity: '', code: /^[\w-]{4,64}$/.test(text) ? text : '' };
}
