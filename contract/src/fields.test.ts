import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CONTENT_MAX,
  CommonInput,
  code,
  content,
  flag,
  ID_MAX,
  id,
  ids,
  inputError,
  LIST_MAX,
  offsetOf,
  paging,
  parseId,
  TEXT_MAX,
  text,
  texts,
} from './fields';
import { VoteSort } from './participation/codes';

const Input = v.object({
  articleId: id(),
  catID: id(-1),
  name: text(''),
  key: text('', 5),
  cancel: flag(),
  sort: code(VoteSort, VoteSort.number),
  ids: ids(),
  pics: texts(),
  ...paging,
});

function problem(values: Record<string, unknown>): string {
  const read = v.safeParse(Input, { articleId: '1', ...values });
  return read.success ? '' : inputError(read.issues);
}

describe('[wire W11] parameters arrive as text', () => {
  test('[wire W11] ids and numbers become numbers, unset ones their defaults, unknown ones vanish', () => {
    const read = v.parse(Input, {
      articleId: '345',
      cancel: '1',
      ids: '1, 2,,3',
      catID: '',
      debug: 'x',
      page: '2',
    });
    expect(read).toEqual({
      articleId: 345,
      catID: -1,
      name: '',
      key: '',
      cancel: true,
      sort: 0,
      ids: [1, 2, 3],
      pics: [],
      page: 2,
      rowNumber: 0,
      afterOrder: '',
    });
  });

  test('[wire W7] an id beyond all ids is one that names nothing, not a fault', () => {
    const read = v.parse(Input, { articleId: '9007199254740991', ids: '1,4294967296', catID: '99999999999' });
    expect(read).toMatchObject({ articleId: ID_MAX, ids: [1, ID_MAX], catID: ID_MAX });
  });

  test('[wire W9] a JSON body may carry numbers, switches and arrays', () => {
    const read = v.parse(Input, { articleId: 7, cancel: true, ids: [1, '2'], pics: ['a', 'b'], sort: 2 });
    expect(read).toMatchObject({ articleId: 7, cancel: true, ids: [1, 2], pics: ['a', 'b'], sort: 2 });
  });

  test('[wire D5] an array is one as its JSON text too, as it travels enciphered', () => {
    const read = v.parse(Input, { articleId: '7', ids: '[1, "2"]', pics: '["a", "b"]' });
    expect(read).toMatchObject({ ids: [1, 2], pics: ['a', 'b'] });
    expect(v.parse(Input, { articleId: '7', pics: '[1:2' })).toMatchObject({ pics: ['[1:2'] });
    expect(problem({ ids: '[[1]]' })).toContain('ids');
  });

  test.each([
    ['letters', { articleId: 'abc' }, 'articleId'],
    ['an empty id', { articleId: '' }, 'articleId'],
    ['a negative id', { articleId: '-1' }, 'articleId'],
    ['a fraction', { articleId: '1.5' }, 'articleId'],
    ['an exponent', { articleId: '1e3' }, 'articleId'],
    ['a hexadecimal number', { articleId: '0x10' }, 'articleId'],
    ['beyond the exact range', { articleId: '9007199254740993' }, 'articleId'],
    ['a missing id', { articleId: undefined }, '缺少参数 articleId'],
    ['an id sent twice', { articleId: ['1', '2'] }, 'articleId'],
    ['an object', { name: {} }, 'name'],
    ['a page before the first', { page: '-1' }, 'page'],
    ['a text over its own cap', { key: '123456' }, 'key'],
    ['a text over the usual cap', { name: 'x'.repeat(TEXT_MAX + 1) }, 'name'],
    ['a NUL', { name: 'a\u0000b' }, 'name'],
    ['a switch that is none', { cancel: 'perhaps' }, 'cancel'],
    ['a number outside the table', { sort: '9' }, 'sort'],
    ['a word in a list of ids', { ids: '1,x' }, 'ids'],
    ['too many ids', { ids: Array.from({ length: LIST_MAX + 1 }, (_, i) => i) }, 'ids'],
  ])('[wire W7] %s is refused and the parameter named', (_what, values, name) => {
    expect(problem(values)).toContain(name);
  });

  test('[wire W10] the site is 1 unless it says otherwise', () => {
    expect(v.parse(CommonInput, {}).siteId).toBe(1);
    expect(v.parse(CommonInput, { siteId: '3' }).siteId).toBe(3);
  });

  test('[wire W12] page wins over the offset of the first row', () => {
    expect(offsetOf({ page: 0, rowNumber: 40 }, 20)).toBe(40);
    expect(offsetOf({ page: 3, rowNumber: 40 }, 20)).toBe(60);
  });
});

test.each([
  ['7', 7],
  [' 7 ', 7],
  [String(ID_MAX), ID_MAX],
  [String(ID_MAX + 1), 0],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  ['', 0],
])('[wire W7] the id in a text – “%s” – is %d', (given, number) => {
  expect(parseId(given)).toBe(number);
});

test('[wire W11] values – with blanks around them, or blank – are read as people mean them', () => {
  expect(v.parse(Input, { articleId: ' 7 ', catID: ' ', pics: 'a , b' })).toMatchObject({
    ...{ articleId: 7, catID: -1, pics: ['a', 'b'] },
  });
  expect(v.parse(code({ first: 1, second: 2 }, 2), '')).toBe(2);
  expect(problem({ articleId: ' ' })).toBe('参数 articleId 应为整数');
});

test('[wire W9] an array – with commas in its values – is split at these too', () => {
  expect(v.parse(texts(), ['a,b', '["c"]'])).toEqual(['a', 'b', '["c"]']);
});

test('[wire W7] faults – of several parameters – are named one after the other', () => {
  expect(problem({ articleId: undefined, cancel: 'perhaps' })).toBe(
    '缺少参数 articleId；参数 cancel 应为 0 或 1',
  );
});

test('[wire W11] texts – required, and of a body – are as long as they may be', () => {
  const required = v.object({ name: text() });
  const read = v.safeParse(required, { name: '' });
  expect(read.success ? '' : inputError(read.issues)).toBe('参数 name 不能为空');
  expect(v.parse(required, { name: 'a' })).toEqual({ name: 'a' });
  expect(v.parse(content(), undefined)).toBe('');
  expect(v.parse(content(), 'x'.repeat(CONTENT_MAX))).toHaveLength(CONTENT_MAX);
  expect(v.safeParse(content(), 'x'.repeat(CONTENT_MAX + 1)).success).toBe(false);
});
