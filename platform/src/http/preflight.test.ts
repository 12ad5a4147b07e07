import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const asked = (url: string) =>
  platform.app.inject({
    method: 'OPTIONS',
    url,
    headers: { host: 'paper.test', origin: 'https://files.test', 'access-control-request-headers': 'source' },
  });

test('[A12][wire W17] a page of another origin may read, with our own headers', async () => {
  const answer = await asked('/app_if/getConfig?appID=1');
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-allow-headers']).toContain('source');
});

test('[wire W17] nothing is promised for writes', async () => {
  const answer = await asked('/app_if/discuss');
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
