import { expect, test } from 'vitest';
import { SignFieldType } from '../participation/codes';
import { isPhoneField, PHONE_FIELD, signFieldProblem } from './signFieldProblem';

const field = { id: 'entry_note', type: '', isneed: 0 as const, option: ['甲', '乙'] };
const { upload, oneOf, manyOf, region, date, number, phone } = SignFieldType;

test.each([
  ['a text', {}, '好', undefined],
  ['500 characters', {}, '𠮷'.repeat(500), undefined],
  ['501 characters', {}, '𠮷'.repeat(501), 'tooLong'],
  ['nothing', {}, ' ', undefined],
  ['nothing where it is needed', { isneed: 1 as const }, ' ', 'missing'],
  ['three pictures', { type: upload }, 'a,,b,c,', undefined],
  ['four pictures', { type: upload }, 'a,b,c,d', 'tooLong'],
  ['one of the options', { type: oneOf }, ' 甲 ', undefined],
  ['another option', { type: oneOf }, '丙', 'option'],
  ['two options of one', { type: oneOf }, '甲,乙', 'option'],
  ['two options', { type: manyOf }, '甲,乙', undefined],
  ['an option and another one', { type: manyOf }, '甲,丙', 'option'],
  ['a region', { type: region }, '乙', undefined],
  ['another region', { type: region }, '丙', 'option'],
  ['a region of a field without options', { type: region, option: [] }, '丙', undefined],
  ['an option of a field without options', { type: oneOf, option: [] }, '丙', 'option'],
  ['a day', { type: date }, '2028-02-29', undefined],
  ['no day of the calendar', { type: date }, '2027-02-29', 'date'],
  ['a month that is none', { type: date }, '2027-13-01', 'date'],
  ['a day and more', { type: date }, '2027-02-01 10:00', 'date'],
  ['more and a day', { type: date }, 'a2027-02-01', 'date'],
  ['a number without a sign', { type: number }, '12', undefined],
  ['a number', { type: number }, '-123456789.1234', undefined],
  ['a number of ten digits', { type: number }, '1234567890', 'number'],
  ['five places', { type: number }, '1.12345', 'number'],
  ['a point at the end', { type: number }, '1.', 'number'],
  ['a word before a number', { type: number }, 'a1', 'number'],
  ['a phone number', { type: phone }, '138 0000-0001', undefined],
  ['a phone number of ten digits', { type: phone }, '1380000000', 'phone'],
  ['a phone number of twelve digits', { type: phone }, '138000000012', 'phone'],
  ['a phone number that begins with 2', { type: phone }, '23800000001', 'phone'],
  ['a number before the phone number', { type: phone }, '013800000001', 'phone'],
  ['no phone number in the field of phones', { id: PHONE_FIELD }, 'abc', 'phone'],
  ['a word in a field of texts', {}, 'abc', undefined],
])('[wire x3] an answer of a form – %s – has its problem: %j “%s” %s', (_, change, answer, problem) => {
  expect(signFieldProblem({ ...field, ...change }, answer)).toBe(problem);
});

test.each([
  [PHONE_FIELD, '', true],
  ['entry_other', phone, true],
  ['entry_other', '', false],
])('[wire S13] a field %s of type “%s” – is one of phone numbers: %s', (id, type, isPhone) => {
  expect(isPhoneField({ id, type })).toBe(isPhone);
});
