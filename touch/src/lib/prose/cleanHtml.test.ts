import { expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml';

test.each([
  ['<h2>我们</h2><p>一张<b>县报</b>。</p>', '<h2>我们</h2><p>一张<b>县报</b>。</p>'],
  ['<html><body><p>一</p></body></html>', '<p>一</p>'],
  [
    '<dl><dt>一</dt><dd class="indent-1">二 <mark>三</mark></dd></dl>',
    '<dl><dt>一</dt><dd class="indent-1">二 <mark>三</mark></dd></dl>',
  ],
  // A class of the page's own would lend its looks to a foreign text.
  ['<p class="toast">一</p>', '<p>一</p>'],
  ['<p>一<!-- 暗 --></p>', '<p>一</p>'],
  ['<p>一</p><script>alert(1)</script>', '<p>一</p>'],
  ['<p onclick="alert(1)">一 &amp; 二</p>', '<p>一 &amp; 二</p>'],
  ['<a href="javascript:alert(1)">三</a>', '<p>三</p>'],
  [
    '<p>x &lt;img src=x onerror=alert(1)&gt;</p><iframe></iframe>',
    '<p>x &lt;img src=x onerror=alert(1)&gt;</p>',
  ],
])('[K8] standing HTML %s is shown as %s', (html, shown) => expect(cleanHtml(html)).toBe(shown));
