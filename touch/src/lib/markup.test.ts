import { expect, test } from 'vitest';
import { decodeEntities, withoutMarkup } from './markup';

test.each([
  ['一<br>二<br/>三', '一 二 三'],
  ['<P CLASS="a">一</P><p\n>二</p\t>', ' 一  二 '],
  ['<b>一</b><span title="x">二</span><bdo>三</bdo>', '一二三'],
  ['<blockquote>一</blockquote><brx>二', ' 一 二'],
  ['<h1>一</h1><h7>二</h7>', ' 一 二'],
  ['一<!-- <p>二</p> -->三', '一三'],
  ['一<!-->二', '一'],
  ['一<!---->二', '一二'],
  ['一<!-- 二', '一'],
  ['<!doctype html>一<?xml version="1.0"?>二', '一二'],
  ['一<!doctype', '一'],
  ['一 < 二 <3> </ 四', '一 < 二 <3> </ 四'],
  ['<a href="x<b>">一', '<a href="x">一'],
  ['<script>a</b></script>一<SCRIPT>b</script >二', '一二'],
  ['<style>p{}</style><template>x</template><noscript>x</noscript><head>x</head>一', '一'],
  ['<script>a', ''],
  ['<scripted>一</scripted>', '一'],
  ['</script>一', '一'],
  ['<script-x>一', '<script-x>一'],
])('[D4] markup – %j – leaves the text %j', (html, text) => {
  expect(withoutMarkup(html)).toBe(text);
});

test('[D4] a tag – up to 4,000 characters long – is taken out, a longer one is text', () => {
  const tag = (length: number) => `<i ${'x'.repeat(length - 4)}>`;
  expect(withoutMarkup(`${tag(4000)}一`)).toBe('一');
  expect(withoutMarkup(`${tag(4001)}一`)).toBe(`${tag(4001)}一`);
});

test.each([
  ['&lt;&gt;&amp;&quot;&apos;&nbsp;', '<>&"\' '],
  ['&ensp;&emsp;&thinsp;', '   '],
  ['&hellip;&mdash;&ndash;&middot;&bull;&times;&deg;', '…—–·•×°'],
  ['&lsquo;&rsquo;&ldquo;&rdquo;&laquo;&raquo;', '‘’“”«»'],
  ['&copy;&reg;&trade;&euro;&yen;', '©®™€¥'],
  ['&#65;&#x41;&#X4E91;', 'AA云'],
  ['&#1114111;&#x10FFFF;', '\u{10ffff}\u{10ffff}'],
  ['&#1114112;&#0;&#xD800;&#xDFFF;', '\ufffd\ufffd\ufffd\ufffd'],
  ['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
  ['&AMP;&none;&#;&#x;&amp', '&AMP;&none;&#;&#x;&amp'],
  ['&amp;lt;', '&lt;'],
])('[wire W25] entities – %s – become %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
