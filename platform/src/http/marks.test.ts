import { ORIGIN_MARK } from '@platform/sites/defaultConfig';
import { expect, test } from 'vitest';
import { BASE_MARK, withOrigin } from './marks';

const addressed = (value: unknown): unknown =>
  JSON.parse(withOrigin(JSON.stringify(value), 'https://paper.test', { basePath: '/app' }));

test('[wire W19] marks become the addresses of the request', () => {
  expect(addressed([`${ORIGIN_MARK}/a`, `${ORIGIN_MARK}${BASE_MARK}/b`])).toEqual([
    'https://paper.test/a',
    'https://paper.test/app/b',
  ]);
});

test('[K8] an article that writes about \\u0001 stays the JSON it is', () => {
  const text = 'In JavaScript \\u0001, \\\\u0002 and "\n" are escapes.';
  expect(addressed([text, `${ORIGIN_MARK}/a`, text])).toEqual([text, 'https://paper.test/a', text]);
});
