import { writeStored } from '@touch/outside/storage';
import { beforeEach, expect, test } from 'vitest';
import { draftKey, draftOf, storeDraft } from './drafts';

beforeEach(() => writeStored('local', 'commentDrafts', '[]'));

const article = (id: number) => draftKey({ id: String(id), source: 0 }, '');
const write = (key: string, text: string, ...pictures: string[]) => storeDraft(key, { text, pictures });
const textOf = (key: string) => draftOf(key).text;

test('[H1] drafts – of an article, a live and a reply – are stored apart; one that is emptied is removed', () => {
  const keys = [
    draftKey({ id: '1', source: 0 }, ''),
    draftKey({ id: '1', source: 1 }, ''),
    draftKey({ id: '1', source: 0 }, '7'),
  ];
  for (const key of keys) write(key, `text of ${key}`);
  expect(keys.map(textOf)).toEqual(keys.map((key) => `text of ${key}`));
  write(keys[0] ?? '', '  ');
  expect(keys.map(textOf)).toEqual(['', ...keys.slice(1).map((key) => `text of ${key}`)]);
});

test('[H1] the twenty newest are kept, as they were typed', () => {
  for (let id = 1; id <= 21; id += 1) write(article(id), ` ${id}\n`);
  expect([1, 2, 21].map((id) => textOf(article(id)))).toEqual(['', ' 2\n', ' 21\n']);
});

test('[H4] pictures that arrived are kept with the text, and without one', () => {
  write(article(1), '看', '/media/a.jpg', '/media/b.jpg');
  write(article(2), '', '/media/c.jpg');
  expect(draftOf(article(1))).toEqual({ text: '看', pictures: ['/media/a.jpg', '/media/b.jpg'] });
  expect(draftOf(article(2)).pictures).toEqual(['/media/c.jpg']);
  write(article(2), '');
  expect(draftOf(article(2)).pictures).toEqual([]);
});

test('[H1] a draft of before there were pictures is one without', () => {
  writeStored('local', 'commentDrafts', JSON.stringify([[article(1), '旧稿']]));
  expect(draftOf(article(1))).toEqual({ text: '旧稿', pictures: [] });
});

test('[H1] a draft of an earlier version – its values in a row – is read whole', () => {
  writeStored('local', 'commentDrafts', JSON.stringify([[article(1), '旧稿', ['/media/a.jpg', 7], 5]]));
  expect(draftOf(article(1))).toEqual({ text: '旧稿', pictures: ['/media/a.jpg'], sentAt: 5 });
});

test('[G9] another program’s text under the name – read – is an empty draft', () => {
  for (const text of ['', 'null', '{', '{"a":1}', '[1,["a"],["0/1/",2],["0/1/","",{"0":"x"}]]']) {
    writeStored('local', 'commentDrafts', text);
    expect(draftOf(article(1))).toEqual({ text: '', pictures: [] });
  }
});

test('[G12] that it may have arrived is kept with it, until it is known or gone', () => {
  storeDraft(article(1), { text: '到了没有', pictures: [], sentAt: 5 });
  write(article(1), '到了没有？');
  expect(draftOf(article(1))).toEqual({ text: '到了没有？', pictures: [], sentAt: 5 });
  storeDraft(article(1), { text: '到了没有？', pictures: [], sentAt: 0 });
  expect(draftOf(article(1))).toEqual({ text: '到了没有？', pictures: [] });
});
