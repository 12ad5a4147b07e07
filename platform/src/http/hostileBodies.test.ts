import { request } from 'node:http';
import { NEWSROOM, newsroom } from '@contract/newsroom';
import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { sampleOf, servedOperations } from '@testing/operationSamples';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let origin: string;
let member: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  member = await aMember(platform);
});
afterAll(() => platform.close());

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MINUTE = 60_000;
/** Posters are drawn for hosts that are known. */
const LOCAL = '127.0.0.1';

/** Over the line, byte by byte as given. */
function sent(path: string, body: string, type: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': type, token: member.token, devid: member.device, ...headers },
    });
    call.on('error', reject).on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.end(body);
  });
}

const deep = (open: string, inside: string, close: string) =>
  open.repeat(50_000) + inside + close.repeat(50_000);
const comment = `rootID=${seeded.articles.news}&content=`;
const discuss = '/app_if/discuss';
const inParts = (content: string, more = ''): readonly [body: string, type: string] => [
  `--b0undary\r\ncontent-disposition: form-data; name="content"${more}\r\n\r\n${content}\r\n--b0undary--\r\n`,
  'multipart/form-data; boundary=b0undary',
];
const envelope = /^\{"status":-1,"message":"[^"]+","data":\{\}\}$/;

describe('[K8][wire W7] a body that is none', () => {
  test.each<[string, number, () => readonly [body: string, type: string]]>([
    ['a form of two million bytes', 413, () => [comment + 'a'.repeat(2e6), FORM]],
    ['JSON of two million bytes', 413, () => [`{"content":"${'a'.repeat(2e6)}"}`, JSON_TYPE]],
    ['two million bytes of a kind nobody reads', 413, () => ['a'.repeat(2e6), 'application/xml']],
    ['a form that says it is JSON', 400, () => [`${comment}a`, JSON_TYPE]],
    ['a form in parts of two million bytes', 413, () => inParts('a'.repeat(2e6))],
    ['a form in parts with a file nobody asked for', 200, () => inParts('a', '; filename="a.jpg"')],
    ['a form in parts that breaks off', 400, () => [inParts('a')[0].slice(0, -20), inParts('')[1]]],
    ['a form in parts that names none', 400, () => ['a', 'multipart/form-data; charset=utf-8']],
    ['JSON that breaks off', 400, () => ['{"rootID":101,', JSON_TYPE]],
    ['lists in lists in lists', 413, () => [deep('[', '', ']'), JSON_TYPE]],
    ['objects in objects', 413, () => [`{"content":${deep('{"a":', '1', '}')}}`, JSON_TYPE]],
    ['a number', 200, () => ['1', JSON_TYPE]],
    ['nothing', 200, () => ['null', JSON_TYPE]],
    [
      'a prototype',
      200,
      () => ['{"__proto__":{"rootID":101,"content":"x"},"constructor":{"prototype":{}}}', JSON_TYPE],
    ],
    ['JSON that says it is a form', 200, () => ['{"rootID":101,"content":"x"}', FORM]],
    ['JSON that says it is a page', 200, () => ['{"rootID":101,"content":"x"}', 'text/html']],
    [
      'a form of a hundred thousand names',
      413,
      () => [Array.from({ length: 1e5 }, (_, n) => n).join('&'), FORM],
    ],
    ['escapes that are none', 200, () => ['rootID=%zz&content=%', FORM]],
    ['one name a hundred thousand times', 413, () => ['rootID=101&'.repeat(9e4), FORM]],
  ])('[K8] %s: HTTP %i', async (_, status, made) => {
    const [body, type] = made();
    const answer = await sent(discuss, body, type);
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(envelope)]);
  });

  test('[K8] nothing of it was kept, and the next call is answered', async () => {
    const rows = await platform.db.query({ name: 'test-none', text: 'select 1 from comments where id > 2' });
    expect(rows).toEqual([]);
    expect(await sent(discuss, `${comment}x`, FORM)).toEqual({ status: 200, text: 'true' });
  });
});

const odd: readonly (readonly [string, unknown])[] = [
  ['characters that are none', '\u0000'],
  ['half a character', '\ud83d'],
  ['both, and sensible ones between', '水\u0000\udc00清'],
  ['a number beyond all', 1e308],
  ['a negative one', -1],
  ['a list', ['1', { a: 1 }]],
  ['an object', { toString: 'x', $ne: '' }],
  ['a switch', true],
  ['a text without end', 'x'.repeat(50_000)],
];
const namesOf = ({ input }: Operation | (typeof newsroom)[keyof typeof newsroom]) =>
  Object.keys(Object(input).entries ?? {});

describe('[K8] any value of a field is read or refused, and is no fault', () => {
  /** In one field at a time, the others as they are asked usually. */
  test.each(odd)('[K8] %s', async (_, value) => {
    const tested = servedOperations.filter(({ service }) => service !== 'sso');
    for (const operation of tested) {
      const usual = {
        id: 101,
        rootID: 101,
        articleID: 101,
        fileId: 1,
        content: '水',
        ...sampleOf(operation.name)?.calls?.[0],
      };
      await Promise.all(
        namesOf(operation).map(async (name) => {
          const body = { curVersions: '3', ...usual, [name]: value };
          const path = pathsOf(operation)[0] ?? '';
          const { status, text } = await platform.post(path, body, { token: member.token, host: LOCAL });
          expect([200, 302, 404], `${operation.name} ${name} ${text}`).toContain(status);
        }),
      );
    }
  });

  test.each(odd)('[K10] %s, in the newsroom’s own calls', async (_, value) => {
    const admin = await aStaff(platform, { site: 0, role: 'admin' });
    const calls = Object.values(newsroom).filter(
      ({ method, path }) => method === 'POST' && path !== '/logout',
    );
    for (const call of calls) {
      const path = call.path.replace(/:(site|id|login)/g, '1');
      const usual = {
        name: 'wen',
        password: 'long enough for all',
        old: 'x',
        role: 'editor',
        has: true,
        closed: true,
      };
      for (const name of namesOf(call).filter((one) => !call.path.includes(`:${one}`))) {
        const others = namesOf(call).filter((one) => one in usual && one !== name);
        const body = Object.fromEntries([
          ...others.map((one) => [one, Reflect.get(usual, one)]),
          [name, value],
        ]);
        const { status, text } = await platform.post(NEWSROOM + path, body, admin.headers);
        expect(status, `${call.path} ${name} ${text}`).toBeLessThan(500);
      }
    }
  });
});

test.each([
  [-10 * MINUTE - 1, 401],
  [-10 * MINUTE, 200],
  [10 * MINUTE, 200],
  [10 * MINUTE + 1, 401],
  [Number.NaN, 401],
  [Number.POSITIVE_INFINITY, 401],
])('[wire D1] a signed call by a clock that is off by %i ms: HTTP %i', async (off, status) => {
  const { body, headers } = signedCall({}, { at: platform.clock.now() + off });
  expect((await platform.post('/sso-app/api/logout', body, headers)).status).toBe(status);
});
