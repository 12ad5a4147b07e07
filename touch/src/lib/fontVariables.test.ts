import { expect, test } from 'vitest';
import { fontVariables } from './fontVariables';

test.each([
  [18, 2, {}],
  [14, 1, { '--font-size-px': '14px', '--font-step-px': '1px' }],
  [30, 4, { '--font-size-px': '30px', '--font-step-px': '4px' }],
  [20, 2, { '--font-size-px': '20px' }],
  [18, 3, { '--font-step-px': '3px' }],
  [13, 0, {}],
  [31, 5, {}],
  [Number.NaN, Number.POSITIVE_INFINITY, {}],
])('[C3] text of %d px in steps of %d px – set by the site – gives %j', (size, step, variables) => {
  expect(Object.fromEntries(fontVariables({ size, step }))).toEqual(variables);
});
