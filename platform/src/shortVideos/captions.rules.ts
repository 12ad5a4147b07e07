const TIME = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})$/;

/** Captions as they are stored, or the reason why browsers would not show them. */
export type ReadCaptions = { readonly text: string } | { readonly fault: string };

interface Time {
  text: string;
  /** Milliseconds. */
  at: number;
}

function timeOf(text: string): Time | undefined {
  const [, hours = '0', minutes = '', seconds = '', part = ''] = TIME.exec(text) ?? [];
  if (part === '') return undefined;
  const milliseconds = part.padEnd(3, '0');
  const at = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(milliseconds);
  const [hh, mm, ss] = [hours, minutes, seconds].map((digits) => digits.padStart(2, '0'));
  return { text: `${hh}:${mm}:${ss}.${milliseconds}`, at };
}

/** A line of times as browsers read it; undefined for one that they skip, with its words. */
function timing(line: string): string | undefined {
  const [before = '', ...after] = line.split('-->');
  const rest = after.join('-->');
  if (!/\s$/.test(before) || !/^\s/.test(rest)) return undefined;
  const [to = '', ...set] = rest.trim().split(/\s/);
  const settings = set.join(' ').trim();
  const [start, end] = [timeOf(before.trim()), timeOf(to)];
  if (start === undefined || end === undefined || end.at <= start.at) return undefined;
  return `${start.text} --> ${end.text}${settings === '' ? '' : ` ${settings}`}`;
}

/**
 * Reads WebVTT, or SRT, which differs from it in its first line and its commas.
 * Marks and line ends of any system are taken; what is stored is plain WebVTT.
 */
export function readCaptions(given: string): ReadCaptions {
  const lines = given
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (given.includes('\u0000') || given.includes('\ufffd')) return { fault: 'captions are UTF-8' };
  const [head = ''] = lines;
  const isVtt = /^WEBVTT(?:[ \t].*)?$/.test(head);
  if (!isVtt && !/^\s*(?:\d{1,6}\s*)?$/.test(head) && !head.includes('-->'))
    return { fault: 'captions are WebVTT or SRT' };
  const body = isVtt ? lines.slice(1) : lines;
  const text: string[] = [];
  let cues = 0;
  for (const [index, line] of body.entries()) {
    const times = line.includes('-->') ? timing(line) : line.replaceAll(/\{\\an?\d{1,2}\}/g, '');
    if (times === undefined)
      return {
        fault: `captions: line ${index + (isVtt ? 2 : 1)} has no times that browsers show: ${line.slice(0, 60)}`,
      };
    cues += line.includes('-->') ? 1 : 0;
    text.push(times);
  }
  if (cues === 0) return { fault: 'captions are WebVTT or SRT, with at least one line of times' };
  return { text: `${isVtt ? head : 'WEBVTT'}\n\n${text.join('\n').trim()}\n` };
}
