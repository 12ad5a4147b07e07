/** iCalendar (RFC 5545) wants lines of at most 75 octets: a character has up to four. */
const LINE = 18;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');

function folded(line: string): string {
  const characters = Array.from(line);
  const parts: string[] = [];
  for (let at = 0; at < characters.length; at += LINE) parts.push(characters.slice(at, at + LINE).join(''));
  return parts.join('\r\n ');
}

/** `20310305T013000Z`. @param at epoch ms */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

interface CalendarEntry {
  readonly uid: string;
  readonly title: string;
  /** Epoch ms. */
  readonly start: number;
  /** Epoch ms; undefined = open. */
  readonly end: number | undefined;
  readonly url: string;
}

/** A calendar file with one entry and an alarm ten minutes before it. */
export const calendarFile = ({ uid, title, start, end, url }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchpaper//Live//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(start)}`,
    `DTSTART:${utc(start)}`,
    ...(end === undefined ? [] : [`DTEND:${utc(end)}`]),
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

export const calendarHref = (entry: CalendarEntry): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
