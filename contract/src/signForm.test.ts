import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formText } from './signForm';

const reader = formText();
const hundred = `{${Array.from({ length: 100 }, (_, i) => `f${i}:1`).join(',')}}`;

describe('[wire x3] a filled form', () => {
  test.each([
    ['JSON text', '{"entry_phone":"123","entry_sex":1}', { entry_phone: '123', entry_sex: '1' }],
    [
      'the loose text without quotes',
      '{entry_phone:123,entry_realName:abc}',
      { entry_phone: '123', entry_realName: 'abc' },
    ],
    [
      'a comma, a colon and blanks inside a loose value',
      '{ entry_place: 滨河路 3, 左侧 , entry_time:08:30 }',
      { entry_place: '滨河路 3, 左侧', entry_time: '08:30' },
    ],
    ['loose names with quoted values', '{msEvent:"签到",msScore:"5"}', { msEvent: '签到', msScore: '5' }],
    [
      'an object of a JSON body',
      { entry_likes: ['a', 'b'], entry_note: null },
      { entry_likes: 'a,b', entry_note: '' },
    ],
    ['a loose text with blanks around it', ' {a:1} ', { a: '1' }],
    ['quotes at one side, and over two lines', '{a:"1,b:x"y",c:"1\n2"}', { a: '"1', b: 'x"y"', c: '1\n2' }],
    ['a comma at the end of a loose text', '{ ,a:1}', { a: '1' }],
    ['a hundred fields', hundred, expect.objectContaining({ f0: '1', f99: '1' })],
    ['a blank', ' ', {}],
    ['nothing', '', {}],
    ['an empty form', '{}', {}],
  ])('[wire x3] %s is read', (_form, sent, fields) => {
    expect(v.parse(reader, sent)).toEqual(fields);
  });

  test('[wire x3] it is empty where it was not sent', () => {
    expect(v.parse(reader, undefined)).toEqual({});
  });

  test.each([
    ['a word', 'abc'],
    ['a loose text without its beginning', 'xa:1}'],
    ['a loose text without its end', '{a:1x'],
    ['a loose text without both', 'xa:1x'],
    ['a name with a point before', '{.a:1}'],
    ['a name with a point behind', '{a.:1}'],
    ['an array', '[1,2]'],
    ['a value that is an object', '{"a":{"b":1}}'],
    ['a loose text without names', '{123,456}'],
    ['more than it may hold', `{a:${'x'.repeat(30_000)}}`],
    ['too many fields', `{${Array.from({ length: 101 }, (_, i) => `f${i}:1`).join(',')}}`],
  ])('[wire x3] %s is refused', (_form, sent) => {
    expect(v.safeParse(reader, sent).success).toBe(false);
  });
});
