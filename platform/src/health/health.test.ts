import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test('[K8] healthz says whether the database is reachable', async () => {
  expect((await platform.get('/healthz')).json()).toEqual({ status: 'ok' });
});

test('[K8] healthz is 503 when the database is gone', async () => {
  const other = await startPlatform();
  await other.db.close();
  const answer = await other.get('/healthz');
  expect([answer.status, answer.json()]).toEqual([503, { status: 'database unreachable' }]);
  await other.app.close();
});

test('[K8] metrics count answers by operation and status and name nobody', async () => {
  await platform.get('/app_if/hotWords?device=secretdevice&userID=77');
  await platform.get('/app_if//hotWords.do?curVersions=3');
  await platform.get('/app_if/getArticles');
  await platform.get('/nowhere');
  const { body: text, headers } = await platform.admin.inject({
    url: '/metrics',
    headers: { host: 'localhost' },
  });
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toContain('touchpaper_requests_total{operation="hotWords",http="200",status="0"} 2');
  expect(text).toContain('touchpaper_requests_total{operation="getArticles",http="200",status="-1"} 1');
  expect(text).toContain('touchpaper_requests_total{operation="other",http="404",status="-1"} 1');
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/);
  expect(text).not.toContain('secretdevice');
});

test.each([
  ['another machine', { remoteAddress: '203.0.113.7' }],
  ['a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }],
  ['a content network’s tunnel on this machine', { headers: { host: 'localhost', 'cf-ray': '1' } }],
  ['a page of another host', { headers: { host: 'paper.test' } }],
])('[K8] the figures are not for %s', async (_, from) => {
  const request = { url: '/metrics', remoteAddress: '127.0.0.1', ...from };
  expect((await platform.admin.inject(request)).statusCode).toBe(404);
});

test('[K8] the figures – requested at the readers’ port as this machine does it – are not there', async () => {
  const request = { url: '/metrics', headers: { host: '127.0.0.1:8080' }, remoteAddress: '127.0.0.1' };
  expect((await platform.app.inject(request)).statusCode).toBe(404);
});

test('[wire W7] an address that cannot be read is refused in an envelope', async () => {
  const { status, json } = await platform.get('/content/%zz');
  expect([status, json()]).toMatchObject([400, { status: -1, data: {} }]);
});
