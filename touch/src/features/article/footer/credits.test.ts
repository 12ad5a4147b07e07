import { readContent } from '@touch/api/reading/articleContent';
import { creditRoles } from '@touch/api/reading/creditRoles';
import { bo } from '@touch/locales/bo';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { namesOf } from './credits';

test('[D5] only credits that are present stand there, in the order of the book', () => {
  const article = readContent({
    ...{ fileId: '1', lastChecker: '陆怀远', cameraman: '', editor: '方既明', source: '澜川日报' },
    ...{ intern: null, checker: '  ' },
  });
  expect(article?.credits.map((credit) => [credit.role, ...namesOf(credit)])).toEqual([
    ['source', '澜川日报'],
    ['editor', '方既明'],
    ['checker'],
    ['lastChecker', '陆怀远'],
  ]);
});

test('[D5] several names of a role are parted, a foreign name keeps its blank', () => {
  expect(namesOf({ role: 'source', names: '澜川日报，岷阳日报' })).toEqual(['澜川日报，岷阳日报']);
  expect(namesOf({ role: 'cameraman', names: '郑小山 白玛多吉；郑小山' })).toEqual(['郑小山', '白玛多吉']);
  expect(namesOf({ role: 'correspondent', names: 'Losang Tsering, Pema Dorje' })).toEqual([
    'Losang Tsering',
    'Pema Dorje',
  ]);
});

test('[D5] roles bear the names of the specification', () => {
  expect(creditRoles.map((role) => zh[`credit.${role}`]).join(' ')).toBe(
    '来源 编辑 责任编辑 校对 审签 策划 审核 摄影 制图 统筹 通讯员 实习生 编导 终审',
  );
  expect(creditRoles.every((role) => bo[`credit.${role}`] !== '')).toBe(true);
});
