// @vitest-environment happy-dom
import { type MountOptions, mountScreen } from '@testing/mount';
import { readHistory } from '@touch/features/search/history';
import { afterEach, expect, test } from 'vitest';
import * as search from './load';

const FIELD = 'input[type=search]';
const found = {
  totalCount: 1,
  hasMore: false,
  list: [{ fileId: '9', title: '大桥通车', hitTitle: '<em>大桥</em>通车' }],
};
const answers = {
  searchWordDely: { words: ['大桥', '大坝'] },
  hotWords: { words: ['渡口', '大桥'] },
  searchAllInTime: found,
};
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function openSearch(query = '', options: MountOptions = {}) {
  window.history.replaceState(null, '', `/app/news/search.html${query && `?${query}`}`);
  const page = await mountScreen(search, { query }, { answers, ...options });
  const keys = () => page.named('searchAllInTime').map(({ key }) => key);
  const suggestions = () => page.names('[role=option]');
  const typed = async (text: string) => {
    await page.type(FIELD, text);
    await page.until(() => suggestions().length > 0);
  };
  const chosen = () => page.names('[aria-selected=true]');
  return { ...page, keys, offered: suggestions, typed, chosen };
}
const compose = (type: string) => () =>
  document.querySelector(FIELD)?.dispatchEvent(new CompositionEvent(type, { bubbles: true }));

test('[F3] Enter – during composition of pinyin – searches nothing; after it searches for the word', async () => {
  const { change, type, submit, keys, offered } = await openSearch();
  await change(compose('compositionstart'));
  await type(FIELD, "da'qiao");
  await submit();
  expect([keys(), readHistory(), offered()]).toEqual([[], [], []]);
  await type(FIELD, '大桥');
  await change(compose('compositionend'));
  await submit();
  expect([keys(), readHistory()]).toEqual([['大桥'], ['大桥']]);
});

test('[F3] keys in the field – down, up past the ends, Enter – choose a suggestion, the own text stands between last and first', async () => {
  const { typed, press, chosen, submit, keys, field, offered } = await openSearch();
  await typed('大');
  const states: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await press(FIELD, key);
    states.push(chosen());
  }
  expect(states).toEqual([['大桥'], ['大坝'], [], ['大坝']]);
  expect(field(FIELD).getAttribute('aria-activedescendant')).toBe('search-suggestion-1');
  await press(FIELD, 'ArrowUp', { isComposing: true });
  expect(chosen()).toEqual(['大坝']);
  await submit();
  expect([keys(), offered(), field(FIELD).value]).toEqual([['大坝'], [], '大坝']);
});

test('[F3] the list of suggestions – Escape, a tap on one, an emptied field – closes', async () => {
  const { typed, press, type, tap, offered, keys } = await openSearch();
  await typed('大');
  await press(FIELD, 'Escape');
  expect(offered()).toEqual([]);
  await typed('大b');
  await type(FIELD, '  ');
  expect(offered()).toEqual([]);
  await typed('大c');
  await tap('大坝');
  expect([keys(), offered()]).toEqual([['大坝'], []]);
});

test('[F3] a chosen suggestion – the reader types on – is no longer chosen', async () => {
  const { typed, press, submit, keys, chosen } = await openSearch();
  await typed('大');
  await press(FIELD, 'ArrowDown');
  await typed('大桥头');
  expect(chosen()).toEqual([]);
  await submit();
  expect(keys()).toEqual(['大桥头']);
});

test('[F3] the cross – tapped in a search – empties the field, leaves the fields and shows the start with what was searched', async () => {
  const { tap, field, text, submit, type } = await openSearch('key=大桥&fields=title');
  await type(FIELD, '渡口');
  await submit();
  await tap('清空输入');
  expect(field(FIELD).value).toBe('');
  expect(text()).toContain('渡口');
  expect(window.location.search).toBe('?fields=title');
  expect(document.activeElement).toBe(field(FIELD));
});

test('[F3] a search – sent, sent again – stands in the address, is titled, and focuses its count', async () => {
  const { type, submit, keys, names } = await openSearch();
  await type(FIELD, ' 大桥 ');
  await submit();
  await submit();
  expect(keys()).toEqual(['大桥']);
  expect(new URLSearchParams(window.location.search).get('key')).toBe('大桥');
  expect(document.title).toContain('大桥');
  expect(names('p[tabindex]')).toEqual(['共1条结果']);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

test('[F3] an empty search – sent – calls nothing and is no history', async () => {
  const { type, submit, keys } = await openSearch();
  await type(FIELD, '   ');
  await submit();
  expect([keys(), readHistory()]).toEqual([[], []]);
});

test('[F3] places to look in – one taken out, a class chosen – search again with both; accounts have none', async () => {
  const { change, find, tap, named, names } = await openSearch('key=大桥');
  await change(() => find('label', '标题').click());
  expect(named('searchAllInTime').at(-1)).toMatchObject({ key: '大桥', fields: 'content,author' });
  await tap('视频');
  expect(named('searchAllInTime').at(-1)).toMatchObject({ tclass: 2, fields: 'content,author', page: 0 });
  expect(names('nav [aria-current=page]')).toEqual(['视频']);
  await tap('订阅号');
  expect(names('fieldset')).toEqual([]);
});

test('[F3] the start – hot words, own words – each tap searches; own words are removed one by one and all at once', async () => {
  localStorage.setItem('searchHistory', JSON.stringify(['一', '二', '三']));
  const { names, tap, keys } = await openSearch();
  const own = () => names('section[aria-labelledby=search-history] li > button:first-child');
  expect(own()).toEqual(['一', '二', '三']);
  await tap('从历史中删除“二”');
  expect([own(), readHistory()]).toEqual([
    ['一', '三'],
    ['一', '三'],
  ]);
  await tap('三');
  expect([keys(), readHistory()]).toEqual([['三'], ['三', '一']]);
  await tap('清空输入');
  expect(own()).toEqual(['三', '一']);
  await tap('清空历史');
  expect([own(), readHistory()]).toEqual([[], []]);
  await tap(/渡口$/);
  expect(keys()).toEqual(['三', '渡口']);
});
