/** Offset of a time without a zone, as newsrooms of this product write it. */
const HOME_OFFSET = '+08:00';

const ZONELESS = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/;

/** A date as feeds write it (RFC 822, ISO 8601, `2024-05-01 08:30:00` at home); undefined where it cannot be read. */
export function readDate(text: string | undefined): Date | undefined {
  const given = (text ?? '').trim().replaceAll('/', '-');
  const [, day, time] = ZONELESS.exec(given) ?? [];
  const date = new Date(
    day === undefined ? given : `${day}T${(time ?? '00:00').padStart(5, '0')}${HOME_OFFSET}`,
  );
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < 1900 || year > 2200 ? undefined : date;
}

/** WordPress writes `2024-05-01 08:30:00` in GMT, and zeros where there is none. */
export function readGmt(text: string | undefined): Date | undefined {
  const given = (text ?? '').trim();
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(given)
    ? readDate(`${given.replace(' ', 'T')}Z`)
    : undefined;
}
