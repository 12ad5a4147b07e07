import type { Answer, CallInput } from '@contract/render';
import { describe, expect, test } from 'vitest';
import { type ListQuery, type Memoize, type Query, QueryCache, queryKey } from './queryCache';

interface Waiting {
  readonly name: string;
  readonly input: CallInput;
  readonly answer: (answer: Answer | Error) => Promise<void>;
}

/** A cache whose calls wait for the test's answers. */
function startCache(memoize?: Memoize) {
  const waiting: Waiting[] = [];
  const call = (name: string, input: CallInput) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({
        name,
        input,
        answer: async (answer) => {
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
          await new Promise((done) => setImmediate(done));
        },
      });
    });
  let now = 100;
  const cache = new QueryCache(
    call,
    () => {
      now += 1;
      return now;
    },
    memoize,
  );
  const next = (answer: Answer | Error) => {
    const first = waiting.shift();
    if (!first) throw new Error('nothing is called');
    return first.answer(answer);
  };
  return { cache, waiting, next };
}
const data = (value: unknown): Answer => ({ status: 0, message: '', data: value });
const query = (key = 'one'): Query<string> => ({
  key,
  operation: key,
  input: { id: key },
  read: (value) => (typeof value === 'string' ? value : undefined),
});
const failed = (message: string, name = 'Error') => Object.assign(new Error(message), { name });

