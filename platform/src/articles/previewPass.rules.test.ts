import { expect, test } from 'vitest';
import { createPreviewPass, isValidPreviewPass } from './previewPass.rules';

const KEY = 'ab'.repeat(32);
const EXPIRES = 1_900_000_000_000;

test('[A15] a preview pass – of another site, article and key, at both sides of its end, changed – opens its own article until it is over', () => {
  const pass = createPreviewPass(KEY, 1, 7, EXPIRES);
  const isValid = (ticket = pass, site = 1, article = 7, now = EXPIRES - 1, key = KEY) =>
    isValidPreviewPass(key, site, article, ticket, now);
  expect(isValid()).toBe(true);
  expect([isValid(pass, 2), isValid(pass, 1, 8), isValid(pass, 1, 7, 0, 'cd'.repeat(32))]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isValid(pass, 1, 7, EXPIRES), isValid(pass, 1, 7, EXPIRES + 1)]).toEqual([false, false]);
  const [version = '', until = '', mac = ''] = pass.split('.');
  const later = (EXPIRES + 1000).toString(36);
  for (const ticket of [
    '',
    'p1',
    `p1.${until}`,
    `p2.${until}.${mac}`,
    `${version}.${later}.${mac}`,
    `${pass}.x`,
    `${version}.${until}.${mac.slice(1)}`,
  ])
    expect([ticket, isValid(ticket)]).toEqual([ticket, false]);
});
