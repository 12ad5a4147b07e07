import { expect, test } from 'vitest';
import { returnPath } from './returnPath';

test.each([
  ['/newsDetail/12/345.html', '/newsDetail/12/345.html'],
  ['/home.html?column=2#top', '/home.html?column=2#top'],
  ['/a/../home.html', '/home.html'],
  ['/a/login.html', '/a/login.html'],
  ['/logins.html', '/logins.html'],
  ['/search.html?key=雪豹', '/search.html?key=%E9%9B%AA%E8%B1%B9'],
])('[F2] the login leads back to a path of this site: %s', (address, path) => {
  expect(returnPath(address)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'home.html',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\/evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/ /evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '?x=1',
  '#x',
  '/login',
  '/login/1.html',
  '/login.html',
  '/login.html?return=/login.html',
  '/a/../login.html',
  `/${'x'.repeat(9000)}`,
])('[G10] and nowhere else: %j', (address) => expect(returnPath(address)).toBeUndefined());
