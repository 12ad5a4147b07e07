import { expect, test } from 'vitest';
import { appLink } from './appLink';

test.each(['lanchuan://open', 'com.example.paper://news/1?from=h5', 'https://paper.example/app'])(
  '[G10] %s opens an app',
  (link) => expect(appLink(` ${link} `)).toBe(link),
);

test.each([
  ...['', 'lanchuan', 'lanchuan:open', '//paper.example', '/app', 'https://a@b.example/'],
  ...['javascript://%0aalert(1)', 'JavaScript://x', 'data://text/html,x', 'file:///etc/hosts', 'blob://x'],
  ...['lanchuan://a b', 'lanchuan://a\u200bb', 'lan\nchuan://a'],
])('[G10] %j does not', (link) => expect(appLink(link)).toBeUndefined());

test('[G10] an app’s own scheme – that has “http” in it – is no address of the web', () => {
  expect(appLink('myhttp://a@b')).toBe('myhttp://a@b');
  expect(appLink('httpx://a@b')).toBe('httpx://a@b');
  expect(appLink('http://a@b')).toBeUndefined();
});
