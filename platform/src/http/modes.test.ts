import { getStatusXys } from '@contract/accounts';
import { getColumns } from '@contract/columns';
import { event } from '@contract/events';
import type { Operation } from '@contract/operation';
import { sendCode } from '@contract/sso';
import type { ConfigChange } from '@platform/sites/defaultConfig';
import { modeClient } from '@testing/modeClient';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

interface Mode {
  readonly name: string;
  readonly config: ConfigChange;
  /** Fields and headers that the site's client sends beside the common ones. */
  readonly sends: readonly string[];
  /** Status of a call that proves nothing; undefined: it is answered like every other. */
  readonly bare?: number;
}

const LEGACY = ['authToken', 'time', 'sign'];
const TOKEN = ['token'];
const SEALED = ['encryptData'];
const modes: readonly Mode[] = [
  { name: 'legacy, xyAuth 0', config: { xyApi: { curVersions: '2', xyAuth: 0 } }, sends: LEGACY },
  { name: 'legacy, xyAuth 1', config: { xyApi: { curVersions: '2', xyAuth: 1 } }, sends: LEGACY },
  { name: 'legacy, xyAuth 2', config: { xyApi: { curVersions: '2', xyAuth: 2 } }, sends: LEGACY, bare: 1004 },
  { name: 'tokens, xyAuth 0', config: { xyApi: { xyAuth: 0 } }, sends: TOKEN },
  { name: 'tokens, tokenEnable', config: { tokenEnable: 1 }, sends: TOKEN, bare: 10111 },
  { name: 'tokens, xyAuth 1', config: { xyApi: { xyAuth: 1 } }, sends: TOKEN },
  { name: 'tokens, xyAuth 2', config: { xyApi: { xyAuth: 2 } }, sends: TOKEN, bare: 10111 },
  { name: 'ciphers', config: { xyApi: { apiVersion: '3' } }, sends: [...TOKEN, ...SEALED] },
  {
    name: 'ciphers, encryptRequired',
    config: { encryptRequired: 1, xyApi: { apiVersion: '3' } },
    sends: [...TOKEN, ...SEALED],
    bare: -1,
  },
  {
    name: 'ciphers, tokenEnable, xyAuth 2',
    config: { tokenEnable: 1, xyApi: { apiVersion: '3', xyAuth: 2 } },
    sends: [...TOKEN, ...SEALED],
    bare: 10111,
  },
  {
    name: 'legacy with ciphers, xyAuth 2',
    config: { xyApi: { curVersions: '2', apiVersion: '3', xyAuth: 2 } },
    sends: [...LEGACY, ...SEALED],
    bare: 1004,
  },
];

interface ModeCall {
  readonly operation: Operation;
  /** @param n differs from mode to mode */
  readonly with: (n: number) => Record<string, string>;
  readonly answer: object;
}

const modeCalls: readonly ModeCall[] = [
  {
    operation: getColumns,
    with: () => ({ parentColumnId: '0' }),
    answer: { status: 0, data: { columns: expect.any(Array) } },
  },
  {
    operation: getStatusXys,
    with: () => ({ ids: '1' }),
    answer: { status: 0, data: { list: [expect.anything()] } },
  },
  {
    operation: event,
    with: () => ({ id: String(seeded.articles.news), eventType: '1' }),
    answer: { status: 0, data: { value: 'true' } },
  },
  {
    operation: sendCode,
    with: (n) => ({ phone: `138000000${10 + n}`, scene: 'login' }),
    answer: { code: 1, status: 0 },
  },
];

describe.each(modes.map((mode, n) => ({ ...mode, n })))(
  '[G2][G3] $name, by the configuration alone',
  ({ config, sends, bare, n }) => {
    beforeAll(() => platform.configure(config));

    test.each(modeCalls)(
      '$operation.name is answered to the site’s own client',
      async ({ operation, with: fields, answer }) => {
        const client = await modeClient(platform, `xy${n}`);
        const got = await client.call(operation, fields(n));
        expect(got.status).toBe(200);
        expect(got.json()).toMatchObject(answer);
        for (const name of ['authToken', 'token', 'encryptData'])
          expect(client.sent.includes(name) && name, name).toBe(sends.includes(name) && name);
      },
    );

    test.each(modeCalls)(
      '$operation.name for a caller without proof',
      async ({ operation, with: fields, answer }) => {
        const client = await modeClient(platform, `xy-bare${n}`);
        const got = (await client.callBare(operation, fields(n + 40))).json();
        expect(got).toMatchObject(bare === undefined ? answer : { status: bare });
      },
    );
  },
);
