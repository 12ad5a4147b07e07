import { expect, test } from 'vitest';
import { insideBody, replaceComments, tidyParagraphs, wrapTables } from './bodyText';

test.each([
  ['<p>一</p>', '<p>一</p>'],
  ['<html><head></head><body><p>一</p></body></html>', '<p>一</p>'],
  ['<BODY class="a"\nid="b"><p>一</p></BODY >', '<p>一</p>'],
  ['<body>一</body>二</body>', '一</body>二'],
  ['<body>一', '一'],
  ['<bodyguard>一', '<bodyguard>一'],
])('[wire W25] a document %j – its body – is %j', (html, inside) => {
  expect(insideBody(html)).toBe(inside);
});

test.each([
  ['一<!--a-->二<!-- b -->三', '一[<!--a-->]二[<!-- b -->]三'],
  ['一<!--a', '一'],
  ['一<!-->二-->三', '一[<!-->二-->]三'],
  ['一', '一'],
  ['', ''],
])('[wire W25] comments of %j – each replaced – give %j', (html, replaced) => {
  expect(replaceComments(html, (comment) => `[${comment}]`)).toBe(replaced);
});

test.each([
  ['<p>&nbsp;&#160;\u3000 一</p>', '<p>一</p>'],
  ['<p class="a">\u3000\u3000一\u3000二</p>', '<p class="a">一\u3000二</p>'],
  ['<p></p><p>&nbsp;</p><P class="a"><br> <br /></P>一', '一'],
  ['<p>一<br></p>', '<p>一<br></p>'],
  ['<pre> 一</pre>', '<pre> 一</pre>'],
  ['<p> <!--IMAGEARRAY#0-->\n<!--VIDEOARRAY#12--> </p>', '<!--IMAGEARRAY#0-->\n<!--VIDEOARRAY#12--> '],
  ['<p class="a"><!--IMAGEARRAY#0--></p>', '<!--IMAGEARRAY#0-->'],
  ['<p>一<!--IMAGEARRAY#0--></p>', '<p>一<!--IMAGEARRAY#0--></p>'],
  ['<p><!--OTHER#0--></p>', '<p><!--OTHER#0--></p>'],
])('[F4] paragraphs %j – tidied – are %j', (html, tidied) => {
  expect(tidyParagraphs(html)).toBe(tidied);
});

test('[C6] tables – of any width – scroll by themselves', () => {
  expect(wrapTables('<table><tr></tr></table><TABLE class="a"></TABLE><tables></tables>')).toBe(
    '<div class="table" tabindex="0"><table><tr></tr></table></div><div class="table" tabindex="0"><table class="a"></table></div><tables></tables>',
  );
});