describe('[B8] a value of the query cache', () => {
  test('[B8] loaded twice at once – is called once, announced as loading and ready', async () => {
    const { cache, waiting, next } = startCache();
    const states: unknown[] = [];
    const stop = cache.subscribe('one', () => states.push(cache.peek('one')?.state));
    const both = [cache.load(query()), cache.load(query())];
    expect([waiting.length, waiting[0]?.name, waiting[0]?.input]).toEqual([1, 'one', { id: 'one' }]);
    await next(data('a'));
    expect(await Promise.all(both)).toEqual([
      { state: 'ready', value: 'a', at: 101 },
      { state: 'ready', value: 'a', at: 101 },
    ]);
    stop();
    void cache.load(query());
    await next(data('b'));
    expect([states, cache.getValue(query())]).toEqual([['loading', 'ready'], 'b']);
  });

  test.each([
    ['no data', data(null), { state: 'empty', at: 101 }],
    ['status 1', { status: 1, message: 'none' }, { state: 'empty', at: 101 }],
    ['another status', { status: -1, message: '不行' }, { state: 'failed', message: '不行' }],
    ['a failure of the call layer', failed('网络', 'CallFailed'), { state: 'failed', message: '网络' }],
    ['a failure of the page', failed('x is undefined'), { state: 'failed', message: '' }],
  ])('[B8] answered by %s – is so', async (_, answer, entry) => {
    const { cache, next } = startCache();
    const loading = cache.load(query());
    await next(answer);
    expect(await loading).toEqual(entry);
    expect([cache.peek('one'), cache.getValue(query())]).toEqual([entry, undefined]);
  });

  test('[E2] ready – a refresh fails – stays; failed, a retry shows loading; ready, a refresh does not', async () => {
    const { cache, next } = startCache();
    const states: unknown[] = [];
    cache.subscribe('one', () => states.push(cache.peek('one')?.state));
    void cache.load(query());
    await next(failed('no'));
    void cache.load(query());
    await next(data('a'));
    const refresh = cache.load(query());
    await next(failed('no'));
    expect(await refresh).toMatchObject({ state: 'ready', value: 'a' });
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
    void cache.load(query());
    await next({ status: 1, message: '' });
    expect(cache.peek('one')?.state).toBe('empty');
  });

  test('[B8] a reader of the value – given the answer and the key – is called once for both', async () => {
    const reads: unknown[] = [];
    const { cache, next } = startCache((value, key, read) => {
      reads.push([value, key]);
      return read();
    });
    void cache.load(query());
    await next(data('a'));
    expect([reads, cache.getValue(query())]).toEqual([[['a', 'one']], 'a']);
  });

  test('[B8] a key – of the same input in another order, with a field left out – is the same', () => {
    expect(queryKey('x', { b: 2, a: 1, c: undefined })).toBe('x?a=1&b=2');
    expect(queryKey('x', {})).toBe('x?');
    expect(queryKey('x', { a: 0, b: '' })).toBe('x?a=0&b=');
  });

  test('[B8] listeners of one key – one leaves, another value is put – hear of their own alone', () => {
    const { cache } = startCache();
    const heard: string[] = [];
    const stop = cache.subscribe('one', () => heard.push('first'));
    cache.subscribe('one', () => heard.push('second'));
    cache.put('two', { state: 'empty', at: 0 });
    cache.put('one', { state: 'empty', at: 0 });
    stop();
    stop();
    cache.put('one', { state: 'empty', at: 0 });
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});

describe('[A10] eviction from the query cache', () => {
  const put = (cache: QueryCache, key: string) => cache.put(key, { state: 'ready', value: key, at: 0 });
  const fill = (cache: QueryCache, count: number) => {
    for (let n = 0; n < count; n += 1) put(cache, `k${n}`);
  };
  test('[A10] 120 values stay; of one more the oldest goes, one put again is new', () => {
    const { cache } = startCache();
    fill(cache, 120);
    expect(cache.entries.size).toBe(120);
    put(cache, 'k0');
    put(cache, 'k120');
    expect([cache.entries.size, cache.peek('k0')?.state, cache.peek('k1'), cache.peek('k2')?.state]).toEqual([
      ...[120, 'ready', undefined, 'ready'],
    ]);
  });
  test('[A10] a value that is shown, or on its way – stays, the next one goes', () => {
    const { cache } = startCache();
    void cache.load(query('k0'));
    fill(cache, 120);
    const stop = cache.subscribe('k1', () => undefined);
    put(cache, 'k120');
    expect([cache.peek('k0')?.state, cache.peek('k1')?.state, cache.peek('k2')]).toEqual([
      'ready',
      'ready',
      undefined,
    ]);
    stop();
    put(cache, 'k121');
    expect(cache.peek('k1')).toBeUndefined();
  });
  test('[A11] a value with a text of the page – evicted – forgets where the text stands', () => {
    const { cache } = startCache();
    void cache.load({ ...query('k0'), pageText: { field: 'length', selector: '#x' } });
    expect(cache.pageTexts.has('k0')).toBe(true);
    const other = startCache().cache;
    other.pageTexts.set('k0', { field: 'length', selector: '#x' });
    fill(other, 121);
    expect(other.pageTexts.has('k0')).toBe(false);
  });
});

interface Row {
  readonly id: number;
}
const list: ListQuery<Row, string> = {
  key: 'list',
  operation: 'rows',
  input: { of: 7 },
  read: (value) => value as never,
  keyOf: ({ id }) => String(id),
  next: (page, last) => ({ page, after: last?.id }),
};
const rows = (...ids: number[]): readonly Row[] => ids.map((id) => ({ id }));

async function loaded(first: object = { items: rows(1, 2), hasMore: true }) {
  const started = startCache();
  void started.cache.loadList(list);
  expect(started.waiting[0]?.input).toEqual({ of: 7, page: 0, after: undefined });
  await started.next(data(first));
  const shown = () => {
    const value = started.cache.getList<Row, string>('list');
    return value && [value.pages.map((page) => page.map(({ id }) => id)), value.hasMore, value.more];
  };
  return { ...started, shown };
}

describe('[E1] a list of the query cache', () => {
  test('[E1] the first page – with rows, with what stands around, with neither – is a list, a list, empty', async () => {
    expect((await loaded()).shown()).toEqual([[[1, 2]], true, 'idle']);
    const around = await loaded({ items: [], hasMore: false, extras: 'banner' });
    expect([around.shown(), around.cache.getList('list')?.extras]).toEqual([[[[]], false, 'idle'], 'banner']);
    expect((await loaded({ items: [], hasMore: false })).cache.peek('list')?.state).toBe('empty');
  });

  test('[E1] the next page – with a row known before – goes on behind the last row and shows none twice', async () => {
    const { cache, waiting, next, shown } = await loaded();
    const more = cache.loadMore(list);
    expect([shown(), waiting[0]?.input]).toEqual([[[[1, 2]], true, 'loading'], { of: 7, page: 1, after: 2 }]);
    await cache.loadMore(list);
    expect(waiting).toHaveLength(1);
    await next(data({ items: rows(2, 3), hasMore: true }));
    await more;
    expect(shown()).toEqual([[[1, 2], [3]], true, 'idle']);
    void cache.loadMore(list);
    expect(waiting[0]?.input).toEqual({ of: 7, page: 2, after: 3 });
  });

  test.each([
    ['only known rows', data({ items: rows(1), hasMore: true }), [[[1, 2]], false, 'idle']],
    ['the last rows', data({ items: rows(3), hasMore: false }), [[[1, 2], [3]], false, 'idle']],
    ['nothing', { status: 1, message: '' }, [[[1, 2]], false, 'idle']],
    ['a refusal', { status: -1, message: '' }, [[[1, 2]], true, 'failed']],
    ['a failure', failed('no'), [[[1, 2]], true, 'failed']],
  ])('[E2] the next page – answered by %s – leaves the list so', async (_, answer, expected) => {
    const { cache, next, shown } = await loaded();
    const more = cache.loadMore(list);
    await next(answer);
    await more;
    expect(shown()).toEqual(expected);
  });

  test('[E2] a failed page – asked for again – comes; behind the last page nothing is asked for', async () => {
    const { cache, waiting, next, shown } = await loaded();
    void cache.loadMore(list);
    await next(failed('no'));
    void cache.loadMore(list);
    await next(data({ items: rows(3), hasMore: false }));
    expect(shown()).toEqual([[[1, 2], [3]], false, 'idle']);
    await cache.loadMore(list);
    expect(waiting).toEqual([]);
    await startCache().cache.loadMore(list);
  });

  test('[E1] a page on its way – the list is read anew meanwhile – is dropped', async () => {
    const { cache, waiting, next, shown } = await loaded();
    void cache.loadMore(list);
    void cache.loadList(list);
    const page = waiting.shift();
    await next(data({ items: rows(9), hasMore: true }));
    await page?.answer(data({ items: rows(3), hasMore: true }));
    expect(shown()).toEqual([[[9]], true, 'idle']);
  });
});

describe('[A11] the page’s state', () => {
  test('[A11] entries – of every state – are taken over; a text that is left out is read from the page', () => {
    const { cache } = startCache();
    cache.hydrate(
      {
        plain: { state: 'ready', value: 'a', at: 1 },
        none: { state: 'empty', at: 1 },
        long: { state: 'ready', value: { title: 't' }, at: 2, pageText: { field: 'body', selector: '#b' } },
        gone: { state: 'ready', value: { title: 't' }, at: 2, pageText: { field: 'body', selector: '#c' } },
        odd: { state: 'empty', at: 3, pageText: { field: 'body', selector: '#b' } },
      },
      (selector) => (selector === '#b' ? '<p>b</p>' : undefined),
    );
    expect(Object.fromEntries(cache.entries)).toEqual({
      plain: { state: 'ready', value: 'a', at: 1 },
      none: { state: 'empty', at: 1 },
      long: { state: 'ready', value: { title: 't', body: '<p>b</p>' }, at: 2 },
      odd: { state: 'empty', at: 3 },
    });
  });
});
