import { expect, test } from 'vitest';
import { dehydrate } from './dehydrate';
import { type Query, QueryCache } from './queryCache';

interface Shown {
  readonly title: string;
  readonly body: string;
}
const query: Query<Shown> = {
  key: 'told?id=1',
  operation: 'told',
  input: { id: 1 },
  read: () => Promise.resolve({ title: '题', body: '<p>长文</p>' }),
  pageText: { field: 'body', selector: '#text' },
};
const answers = () =>
  new QueryCache(
    async () => ({ status: 0, message: '', data: {} }),
    () => 7,
  );

test('[A11] a text that stands in the page does not travel in its state', async () => {
  const server = answers();
  await server.load(query);
  expect(server.getValue(query)).toEqual({ title: '题', body: '<p>长文</p>' });
  const state = dehydrate(server, '<p id="text">');
  expect(JSON.stringify(state)).not.toContain('长文');

  const browser = answers();
  browser.hydrate(state, (at) => (at === '#text' ? '<p>长文</p>' : undefined));
  expect(browser.getValue(query)).toEqual({ title: '题', body: '<p>长文</p>' });
  expect(browser.peek(query.key)).toMatchObject({ state: 'ready', at: 7 });
});

test('[A11] a text that the page does not show – travels in its state: nothing is requested again', async () => {
  const server = answers();
  await server.load(query);
  const browser = answers();
  browser.hydrate(dehydrate(server, '<h1>没有这场直播</h1>'), () => undefined);
  expect(browser.getValue(query)).toEqual({ title: '题', body: '<p>长文</p>' });
});

test('[A11] a value whose text the page lacks – hydrated – is missing and will be requested', async () => {
  const server = answers();
  await server.load(query);
  const browser = answers();
  browser.hydrate(dehydrate(server, '<p id="text">'), () => undefined);
  expect(browser.peek(query.key)).toBeUndefined();
});

test('[G12] a call beside the queries tells of a failed line by saying nothing', async () => {
  const cut = new QueryCache(
    () => Promise.reject(new Error('cut')),
    () => 0,
  );
  expect(await cut.call('event', {})).toBeUndefined();
  expect((await answers().call('event', {}))?.status).toBe(0);
});
