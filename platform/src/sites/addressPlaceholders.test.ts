import { expect, test } from 'vitest';
import { BASE_PATH_PLACEHOLDER, fillAddresses, ORIGIN_PLACEHOLDER } from './addressPlaceholders';

const addressed = (value: unknown): unknown =>
  JSON.parse(fillAddresses(JSON.stringify(value), 'https://paper.test', { basePath: '/app' }));

test('[W19] marks become the addresses of the request', () => {
  expect(addressed([`${ORIGIN_PLACEHOLDER}/a`, `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/b`])).toEqual([
    'https://paper.test/a',
    'https://paper.test/app/b',
  ]);
});

test('[K8] an article that writes about \\u0001 stays the JSON it is', () => {
  const text = 'In JavaScript \\u0001, \\\\u0002 and "\n" are escapes.';
  expect(addressed([text, `${ORIGIN_PLACEHOLDER}/a`, text])).toEqual([text, 'https://paper.test/a', text]);
});
