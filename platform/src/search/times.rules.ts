import { refused } from '@platform/wire/refusals';

const SITE_TIME = '+08:00';
const DAY_MS = 86_400_000;
const written = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

function momentOf(name: string, text: string): { at: number; day: boolean } {
  if (/^\d{11,14}$/.test(text)) return { at: Number(text), day: false };
  const [, year, month, date, hour, minute = '00', second = '00'] = written.exec(text) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${hour ?? '00'}:${minute}:${second}${SITE_TIME}`);
  if (Number.isNaN(at)) throw refused(`参数 ${name} 应为日期`);
  return { at, day: hour === undefined };
}

/**
 * A range of time as readers write it, in site time or epoch milliseconds; a last day is meant whole.
 * @throws refused for anything that is no date.
 */
export function timeRange(startTime: string, endTime: string): { from?: Date; until?: Date } {
  const end = endTime === '' ? undefined : momentOf('endTime', endTime);
  return {
    ...(startTime === '' ? {} : { from: new Date(momentOf('startTime', startTime).at) }),
    ...(end ? { until: new Date(end.at + (end.day ? DAY_MS : 1000)) } : {}),
  };
}
