import { bo } from '@touch/locales/bo';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { creditRoles, creditsOf } from './credits';

test('[D5] only credits that are present stand there, in the order of the book', () => {
  expect(
    creditsOf({
      lastChecker: '陆怀远',
      cameraman: '',
      editor: '方既明',
      source: '澜川日报',
      intern: null,
      checker: '  ',
    }),
  ).toEqual([
    { role: 'source', names: ['澜川日报'] },
    { role: 'editor', names: ['方既明'] },
    { role: 'lastChecker', names: ['陆怀远'] },
  ]);
});

test('[D5] several names of a role are parted, a foreign name keeps its blank', () => {
  expect(
    creditsOf({
      cameraman: '郑小山 白玛多吉；郑小山',
      correspondent: 'Losang Tsering, Pema Dorje',
      source: '澜川日报，岷阳日报',
    }),
  ).toEqual([
    { role: 'source', names: ['澜川日报，岷阳日报'] },
    { role: 'cameraman', names: ['郑小山', '白玛多吉'] },
    { role: 'correspondent', names: ['Losang Tsering', 'Pema Dorje'] },
  ]);
});

test('[D5] roles bear the names of the specification', () => {
  expect(creditRoles.map((role) => zh[`credit.${role}`]).join(' ')).toBe(
    '来源 编辑 责任编辑 校对 审签 策划 审核 摄影 制图 统筹 通讯员 实习生 编导 终审',
  );
  expect(creditRoles.every((role) => bo[`credit.${role}`] !== '')).toBe(true);
});
