import type { Language } from '@desk/texts/useText';

/** Newsrooms keep this time (wire W13), wherever the browser is. */
const ZONE = 'Asia/Shanghai';
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, kind: 'time' | 'day'): Intl.DateTimeFormat {
  const key = `${language} ${kind}`;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      timeZone: ZONE,
      ...(kind === 'time' ? {} : { month: '2-digit', day: '2-digit' }),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(key, made);
  return made;
}

const dayOf = (at: Date): string => at.toLocaleDateString('sv', { timeZone: ZONE });

/** A moment of the server: hour and minute, with the day where it is not today. */
export function shownTime(moment: string, now: number, language: Language): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  return format(language, dayOf(at) === dayOf(new Date(now)) ? 'time' : 'day').format(at);
}
