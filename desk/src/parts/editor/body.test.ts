// @vitest-environment happy-dom
import { cleanBody } from '@platform/stories/storyBody.rules';
import { expect, test } from 'vitest';
import { readBody } from './readBody';
import { writeBody } from './writeBody';

/** Every element and attribute that the cleaner lets through. */
const bodies = [
  '<p>字</p><p class="align-center first-line indent-2" lang="bo" dir="ltr">བོད</p>',
  '<h2>一</h2><h3>二</h3><h4 class="align-right">三</h4><hr><pre>a\n  b</pre>',
  '<p>a<br>b c\u00a0d &amp; &lt;e&gt; "f"</p>',
  '<p><a href="https://a.example/?b=1&amp;c=2" rel="noopener nofollow">x</a><a href="/own">y</a></p>',
  '<p><strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s><small>g</small><mark>h</mark><code>i</code>x<sup>2</sup><sub>3</sub></p>',
  '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字<span lang="bo">བོད</span></p>',
  '<ul><li>a</li><li>b<br>c<ul><li>d</li></ul></li><li><p>e</p><p>f</p></li></ul>',
  '<ol start="3"><li>a</li></ol><dl><dt>a</dt><dd>b</dd></dl>',
  '<blockquote class="align-right"><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
  '<table><caption>名 <b>x</b></caption><thead><tr><th scope="col">a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2</td><td></td></tr><tr><td class="align-right">3</td><td><p>4</p><ul><li>5</li></ul></td></tr></tbody></table>',
  '<figure><img src="/media/ab/0123456789012345678901234567890123456789.jpg" alt="山" width="800" height="600"><figcaption>说明 &amp; 作者</figcaption></figure><figure><img src="https://a.example/b.jpg"></figure>',
  '<p>a</p><video src="https://a.example/v.mp4" poster="https://a.example/v.jpg" width="640" height="360" controls><track kind="captions" src="https://a.example/v.vtt"></video><audio src="https://a.example/a.mp3" controls></audio>',
];

test.each(bodies)('[K10] a body – %s – is written as it was read', (html) => {
  expect(cleanBody(html)).toBe(html);
  const { doc, originals } = readBody(html);
  doc.check();
  expect(writeBody(doc, originals)).toBe(html);
  // as after a change of every block
  expect(writeBody(doc, new WeakMap())).toBe(html);
});

test('[K10] a body – one that the editor would write otherwise – is written as it was while nobody touches the block', () => {
  const html = '<p><i><b>a</b></i></p><table><tr><td>1</td></tr></table>';
  const { doc, originals } = readBody(html);
  expect(writeBody(doc, originals)).toBe(html);
  expect(writeBody(doc, new WeakMap())).toBe(
    '<p><b><i>a</i></b></p><table><tbody><tr><td>1</td></tr></tbody></table>',
  );
});

test('[K10] a body – of nothing – is an empty line that is written as nothing', () => {
  const { doc, originals } = readBody('');
  expect([doc.childCount, writeBody(doc, originals)]).toEqual([1, '']);
});
