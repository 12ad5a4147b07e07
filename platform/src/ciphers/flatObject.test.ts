import { Refusal } from '@platform/wire/refusals';
import { expect, test } from 'vitest';
import { beginsLikeObject, parseFlatObject } from './flatObject';

test('[wire D5] enciphered parameters – texts, numbers and switches – are read as texts', () => {
  const read = parseFlatObject('{"t":"1930000000000","page":0,"on":true,"off":false,"empty":""}');
  expect({ ...read }).toEqual({ t: '1930000000000', page: '0', on: 'true', off: 'false', empty: '' });
  expect(Object.getPrototypeOf(read)).toBeNull();
});

test.each([
  ['a list inside', '{"ids":["1"]}'],
  ['an object inside', '{"info":{"a":"b"}}'],
  ['null inside', '{"device":null}'],
  ['a prototype inside', '{"__proto__":"x"}'],
  ['encryptData once more', '{"encryptData":"00"}'],
  ['a list', '["1"]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"abc"'],
  ['no JSON', '{t=1}'],
  ['nothing', ''],
])('[wire D5] enciphered parameters – %s – are refused', (_, json) => {
  expect(() => parseFlatObject(json)).toThrow(Refusal);
});

const parameters = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, ''])));
test('[K8] enciphered parameters – 200 of them – are read, one more is refused', () => {
  expect(Object.keys(parseFlatObject(parameters(200)))).toHaveLength(200);
  expect(() => parseFlatObject(parameters(201))).toThrow(Refusal);
});

test('[wire D5] a text – with spaces between its parts – may begin like an object', () => {
  expect(beginsLikeObject(Buffer.from('{ "a" :\t"b",\r\n'))).toBe(true);
});
