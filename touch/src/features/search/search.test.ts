import { afterEach, expect, test } from 'vitest';
import { debounce, SUGGESTION_DELAY_MS } from './debounce';
import { highlightKey, parseHighlights } from './highlights';
import { addToHistory, clearHistory, readHistory, removeFromHistory } from './history';
import { parseSearch, serializeSearch, toggleField } from './searchRequest';

afterEach(() => void clearHistory());

test('[F3] hits are read from em alone; other markup stays text', () => {
  expect(parseHighlights('一<em>河</em>两岸')).toEqual([
    { text: '一', hit: false },
    { text: '河', hit: true },
    { text: '两岸', hit: false },
  ]);
  const evil = '<img src=x onerror=alert(1)><em onclick="x">&lt;b&gt;</em>';
  expect(parseHighlights(evil)).toEqual([
    { text: '<img src=x onerror=alert(1)><em onclick="x"><b>', hit: false },
  ]);
});

test('[F3] a key marks plain text without regard to case or to its own special characters', () => {
  expect(highlightKey('Lanchuan News', 'news')).toEqual([
    { text: 'Lanchuan ', hit: false },
    { text: 'News', hit: true },
  ]);
  expect(highlightKey('C++ (1)', '+ (')).toContainEqual({ text: '+', hit: true });
  expect(highlightKey('text', '')).toEqual([{ text: 'text', hit: false }]);
});

test('[F3] a search and its address are the same thing; modes stay', () => {
  const search = parseSearch(
    new URLSearchParams('?key=%20%E6%B2%B3%20%20a&tclass=15&fields=author,bogus&isShare=true'),
  );
  expect(search).toEqual({ key: '河 a', tclass: 15, fields: ['author'] });
  const query = serializeSearch(search, new URLSearchParams('?isShare=true&key=old'));
  expect(new URLSearchParams(query).get('isShare')).toBe('true');
  expect(parseSearch(new URLSearchParams(query))).toEqual(search);
  expect(serializeSearch(parseSearch(new URLSearchParams('')), new URLSearchParams(''))).toBe('');
});

test('[F3] an address of the search – with an unknown class or control characters – gets the default class and plain words', () => {
  for (const tclass of ['999', '1.5', 'a', ''])
    expect(parseSearch(new URLSearchParams({ tclass })).tclass).toBe(-1);
  expect(parseSearch(new URLSearchParams('?key=%00%1B%E6%B2%B3%00%E6%A1%A5%07')).key).toBe('河 桥');
});

test('[F3] one place to look in always stays', () => {
  expect(toggleField(['title'], 'title')).toEqual(['title']);
  expect(toggleField(['title'], 'author')).toEqual(['title', 'author']);
  expect(toggleField(['title', 'content', 'author'], 'title')).toEqual(['content', 'author']);
});

test('[F3][G9] the history is kept newest first, each word once, also where storage is blocked', () => {
  // node has no localStorage: this is a browser that blocks it
  addToHistory('河');
  addToHistory('桥');
  expect(addToHistory('河')).toEqual(['河', '桥']);
  expect(removeFromHistory('桥')).toEqual(['河']);
  expect(readHistory()).toEqual(['河']);
  for (let word = 0; word < 30; word += 1) addToHistory(`词${word}`);
  expect(readHistory()).toHaveLength(12);
  expect(clearHistory()).toEqual([]);
  expect(readHistory()).toEqual([]);
});

test('[F3] suggestions are asked for once the reader pauses, for the last text alone', () => {
  const waiting = new Map<number, { run: () => void; at: number }>();
  let now = 0;
  let timers = 0;
  const forward = (milliseconds: number) => {
    now += milliseconds;
    for (const [id, timer] of waiting) {
      if (timer.at > now) continue;
      waiting.delete(id);
      timer.run();
    }
  };
  const searched: string[] = [];
  const pause = debounce((text) => searched.push(text), {
    set: (run, milliseconds) => {
      timers += 1;
      waiting.set(timers, { run, at: now + milliseconds });
      return timers;
    },
    clear: (timer) => waiting.delete(Number(timer)),
  });
  pause.change('桥');
  forward(SUGGESTION_DELAY_MS - 1);
  pause.change('桥头');
  forward(SUGGESTION_DELAY_MS - 1);
  expect(searched).toEqual([]);
  forward(1);
  expect(searched).toEqual(['桥头']);
  pause.change('桥头村');
  pause.stop();
  forward(10_000);
  expect(searched).toEqual(['桥头']);
});
