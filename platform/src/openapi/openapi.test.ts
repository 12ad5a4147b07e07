import { operations } from '@contract/operations';
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
