import type { Operation } from '@contract/operation';
import { operations } from '@contract/operations';
import { pathsOf } from '@contract/services';
import { sampledOperations, sampleEntries } from '@testing/operationSamples';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const Envelope = v.strictObject({ status: v.number(), message: v.string(), data: v.unknown() });

const query = (parameters: object, more: Record<string, string> = {}): string => {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([...values, ...Object.entries(more)]).toString();
};
const pathOf = (operation: Operation): string => pathsOf(operation)[0] ?? '';

const cases = sampledOperations.flatMap(({ operation, calls }) =>
  calls.map((parameters) => ({
    operation,
    parameters,
    name: operation.name,
    row: operation.row,
    queryText: query(parameters),
  })),
);

describe('[K2] every served operation answers exactly what the contract says', () => {
  test.each(cases)('[K2][wire $row] $name bare: $queryText', async ({ operation, parameters }) => {
    const answer = await platform.get(`${pathOf(operation)}?${query(parameters)}`);
    expect(answer.status).toBe(200);
    expect(faults(operation.output, answer.json())).toEqual([]);
    expect(answer.text).not.toContain('\\u0001');
    expect(answer.text).not.toContain('\\u0002');
  });

  test.each(cases)(
    '[wire W3][wire $row] $name with curVersions the same stands under data: $queryText',
    async (one) => {
      const { operation, parameters } = one;
      const address = `${pathOf(operation)}?${query(parameters)}`;
      const bare = (await platform.get(address)).json();
      const { status, message, data } = v.parse(
        Envelope,
        (await platform.get(`${address}&curVersions=3`)).json(),
      );
      expect([status, message]).toEqual([0, operation.message ?? 'success']);
      expect(data).toEqual(bare === true ? { value: 'true' } : bare);
    },
  );
});

describe('[wire W2] loose forms of a call are answered alike', () => {
  const ways: readonly [string, (path: string, parameters: object) => Promise<{ text: string }>][] = [
    ['POST as a form', (path, parameters) => platform.post(path, query(parameters))],
    ['POST as JSON', (path, parameters) => platform.post(path, parameters)],
    [
      'POST with everything in the query',
      (path, parameters) => platform.post(`${path}?${query(parameters)}`, ''),
    ],
    [
      'a doubled slash',
      (path, parameters) => platform.get(`${path.replace(/\//g, '//')}?${query(parameters)}`),
    ],
    ['an ending .do', (path, parameters) => platform.get(`${path}.do?${query(parameters)}`)],
    [
      'version, lastFileId and unknown parameters',
      (path, parameters) =>
        platform.get(`${path}?${query(parameters, { version: '0', lastFileId: '9323197', debug: 'x' })}`),
    ],
    [
      'all three spellings of the site',
      (path, parameters) =>
        platform.get(`${path}?${query(parameters, { siteId: '1', siteID: '1', siteid: '1' })}`),
    ],
  ];
  test.each(ways)('[wire W2, W9, W10] %s', async (_way, ask) => {
    for (const { operation, parameters } of cases) {
      const plain = await platform.get(`${pathOf(operation)}?${query(parameters)}`);
      expect((await ask(pathOf(operation), parameters)).text, operation.name).toBe(plain.text);
    }
  });

  test('[wire W8] JSONP on every public read, on one line with nothing after it', async () => {
    for (const { operation, parameters } of cases) {
      const address = `${pathOf(operation)}?${query(parameters)}`;
      const plain = await platform.get(address);
      const wrapped = await platform.get(`${address}&jsoncallback=angular.callbacks._6`);
      const open = !operation.personal || operation.name === 'event';
      expect(wrapped.text, operation.name).toBe(open ? `angular.callbacks._6(${plain.text})` : plain.text);
      expect(wrapped.text).not.toContain('\n');
      expect(String(wrapped.headers['content-type'])).toContain(open ? 'application/javascript' : 'json');
    }
  });

  test.each(['a(b', 'alert(1)//', 'x'.repeat(129), '名'])(
    '[wire W8] the name %s gets plain JSON',
    async (name) => {
      const answer = await platform.get(`/app_if/hotWords?jsoncallback=${encodeURIComponent(name)}`);
      expect(answer.text.startsWith('{')).toBe(true);
    },
  );

  test('[wire W10] a site that does not exist yields empty lists, and getConfig all the same', async () => {
    for (const query of ['siteId=77', 'siteID=77', 'siteid=77', 'siteID=0', 'siteID=-1', 'siteID=x']) {
      const at = async (call: string) => (await platform.get(`/app_if/${call}&${query}`)).json();
      expect(await at('hotWords?x')).toEqual({ words: [] });
      expect(await at('hotColumns?x')).toEqual([]);
      expect(await at('getCats?x')).toEqual([]);
      expect(await at('getColumns?x')).toEqual({ version: 0, columns: [], topColumns: [] });
      expect(await at('getArticles?columnId=1')).toMatchObject({
        carousel: [],
        list: [],
        modules: [],
        adv: [],
      });
      expect(await at('recommendXys?x')).toEqual([]);
      expect(await at('activityList?x')).toMatchObject({ list: [] });
      expect(await at('searchAll?key=清水')).toEqual([]);
      expect(await at('getConfig?appID=1')).toMatchObject({ siteID: 1 });
    }
  });
});

const absences = sampleEntries.flatMap(([name, { absent = [] }]) =>
  absent.map(({ queryText, as }) => ({ name, queryText, as })),
);
describe('[wire W4] objects that are not there', () => {
  test.each(absences)('[wire W4 $name] $queryText', async ({ name, queryText, as }) => {
    const operation = operations.find((one) => one.name === name);
    const path = operation ? pathOf(operation) : '';
    const at = async (version: string) =>
      (await platform.get(`${path}?${queryText}&curVersions=${version}`)).json();
    expect(await at('')).toEqual(as === 'empty' ? 'empty' : {});
    expect(await at('2')).toEqual(
      as === 'empty'
        ? { status: 0, message: 'success', data: 'empty' }
        : { status: -1, message: 'Your server has down or target user not exist !', data: {} },
    );
    // installations number their clients in parts too
    for (const version of ['3', '4.5.0'])
      expect(await at(version)).toEqual({ status: 1, message: 'empty', data: {} });
    expect(await at('2.9.1')).toEqual(await at('2'));
  });
});

describe('[K1] the served operations', () => {
  test('[K1] samples – their names – are those of the contract’s operations, each in one file', () => {
    const names = sampleEntries.map(([name]) => name);
    expect(names.toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });

  test('[K1] every operation – called – has a handler', async () => {
    for (const operation of operations) {
      const answer = await platform.get(pathOf(operation));
      expect(answer.text, operation.name).not.toContain('"status":11001');
    }
  });

  test('[A3] a path of no operation is 404 and an envelope', async () => {
    const answer = await platform.get('/app_if/getArticels');
    expect([answer.status, answer.json()]).toMatchObject([404, { status: -1 }]);
  });
});

test('[wire W8] a refusal reaches the callback of a script; a write has none', async () => {
  const refused = await platform.get('/app_if/getArticles?columnId=x&jsoncallback=cb');
  expect(refused.text).toMatch(/^cb\(\{"status":-1,.*\}\)$/);
  expect(refused.headers['content-type']).toMatch(/^application\/javascript/);
  const write = await platform.get('/app_if/fav?articleID=1&jsoncallback=cb');
  expect(write.text.startsWith('{')).toBe(true);
});
