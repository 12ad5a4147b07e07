import { type QueryResult, useQuery } from '@touch/api/useQuery';
import { WordsContext } from '@touch/locales/words';
import { zh } from '@touch/locales/zh';
import { QueryCache } from '@touch/outside/queryCache';
import { type Visit, VisitContext } from '@touch/outside/visit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QueryState } from './QueryState';

/** A cache whose calls wait for the test's next answer. */
function startCache() {
  const waiting: { resolve: (data: unknown) => void; reject: (error: Error) => void }[] = [];
  const cache = new QueryCache(
    async () => {
      const data = await new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      return { status: 0, message: '', data };
    },
    () => 0,
  );
  return { cache, next: () => waiting.shift() };
}

/** Renders the states that the hook answers. */
function shownBy(cache: QueryCache, useResult: () => QueryResult<unknown>) {
  let result: QueryResult<unknown> = { state: 'loading' };
  function Shown() {
    result = useResult();
    return (
      <QueryState result={result} heading empty={<p>nothing</p>}>
        {(value) => <b>{JSON.stringify(value)}</b>}
      </QueryState>
    );
  }
  const html = () =>
    renderToStaticMarkup(
      <VisitContext value={{ cache } as unknown as Visit}>
        <WordsContext value={zh}>
          <Shown />
        </WordsContext>
      </VisitContext>,
    );
  const retry = () => {
    html();
    if (result.state !== 'failed') throw new Error(`nothing to retry: ${result.state}`);
    result.retry();
  };
  return { html, retry };
}

const query = { key: 'one', operation: 'one', input: {}, read: (data: unknown) => data ?? undefined };

test('[B8] a query – its call fails, is tried again and succeeds – shows a skeleton, the failure with a retry, a skeleton, the value', async () => {
  const { cache, next } = startCache();
  const { html, retry } = shownBy(cache, () => useQuery(query));
  const loading = cache.load(query);
  expect(html()).toContain(`role="status" aria-label="${zh['state.loading']}"`);
  next()?.reject(new Error('no network'));
  await loading;
  expect(html()).toContain('role="alert"');
  expect(html()).toMatch(new RegExp(`<h1[^>]*>${zh['state.networkError']}</h1>`));
  expect(html()).toContain(`>${zh['state.retry']}</button>`);
  retry();
  expect(html()).toContain('role="status"');
  next()?.resolve('here');
  await expect.poll(html).toBe('<b>&quot;here&quot;</b>');
});

test('[B8] a query – the platform answers nothing – shows what stands for nothing', async () => {
  const { cache, next } = startCache();
  const { html } = shownBy(cache, () => useQuery(query));
  const loading = cache.load(query);
  next()?.resolve(null);
  await loading;
  expect(html()).toBe('<p>nothing</p>');
});
