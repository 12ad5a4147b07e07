import { expect, test } from 'vitest';
import { isCleanBody } from './bodyGuard';

test.each([
  '一 &lt; 二 > 三',
  '<p>一<br/>二</p>',
  '<P class="align-center">一</P>',
  '<a href="https://paper.test/a?b=c" rel="noopener nofollow">一</a>',
  '<a href="/home.html">一</a><a href="#a">二</a><a href="mailto:a@b.test">三</a><a href="tel:110">四</a>',
  '<td colspan="2" rowspan="3">一</td>',
])('[K8] a body %s – of allowed tags and attributes – is clean', (html) => {
  expect(isCleanBody(html)).toBe(true);
});

test.each([
  '<script>',
  '<p onclick="a">',
  '<p class="toast">',
  '<p class=align-center>',
  '<a href="javascript:alert(1)">',
  '<a href="//evil.test">',
  '<a href="http:/evil.test">',
  '<a href="https://paper.test/<b>">',
  '<p style="color:red">',
  '<pa>',
  '< p>',
  '<!-- a -->',
  '<p',
  '<td colspan="2"rowspan="3">',
])('[K8] a body %s – of anything else – is not', (html) => {
  expect(isCleanBody(html)).toBe(false);
});
