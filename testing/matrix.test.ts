import { expect, test } from 'vitest';
import { combinations } from './matrix';

const axes = {
  screen: ['home', 'search', 'login', 'newsDetail'],
  theme: ['light', 'dark'],
  isElder: [false, true],
  width: [320, 390],
} as const;

test('npm test – a matrix of four axes – every pair of values stands together at least once', () => {
  const sample = combinations(axes, false);
  for (const screen of axes.screen)
    for (const theme of axes.theme)
      expect(sample.some((one) => one.screen === screen && one.theme === theme)).toBe(true);
  for (const isElder of axes.isElder)
    for (const width of axes.width)
      expect(sample.some((one) => one.isElder === isElder && one.width === width)).toBe(true);
  expect(sample.length).toBeLessThanOrEqual(10);
});

test('npm test – a matrix – has the same sample in every run', () => {
  expect(combinations(axes, false)).toEqual(combinations(axes, false));
});

test('npm run test:all – a matrix – has every combination', () => {
  expect(combinations(axes, true)).toHaveLength(32);
});
