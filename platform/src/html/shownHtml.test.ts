import { expect, test } from 'vitest';
import { shownHtml } from './shownHtml';

test('[K8] HTML of the newsroom – with scripts in it – is cleaned when it is served', () => {
  const html = shownHtml(
    '<h2>关于</h2><p onclick="alert(1)">我们<script>alert(1)</script></p><a href="javascript:alert(1)">x</a>',
  );
  expect(html).toBe('<h2>关于</h2><p>我们</p><p>x</p>');
});

test('[K8] its pictures and links stay', () => {
  const html = shownHtml(
    '<p><a href="/app/home.html">首页</a></p><img src="/media/a.jpg" alt="楼" onerror="x">',
  );
  expect(html).toContain('<a href="/app/home.html">首页</a>');
  expect(html).toContain('<img src="/media/a.jpg" alt="楼">');
  expect(html).not.toContain('onerror');
});

test('[K8] a text – without a mark of HTML – stays as it is', () => {
  expect(shownHtml(' 一 > 二 ')).toBe(' 一 > 二 ');
  expect(shownHtml('一 & 二')).toBe('<p>一 &amp; 二</p>');
});

test('[K8] pictures – twelve of them, and a video – are each their own, the video goes', () => {
  const pictures = Array.from({ length: 12 }, (_, n) => `<img src="/media/${n}.jpg" alt="图${n}">`);
  const html = shownHtml(`${pictures.join('')}<video src="/media/a.mp4"></video>`);
  for (const picture of pictures) expect(html).toContain(picture);
  expect(html.match(/<img/g)).toHaveLength(12);
  expect(html).not.toMatch(/ARRAY|video|undefined/);
});
