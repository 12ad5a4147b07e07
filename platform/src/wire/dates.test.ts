import { describe, expect, test } from 'vitest';
import { readDate, readGmt } from './dates';

const at = (text: string | undefined) => readDate(text)?.toISOString();

describe('dates', () => {
  test.each([
    ['2024/5/1 8:30:00', '2024-05-01T00:30:00.000Z'],
    ['2024-5-1 8:30', '2024-05-01T00:30:00.000Z'],
    ['2024-05-01T08:30:00', '2024-05-01T00:30:00.000Z'],
    ['2024.05.01', '2024-04-30T16:00:00.000Z'],
    ['20240501', '2024-04-30T16:00:00.000Z'],
    ['2024年5月1日 8时30分', '2024-05-01T00:30:00.000Z'],
    ['2024年05月01日 下午2:05', '2024-05-01T06:05:00.000Z'],
    ['Wed, 01 May 2024 08:30:00', '2024-05-01T00:30:00.000Z'],
    ['May 1, 2024 8:30 AM', '2024-05-01T00:30:00.000Z'],
    ['May 1, 2024', '2024-04-30T16:00:00.000Z'],
    ['Wed May  1 08:30:00 2024', '2024-05-01T00:30:00.000Z'],
  ])('[K5] a date %s – without a zone – is of the site, whatever the zone of the server', (text, moment) => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ['UTC', 'America/New_York', 'Asia/Shanghai']) {
        process.env.TZ = TZ;
        expect(at(text)).toBe(moment);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test.each([
    ['2024-05-01T08:30:00Z', '2024-05-01T08:30:00.000Z'],
    ['2024-05-01T08:30:00.123+08:00', '2024-05-01T00:30:00.000Z'],
    ['2024-05-01 08:30:00 -0530', '2024-05-01T14:00:00.000Z'],
    ['20240501T083000Z', '2024-05-01T08:30:00.000Z'],
    ['Wed, 1 May 24 08:30 EST', '2024-05-01T13:30:00.000Z'],
    ['01-May-2024 08:30:00 GMT+8', '2024-05-01T00:30:00.000Z'],
    ['Thu, 05 Sept 2024 08:30:60 +0000 (UTC)', '2024-09-05T08:30:59.000Z'],
    ['Wed May 01 08:30:00 GMT 2024', '2024-05-01T08:30:00.000Z'],
    ['Wednesday, 01 May 2024 12:30 PM UTC', '2024-05-01T12:30:00.000Z'],
  ])('[K5] a date %s – with a zone – is that moment', (text, moment) => {
    expect(at(text)).toBe(moment);
  });

  test.each([
    undefined,
    '',
    'yesterday',
    'dom, 02 ott 2022 18:55:00 GMT',
    'sab, 02 mar 2022 18:55:00 XYZ',
    '05/01/2024',
    '1/5/2024 8:30',
    '2024-02-30',
    '2024-13-01',
    '2024-05-01 24:30',
    '2024-05-01 08:61',
    '0000-00-00 00:00:00',
    `2024-05-01${' '.repeat(90)}x`,
  ])('[K5] a date %s – which cannot be read in one way alone – is none', (text) => {
    expect(at(text)).toBeUndefined();
  });

  test('[K5] a date of WordPress – without a zone – is in GMT', () => {
    expect(readGmt('2024-05-01 08:30:00')?.toISOString()).toBe('2024-05-01T08:30:00.000Z');
    expect(readGmt('0000-00-00 00:00:00')).toBeUndefined();
  });
});
