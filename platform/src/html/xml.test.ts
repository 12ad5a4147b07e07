import { expect, test } from 'vitest';
import { element, empty, escapeXml, HEAD } from './xml';

test('[K8] a text in XML – with marks of its own and characters it cannot hold – is escaped, and they go', () => {
  expect(escapeXml('<a href="x">&\'</a>')).toBe("&lt;a href=&quot;x&quot;&gt;&amp;'&lt;/a&gt;");
  expect(escapeXml('一\u0000\u0008\u000b\u001f\ufffe\uffff\ud800二')).toBe('一二');
  expect(escapeXml('\t\n\r\ud7ff\ue000\ufffd𠮷\u{10ffff}')).toBe('\t\n\r\ud7ff\ue000\ufffd𠮷\u{10ffff}');
});

test('[K13] an element – with attributes, without, and empty – is well-formed', () => {
  expect(element('title', 'a < b')).toBe('<title>a &lt; b</title>');
  expect(element('link', 'x', { rel: 'self', title: '"' })).toBe('<link rel="self" title="&quot;">x</link>');
  expect(empty('link', { href: '/a?b&c' })).toBe('<link href="/a?b&amp;c"/>');
  expect(HEAD).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
});
