import { describe, expect, test } from 'vitest';
import { ageOf, ageOn } from './minors.rules';

const TODAY = '2031-03-05';

describe('[K23] the age group of a month of birth', () => {
  test.each([
    ['2017', '3', { ageClass: 'under14', changesOn: '2031-04-01' }],
    ['2017', '2', { ageClass: 'under18', changesOn: '2035-03-01' }],
    ['2013', '03', { ageClass: 'under18', changesOn: '2031-04-01' }],
    ['2013', '2', { ageClass: 'adult', changesOn: '' }],
    ['2031', '3', { ageClass: 'under14', changesOn: '2045-04-01' }],
    ['2016', '12', { ageClass: 'under18', changesOn: '2035-01-01' }],
    ['1911', '3', { ageClass: 'adult', changesOn: '' }],
  ])('[K23] %s-%s – on 5 March 2031 – is %o', (year, month, age) => {
    expect(ageOf(year, month, TODAY)).toEqual(age);
  });

  test.each([
    ['2031', '4'],
    ['2032', '1'],
    ['1911', '2'],
    ['0000', '1'],
    ['2000', '0'],
    ['2000', '13'],
    ['', ''],
    ['2000', 'x'],
  ])('[K23] %s-%s – to come, more than 120 years ago, no month – is refused', (year, month) => {
    expect(ageOf(year, month, TODAY)).toBeUndefined();
  });

  test('[K23] a stored group – the day before and on the day it changes, four years on – is the next one', () => {
    const child = { ageClass: 'under14', changesOn: '2031-04-01' } as const;
    expect(ageOn(child, '2031-03-31')).toEqual(child);
    expect(ageOn(child, '2031-04-01')).toEqual({ ageClass: 'under18', changesOn: '2035-04-01' });
    expect(ageOn(child, '2035-03-31').ageClass).toBe('under18');
    expect(ageOn(child, '2035-04-01')).toEqual({ ageClass: 'adult', changesOn: '' });
    expect(ageOn({ ageClass: '', changesOn: '' }, '2035-04-01').ageClass).toBe('');
  });
});
