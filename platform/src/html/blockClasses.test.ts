import { expect, test } from 'vitest';
import { blockClasses } from './blockClasses';

test.each([
  ['text-align:center', 'align-center'],
  ['TEXT-ALIGN : Right !important', 'align-right'],
  ['text-align:end;', 'align-right'],
  ['color:red; text-align:justify', 'align-justify'],
  ['text-align:left', ''],
  ['text-align', ''],
  ['text-indent:0.5em', 'first-line'],
  ['text-indent:0', ''],
  ['text-indent:2%', ''],
  ['text-indent:x2em', ''],
  ['text-indent:2emx', ''],
  ['padding-left:32px', 'indent-1'],
  ['padding-left:47px', 'indent-1'],
  ['padding-left:48px', 'indent-2'],
  ['padding-left:15px', ''],
  ['padding-left:24pt', 'indent-1'],
  ['padding-left:6em', 'indent-3'],
  ['margin-left:4rem', 'indent-2'],
  ['padding-left:32px;margin-left:96px', 'indent-1'],
  ['margin-left:9999px', 'indent-4'],
  ['margin-left:10000px', ''],
  ['margin-left:32.125px', 'indent-1'],
  [`${'a'.repeat(1982)};text-align:center`, 'align-center'],
  [`${'a'.repeat(1983)};text-align:center`, ''],
])('[K8] a block of the style %s – has the classes “%s”', (style, classes) => {
  expect(blockClasses('p', new Map([['style', style]]))).toBe(classes);
});

test.each([
  ['p', { align: 'Justify' }, 'align-justify'],
  ['p', { align: 'center', style: 'text-align:right' }, 'align-right'],
  ['center', {}, 'align-center'],
  ['center', { align: 'left' }, ''],
  ['p', { class: 'indent-2', style: 'text-align:right' }, 'indent-2'],
  ['p', { class: 'indent-9', style: 'text-align:right' }, 'align-right'],
  ['div', {}, ''],
  ['p', { class: 'wp-block has-text-align-right' }, 'align-right'],
  ['p', { class: 'has-text-align-left' }, ''],
  ['p', { class: 'has-text-align-centered' }, ''],
])('[K8] <%s> with %j – has the classes “%s”', (tag, attributes, classes) => {
  expect(blockClasses(tag, new Map(Object.entries(attributes)))).toBe(classes);
});
