import { operations } from '@contract/operations';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const Document = v.object({
  openapi: v.string(),
  info: v.object({ version: v.string() }),
  servers: v.array(v.object({ url: v.string() })),
  paths: v.record(v.string(), v.object({})),
});

test('[K2] the contract is served as an OpenAPI document of this address, small and revalidated', async () => {
  const answer = await platform.get('/openapi.json');
  const document = v.parse(Document, answer.json());
  expect(document).toMatchObject({
    openapi: '3.1.1',
    info: { version: '6.2.6' },
    servers: [{ url: 'http://paper.test' }],
  });
  expect(Object.keys(document.paths).length).toBeGreaterThanOrEqual(operations.length);
  expect(answer.text).not.toContain('\n');
  const again = await platform.get('/openapi.json', { 'if-none-match': String(answer.headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('[K2] it is what the standard calls a document of its version', async () => {
  const standard = (document: object) => new Validator().validate({ ...document });
  const document = (await platform.get('/openapi.json')).json();
  expect(await standard(Object(document))).toMatchObject({ valid: true });
  const [path] = Object.keys(v.parse(Document, document).paths);
  const spoiled = { ...Object(document), paths: { [path ?? '']: { get: { responses: 'none' } } } };
  expect(await standard(spoiled)).toMatchObject({ valid: false });
});
