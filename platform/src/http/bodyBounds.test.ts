import { MAX_BODY_BYTES, MAX_BODY_NAMES } from '@contract/limits';
import { aMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireFewNames, requirePlainJson } from './bodyBounds';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const READ = '/app_if/getArticleContent';
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const TEXT = 'text/plain';
const send = (path: string, body: string, type: string, headers: Record<string, string> = {}) =>
  platform.post(path, body, { 'content-type': type, ...headers });
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=1`).join('&');
const parts = (count: number) =>
  `${Array.from({ length: count }, (_, index) => `--b\r\ncontent-disposition: form-data; name="n${index}"\r\n\r\n1\r\n`).join('')}--b--\r\n`;
const object = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"n${index}":1`).join(',')}}`;
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const MULTIPART = 'multipart/form-data; boundary=b';

describe('[K8] a body is as large as its operation needs', () => {
  test.each([
    ['a form of as many names as there may be', names(MAX_BODY_NAMES), FORM, 200],
    ['a form of more names', names(MAX_BODY_NAMES + 1), FORM, 413],
    ['a form that says it is text, of more names', names(MAX_BODY_NAMES + 1), TEXT, 413],
    ['JSON of as many names as there may be', object(MAX_BODY_NAMES), JSON_TYPE, 200],
    ['JSON of more names', object(MAX_BODY_NAMES + 1), JSON_TYPE, 413],
    ['JSON as deep as it may be', nested(16), JSON_TYPE, 200],
    ['JSON that is deeper', nested(17), JSON_TYPE, 413],
    ['a list of thousands of values', `{"a":[${'1,'.repeat(5_000)}1]}`, JSON_TYPE, 413],
    ['brackets and names inside a text', JSON.stringify({ a: '[{:,"\\'.repeat(2_000) }), JSON_TYPE, 200],
    ['a form in parts of more names', parts(MAX_BODY_NAMES + 1), MULTIPART, 413],
    ['a form as long as it may be', `a=${'x'.repeat(MAX_BODY_BYTES - 2)}`, FORM, 200],
    ['a form that is longer', `a=${'x'.repeat(MAX_BODY_BYTES - 1)}`, FORM, 413],
    ['an unknown kind that is longer', 'x'.repeat(MAX_BODY_BYTES + 1), 'application/xml', 413],
  ])('[K8][wire W9] %s – is read, or refused before it is parsed', async (_, body, type, status) => {
    const answer = await send(READ, body, type);
    expect([answer.status, answer.text.includes('内容太长')]).toEqual([status, status === 413]);
  });

  test('[wire n4] an article of ten thousand characters, escaped in a form – fits its operation', async () => {
    const member = await aMember(platform);
    const body = new URLSearchParams({ title: '水', content: '水'.repeat(10_000) }).toString();
    expect(body.length).toBeGreaterThan(MAX_BODY_BYTES);
    const saved = await send('/nis/api/inputArticle/save', body, FORM, { token: member.token });
    expect(saved.status).not.toBe(413);
  });
});

describe('[K8] the newsroom’s calls find out who calls before they read a body', () => {
  test('[K10] half a megabyte of marks as a name – at the login – is refused by its size', async () => {
    const name = '\u0301\u0316'.repeat(130_000);
    expect((await send('/newsroom/login', JSON.stringify({ name, password: 'x' }), JSON_TYPE)).status).toBe(
      413,
    );
    const short = '\u0301\u0316'.repeat(500);
    expect(
      (await send('/newsroom/login', JSON.stringify({ name: short, password: 'x' }), JSON_TYPE)).status,
    ).toBe(400);
  });

  test('[K10] a body that is no JSON – of a stranger and of staff – is read for staff alone', async () => {
    const path = '/newsroom/sites/1/adverts';
    expect((await send(path, '{', JSON_TYPE)).status).toBe(401);
    const admin = await aStaff(platform, { site: 0, role: 'admin' });
    expect((await send(path, '{', JSON_TYPE, admin.headers)).status).toBe(400);
    const long = JSON.stringify({ title: 'x'.repeat(2 * MAX_BODY_BYTES) });
    expect((await send(path, long, JSON_TYPE, admin.headers)).status).toBe(400);
  });
});

test('[K8] names of a form and depth of JSON – at their bound – are counted without parsing', () => {
  expect(() => requireFewNames('a&b', 2)).not.toThrow();
  expect(() => requireFewNames('a&b&', 2)).toThrow('内容太长');
  expect(() => requirePlainJson('{"a":"\\"{{{","b":[1,2]}', 2)).not.toThrow();
  expect(() => requirePlainJson('{"a":1,"b":1,"c":1}', 2)).toThrow('内容太长');
});
