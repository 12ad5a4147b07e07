import { anArticle } from '@testing/anArticle';
import { multipart } from '@testing/multipart';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  for (const id of [1, 2]) {
    await platform.addColumn({ id, name: `第${id}栏` });
    await platform.writer.saveDraft(anArticle({ columnID: id, title: `第${id}栏的稿件` }));
  }
});
afterAll(() => platform.close());

test('[wire W9] at an address that was asked before, the body still wins', async () => {
  const url = '/app_if/getArticles?columnId=1';
  const answers = [
    await platform.get(url),
    await platform.post(url, 'columnId=2'),
    await platform.post(url, ''),
    await platform.get(url),
  ];
  const columns = answers.map(({ text }) => /"title":"第(\d)栏/.exec(text)?.[1]);
  expect(columns).toEqual(['1', '2', '1', '1']);
});

test('[wire W9] a form may come in parts, as scripts of browsers send it', async () => {
  const { payload, headers } = multipart([], { columnId: '2', curVersions: '2' });
  const answer = await platform.post('/app_if/getArticles?columnId=1', payload, headers);
  expect(answer.text).toMatch(/^\{"status":0.*"title":"第2栏/);
});

test('[wire W3] curVersions counts as often as it is sent', async () => {
  const url = '/app_if/getArticles?columnId=1&curVersions=2&curVersions=2';
  expect((await platform.get(url)).text).toMatch(/^\{"status":0,/);
});

test('[wire W3, W8] both modes and a script get their own answer of one value, however often they ask', async () => {
  const url = '/app_if/getArticles?columnId=1';
  const bare = (await platform.get(url)).text;
  for (let count = 0; count < 3; count += 1) {
    expect((await platform.get(url)).text).toBe(bare);
    const envelope = `{"status":0,"message":"success","data":${bare}}`;
    expect((await platform.get(`${url}&curVersions=3`)).text).toBe(envelope);
    expect((await platform.get(`${url}&jsoncallback=cb`)).text).toBe(`cb(${bare})`);
  }
});

test('[K8] a refused address is refused again, and in the words of its own mode', async () => {
  const url = '/app_if/getArticles?columnId=abc';
  const first = await platform.get(url);
  expect(first.json()).toMatchObject({ status: -1, data: {} });
  expect((await platform.get(url)).text).toBe(first.text);
  expect((await platform.get(`${url}&jsoncallback=cb`)).text).toBe(`cb(${first.text})`);
});
