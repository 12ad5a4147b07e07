import { expect, test } from 'vitest';
import { publicBase } from './publicBase';

const place = { rootUrl: 'https://paper.test', buildType: 'app', templatePath: '/template/news' };

test.each([
  ['origin and base path of the site', {}, 'https://paper.test/app/template/news'],
  [
    'a slash too many',
    { rootUrl: 'https://paper.test/', templatePath: '/news/' },
    'https://paper.test/app/news',
  ],
  ['no base path at all', { buildType: '', templatePath: '' }, 'https://paper.test'],
  ['no address', { rootUrl: '' }, undefined],
  ['an address of an app', { rootUrl: 'capacitor://localhost' }, undefined],
  ['an address without host', { rootUrl: '/x' }, undefined],
])('[A1][A12] the public address: %s', (_, change, base) => {
  expect(publicBase({ ...place, ...change })).toBe(base);
});
