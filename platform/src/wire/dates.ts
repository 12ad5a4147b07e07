/** Time zone of times without one, as newsrooms of this product use it: minutes east of Greenwich. */
const SITE_OFFSET = 480;
/** A date is no longer (characters); it bounds what the patterns below read. */
const LONGEST = 80;

/** Zones with a name (RFC 822, 5.1), minutes east of Greenwich. */
const NAMED_ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

const TIME = String.raw`(?<half>上午|下午|晚上)? ?(?<hours>\d{1,2})[:时點点](?<minutes>\d{1,2})分?(?::?(?<seconds>\d{1,2})(?:[.,]\d{1,9})?秒?)?(?: ?(?<meridiem>[ap])\.?m\.?)?`;
const ZONE = String.raw`(?: ?(?:(?<zone>[a-z]{1,3})|(?:utc|gmt)?(?<zoneHours>[+-]\d{1,2}):?(?<zoneMinutes>\d{2})?))?(?: ?\([a-z ]*\))?`;
const WEEKDAY = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? ?)?`;
const FORMS = [
  // 2024-05-01T08:30:00Z, 2024/5/1 8:30:00, 2024年5月1日 8时30分
  String.raw`(?<year>\d{4}) ?[-/.年] ?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2})日?(?:[t,]? ?${TIME}${ZONE})?`,
  // 20240501, 20240501T083000Z
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:t(?<hours>\d{2})(?<minutes>\d{2})(?<seconds>\d{2})?${ZONE})?`,
  // Wed, 01 May 2024 08:30:00 +0800
  String.raw`${WEEKDAY}(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<name>[a-z]{3,9})\.?,?[ -](?<year>\d{4}|\d{2}),?(?: (?:at )?${TIME}${ZONE})?`,
  // May 1, 2024 8:30 AM
  String.raw`${WEEKDAY}(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}),?(?: (?:at )?${TIME}${ZONE})?`,
  // Wed May 1 08:30:00 GMT 2024
  String.raw`${WEEKDAY}(?<name>[a-z]{3,9}) (?<day>\d{1,2}) ${TIME}${ZONE} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/**
 * A date as feeds and people write it; undefined where it cannot be read in one way alone. The zone of the machine is of no matter.
 * @param offset minutes east of Greenwich, of a time without a zone; the site's by default
 */
export function readDate(text: string | undefined, offset = SITE_OFFSET): Date | undefined {
  const value = (text ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
  if (value.length > LONGEST) return undefined;
  for (const form of FORMS) {
    const found = form.exec(value)?.groups;
    if (found !== undefined) return dateOf(found, offset);
  }
  return undefined;
}

function dateOf(found: Readonly<Record<string, string | undefined>>, offset: number): Date | undefined {
  const { hours = '0', minutes = '0', seconds = '0', half = found.meridiem ?? '' } = found;
  const year = yearOf(found.year ?? '');
  const month = monthOf(found.month, found.name ?? '');
  const hour = hourOf(Number(hours), half);
  const east = eastOf(found, offset);
  const midnight = Date.UTC(year, month - 1, Number(found.day));
  const day = new Date(midnight);
  // A day that the month does not have, such as 31 April, is one of the next.
  const isDay = day.getUTCMonth() === month - 1 && day.getUTCDate() === Number(found.day);
  const isTime = hour !== undefined && Number(minutes) < 60 && Number(seconds) <= 60;
  if (!isDay || !isTime || east === undefined || year < 1900 || year > 2200) return undefined;
  const passed = (hour * 60 + Number(minutes) - east) * 60 + Math.min(59, Number(seconds));
  return new Date(midnight + passed * 1000);
}

/** Two digits are of 1950 to 2049. */
const yearOf = (digits: string): number =>
  digits.length === 2 ? Number(digits) + (Number(digits) < 50 ? 2000 : 1900) : Number(digits);

/** From 1; NaN for a name that is no English month, in full or in its first letters. */
function monthOf(digits: string | undefined, name: string): number {
  if (digits !== undefined) return Number(digits);
  const at = MONTHS.findIndex(
    (month) => month.startsWith(name) || (name === 'sept' && month === 'september'),
  );
  return at < 0 ? Number.NaN : at + 1;
}

function hourOf(hours: number, half: string): number | undefined {
  if (half === '') return hours < 24 ? hours : undefined;
  if (hours > 12) return half === '下午' || half === '晚上' ? hours : undefined;
  const isLate = half === 'p' || half === '下午' || half === '晚上';
  return (hours % 12) + (isLate ? 12 : 0);
}

/** Minutes east of Greenwich; undefined for a zone that is not known. */
function eastOf(
  { zone, zoneHours, zoneMinutes = '0' }: Readonly<Record<string, string | undefined>>,
  offset: number,
): number | undefined {
  if (zone !== undefined) return NAMED_ZONES[zone];
  if (zoneHours === undefined) return offset;
  const minutes = Number(zoneHours) * 60;
  return minutes + (zoneHours.startsWith('-') ? -Number(zoneMinutes) : Number(zoneMinutes));
}

/** WordPress and Ghost write `2024-05-01 08:30:00` in GMT, and zeros where there is none. */
export const readGmt = (text: string | undefined): Date | undefined => readDate(text, 0);
