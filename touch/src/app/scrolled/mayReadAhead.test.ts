import { expect, test } from 'vitest';
import { mayReadAhead } from './mayReadAhead';

test.each([
  ['says nothing', {}, true],
  ['a fast line', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['saves data', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a slow line', { connection: { saveData: false, effectiveType: '3g' } }, false],
])('[A10] reading ahead – the browser: %s – %j: %s', (_, browser, may) => {
  expect(mayReadAhead(browser)).toBe(may);
});
