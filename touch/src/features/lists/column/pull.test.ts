import { expect, test } from 'vitest';
import { movePull, REFRESH_AT_PX, startPull } from './pull';

test('[E3] a long pull down opens as far as refreshing, a short one does not', () => {
  expect(movePull(startPull(100, 100), 100, 150).open).toBeLessThan(REFRESH_AT_PX);
  expect(movePull(startPull(100, 100), 100, 260).open).toBeGreaterThanOrEqual(REFRESH_AT_PX);
});

test('[E3] a finger that goes sideways or up pulls nothing', () => {
  expect(movePull(startPull(100, 100), 200, 150).open).toBe(0);
  expect(movePull(startPull(100, 100), 100, 20).open).toBe(0);
});
