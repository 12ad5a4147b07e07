import { expect, test } from 'vitest';
import { shownHtml } from './shownHtml';

test('[K8] what the newsroom keeps runs nothing on its way out', () => {
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
