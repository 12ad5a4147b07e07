import { describe, expect, test } from 'vitest';
import { numberOf, pathForm, pathSegments, pathTo, pathValues } from './paths';

const news = pathForm('/newsDetail/{columnId?}/{id?}.html');
const option = pathForm('/voteItemDetail/{id?}/{voteId?}/{optionId?}.html');

describe('paths', () => {
  test.each([
    ['/newsDetail/12/345.html', { columnId: '12', id: '345' }],
    ['/newsDetail/345.html', { id: '345' }],
    ['/newsDetail/.html', {}],
    ['/newsDetail.html', {}],
  ])('[A2] %s reads its values', (path, values) => {
    const [, ...rest] = pathSegments(path) ?? [];
    expect(pathValues(news, rest)).toEqual(values);
  });

  test.each([
    [['9'], { optionId: '9' }],
    [['1', '9'], { id: '1', optionId: '9' }],
    [['1', '2', '9'], { id: '1', voteId: '2', optionId: '9' }],
  ])('[A2] of three parameters %j fill the first and the last', (values, found) => {
    expect(pathValues(option, values)).toEqual(found);
  });

  test('[A2] more values than parameters are no path of ours', () => {
    expect(pathValues(news, ['1', '2', '3'])).toBeUndefined();
  });

  test.each(['/newsDetail/%E0%A4%A.html', '/newsDetail/%.html', '/newsDetail/1', 'newsDetail.html'])(
    '[A2] %s is no path of ours',
    (path) => expect(pathSegments(path)).toBeUndefined(),
  );

  test('[A2] a built address is read back as the same values', () => {
    for (const values of [{ id: '345' }, { columnId: '12', id: '345' }, { id: '藏 文/1' }]) {
      const [, ...rest] = pathSegments(pathTo(news, values)) ?? [];
      expect(pathValues(news, rest)).toEqual(values);
    }
  });
});

test.each([
  ['7', '7'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', ''],
  ['7a', ''],
  ['a7', ''],
  ['-7', ''],
  ['', ''],
  [undefined, ''],
])('[A2] a number of an address – %j – is read as “%s”', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test('[A2] an address – of values that are empty or absent – leaves them out', () => {
  expect(pathTo(option, { id: '', voteId: undefined, optionId: 0 })).toBe('/voteItemDetail/0.html');
});
