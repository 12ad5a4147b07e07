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
