import { store } from '@touch/outside/storage';
import { beforeEach, expect, test } from 'vitest';
import { draftKey, draftOf, keepDraft } from './drafts';

beforeEach(() => store('local', 'commentDrafts', '[]'));

const article = (id: number) => draftKey({ id: String(id), source: 0 }, '');

test('[H1] what was typed is kept by article, live and comment', () => {
  const keys = [
    draftKey({ id: '1', source: 0 }, ''),
    draftKey({ id: '1', source: 1 }, ''),
    draftKey({ id: '1', source: 0 }, '7'),
  ];
  for (const key of keys) keepDraft(key, `text of ${key}`);
  expect(keys.map(draftOf)).toEqual(keys.map((key) => `text of ${key}`));
  keepDraft(keys[0] ?? '', '  ');
  expect(keys.map(draftOf)).toEqual(['', ...keys.slice(1).map((key) => `text of ${key}`)]);
});

test('[H1] the twenty newest are kept, as they were typed', () => {
  for (let id = 1; id <= 21; id += 1) keepDraft(article(id), ` ${id}\n`);
  expect([draftOf(article(1)), draftOf(article(2)), draftOf(article(21))]).toEqual(['', ' 2\n', ' 21\n']);
});

test('[G9] what others wrote under the name is no draft', () => {
  for (const text of ['', 'null', '{', '{"a":1}', '[1,["a"],["0/1/",2]]']) {
    store('local', 'commentDrafts', text);
    expect(draftOf(article(1))).toBe('');
  }
});
