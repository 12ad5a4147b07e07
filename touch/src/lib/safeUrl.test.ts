import { describe, expect, test } from 'vitest';
import { safeUrl } from './safeUrl';

const base = 'https://paper.example/app/template/displayTemplate/news/home.html';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript :alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript://paper.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://paper.example/1',
  'filesystem:https://paper.example/temporary/x',
  'about:blank',
  'view-source:https://paper.example/',
  'intent://evil.example#Intent;scheme=http;end',
  'weixin://dl/business/',
  'ftp://evil.example/x',
  'ws://evil.example/x',
  'feed:https://evil.example/',
  'jar:https://evil.example!/x',
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/\n/evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://paper.example@evil.example/',
  'https://paper.example:pass@evil.example/',
  'https://@evil.example/',
  'https://paper.example%40evil.example/',
  'https://evil.example\\@paper.example/',
  'https://ev%69l.example/',
  'https://evil .example/',
  'https ://evil.example/',
  'ht tps://evil.example/',
  'https://',
  'https://?x',
  'https://evil.example:99999/',
  'https://[::1',
  'https://evil\u200b.example/',
  'https://paper.example/\u202egpj.exe',
  '\ufeffhttps://evil.example/',
  '\u2028//evil.example',
  '\u00a0//evil.example',
  '\u3000javascript:alert(1)',
  'localhost:3000/x',
  'paper.example:443/x',
  `https://paper.example/${'a'.repeat(9000)}`,
  '',
  '   ',
];

describe.each([
  ['without a base', undefined],
  ['with a base', base],
])('%s', (_, given) => {
  test.each(hostile)('[G10] %j is refused', (address) => {
    expect(safeUrl(address, given)).toBeUndefined();
  });

  test.each([
    ['https://news.example/a?b=c#d', 'https://news.example/a?b=c#d'],
    ['HTTP://News.Example', 'http://news.example/'],
    [' https://news.example/ ', 'https://news.example/'],
    ['https://news.example:8443/a b', 'https://news.example:8443/a%20b'],
    ['https://news.example/?to=https://x.example/@y', 'https://news.example/?to=https://x.example/@y'],
    ['https://news.example/@reporter', 'https://news.example/@reporter'],
    ['https://[2001:db8::1]/', 'https://[2001:db8::1]/'],
    ['https://澜川.example/云溪', 'https://xn--5rtx80b.example/%E4%BA%91%E6%BA%AA'],
  ])('[G10] %j passes', (address, safe) => {
    expect(safeUrl(address, given)).toBe(safe);
  });
});

test('[G10] addresses of the own host – pass, and are absolute where a base is given', () => {
  expect(safeUrl('/app/newsDetail/1/2.html?a=b:c#d')).toBe('/app/newsDetail/1/2.html?a=b:c#d');
  expect(safeUrl('/a/../b')).toBe('/b');
  expect(safeUrl('#part')).toBe('#part');
  expect(safeUrl('?id=3')).toBe('?id=3');
  expect(safeUrl('newsDetail/1.html')).toBeUndefined();
  expect(safeUrl('newsDetail/1.html', base)).toBe(
    'https://paper.example/app/template/displayTemplate/news/newsDetail/1.html',
  );
  expect(safeUrl('/media/a.jpg', base)).toBe('https://paper.example/media/a.jpg');
  expect(safeUrl('/media/a.jpg', 'about:blank')).toBeUndefined();
  expect(safeUrl(null, base)).toBeUndefined();
});

test('[G10] telephone and mail pass only where they are asked for, without hidden headers', () => {
  expect(safeUrl('tel:+86-0000-1234567')).toBeUndefined();
  expect(safeUrl('tel:+86-0000-1234567', undefined, ['tel'])).toBe('tel:+86-0000-1234567');
  expect(safeUrl('tel:*21*123%23', undefined, ['tel'])).toBeUndefined();
  expect(safeUrl('mailto:desk@paper.example', undefined, ['tel'])).toBeUndefined();
  expect(safeUrl('mailto:desk@paper.example', undefined, ['mailto'])).toBe('mailto:desk@paper.example');
  expect(safeUrl('mailto:desk@paper.example?bcc=x@evil.example', undefined, ['mailto'])).toBeUndefined();
  expect(safeUrl('mailto:desk@paper.example%0abcc:x', undefined, ['mailto'])).toBeUndefined();
  expect(safeUrl('javascript:alert(1)', undefined, ['tel', 'mailto'])).toBeUndefined();
});
