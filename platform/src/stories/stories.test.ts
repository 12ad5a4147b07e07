import { newsroom } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import { NEWSROOM } from '@contract/newsroom';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let reporter: TestStaff;
let editor: TestStaff;
let chief: TestStaff;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reporter = await aStaff(platform, { site: 1, role: 'reporter' });
  editor = await aStaff(platform, { site: 1, role: 'editor' });
  chief = await aStaff(platform, { site: 1, role: 'chief' });
});
afterAll(() => platform.close());

const TAB = 'tab-of-a-test';
/** @returns HTTP status and answer */
async function ask(call: NewsroomCall, by: TestStaff, given: object) {
  const fields = new Map<string, unknown>(Object.entries({ site: 1, ...given }));
  const url = call.path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(fields.get(field));
    fields.delete(field);
    return value;
  });
  const body = Object.fromEntries(fields);
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
  const answer =
    call.method === 'GET'
      ? await platform.get(`${NEWSROOM}${url}?${query}`, by.headers)
      : await platform.post(NEWSROOM + url, body, by.headers);
  return { status: answer.status, body: answer.json() };
}
async function done<O extends v.GenericSchema>(
  call: NewsroomCall<v.GenericSchema, O>,
  by: TestStaff,
  given: object,
): Promise<v.InferOutput<O>> {
  const { status, body } = await ask(call, by, given);
  if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
  return v.parse(call.output, body);
}

const text = {
  title: '某乡通了两条路',
  body: '<p>两条路今天通车。</p>',
  columnID: seeded.columns.news,
  source: '本报',
  ai: 'none',
};
async function aStory(by: TestStaff, change: object = text) {
  const { id } = await done(newsroom.addStory, by, { once: randomUUID(), change });
  return done(newsroom.story, by, { id });
}

test('[K10] a story – signed by author, editor and chief – is read by readers with their names', async () => {
  const { id, hash } = await aStory(reporter);
  expect((await done(newsroom.sendStory, reporter, { id, hash })).state).toBe('sent');
  expect((await done(newsroom.passStory, editor, { id, hash })).state).toBe('passed');
  expect((await done(newsroom.passStory, chief, { id, hash })).state).toBe('ready');
  const { articleID, steps } = await done(newsroom.publishStory, chief, { id, hash });
  expect(steps.map(({ act, step }) => [act, step])).toEqual([
    ['sent', 1],
    ['passed', 2],
    ['passed', 3],
    ['published', 0],
  ]);
  const read = await platform.get(`/app_if/getArticleContent?articleId=${articleID}&siteId=1`);
  expect(read.json()).toMatchObject({
    title: text.title,
    content: text.body,
    edittername: editor.name,
    lastChecker: chief.name,
  });
});
