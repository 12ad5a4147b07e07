import { LiveSort, LiveType } from '@contract/codes';
import type { LiveChange as LiveChangeInput } from '@contract/newsroomLives';
import { safeUrl } from '@platform/html/safeUrl';
import { cleanLine, cleanWords } from '@platform/html/words';
import type { LiveChange } from '@platform/lives/setup/liveSetup.document';
import { readMediaName } from '@platform/media/sizes';
import { momentFrom, momentUntil } from '@platform/sites/moments';
import { transportFault } from '@platform/wire/refusals';
import type { InferOutput } from 'valibot';

type Fields = Omit<InferOutput<typeof LiveChangeInput>, 'site' | 'id' | 'picture'>;

const types = { image: LiveType.image, video: LiveType.video } as const;
const sorts = { newest: LiveSort.newestFirst, oldest: LiveSort.oldestFirst } as const;

/** @throws Refusal 400 for an address that may not be played */
function lineAddress(url: string): string {
  const given = url.trim();
  if (given === '') return '';
  if (given.startsWith('/media/') && readMediaName(given.slice('/media/'.length))) return given;
  const address = safeUrl(given);
  if (address === undefined) throw transportFault(400, `lines: ${given} is neither /media/… nor http(s)://…`);
  return address;
}

/** @throws Refusal 400 for a text that is no date */
function momentOf(field: string, text: string, read: (text: string) => Date | undefined): Date {
  const at = read(text);
  if (!at) throw transportFault(400, `${field}: ${text} is no day, or day and time, of the site`);
  return at;
}

function endOf(text: string | undefined): Date | null | undefined {
  if (text === undefined) return undefined;
  return text === '' ? null : momentOf('end', text, momentUntil);
}

const opposite = (flag: boolean | undefined): boolean | undefined => (flag === undefined ? undefined : !flag);
const oneLine = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));

/** The fields of a call as a change of a live. @throws Refusal 400 */
export function liveChange(fields: Fields): LiveChange {
  const title = oneLine(fields.title);
  if (title === '') throw transportFault(400, 'title: it says nothing');
  return {
    title,
    abstract: fields.abstract === undefined ? undefined : cleanWords(fields.abstract),
    type: fields.kind && types[fields.kind],
    startsAt: fields.start === undefined ? undefined : momentOf('start', fields.start, momentFrom),
    endsAt: endOf(fields.end),
    sort: fields.order && sorts[fields.order],
    announcement: oneLine(fields.announcement),
    lines: fields.lines?.map(({ name, live, playback }) => ({
      name: cleanLine(name),
      streamUrl: lineAddress(live),
      playbackUrl: lineAddress(playback),
    })),
    columnID: fields.columnID,
    content: fields.content,
    discussClosed: opposite(fields.discussion),
    advClosed: opposite(fields.adverts),
    reporters: fields.reporters,
  };
}
