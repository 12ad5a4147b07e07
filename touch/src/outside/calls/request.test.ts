import { defaultConfig } from '@platform/sites/defaultConfig';
import { readConfig } from '@touch/api/config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutgoingRequest } from '../callPorts';
import { requestOf } from './request';

const read = readConfig(defaultConfig(1, '澜川', '1'));
const served = { ...read, hasPlainCalls: false, xyApi: { ...read.xyApi, baseUrl: '/app_if' } };
const outgoing = (method: 'GET' | 'POST'): OutgoingRequest => ({
  name: 'one',
  address: { service: 'base', path: '/one', method, encoding: 'form' },
  fields: { device: 'xy1', id: '7' },
  headers: { source: 's' },
});

beforeEach(() =>
  vi.stubGlobal('location', { href: 'https://paper.test/news/1', origin: 'https://paper.test' }),
);
afterEach(() => vi.unstubAllGlobals());

test('[K22] a call of a served page to its own server – names its device in a header, not in the address', () => {
  const [url, { headers }] = requestOf(served, outgoing('GET'));
  expect([url, headers]).toEqual(['/app_if/one?id=7', { source: 's', device: 'xy1' }]);
});

test('[K22] an upload of a served page – names its device in a header', () => {
  const file = new File(['x'], 'a.png');
  const upload = { part: 'file', file, fileName: 'a.png', headers: {}, signal: new AbortController().signal };
  const [url, { headers }] = requestOf(served, outgoing('POST'), { ...upload, onProgress: () => undefined });
  expect([url, headers]).toEqual(['/app_if/one?id=7', { source: 's', device: 'xy1' }]);
});

test.each([
  ['static files', { ...served, hasPlainCalls: undefined }],
  ['a server elsewhere', { ...served, xyApi: { ...served.xyApi, baseUrl: 'https://other.test/app_if' } }],
])('[wire g21] a call with %s – enciphered or not – says what the wire says', (_, config) => {
  const { hasPlainCalls, ...rest } = config;
  const site = hasPlainCalls === undefined ? rest : config;
  const [url, { headers }] = requestOf(site, outgoing('GET'));
  expect(url).toMatch(/\/app_if\/one\?device=xy1&id=7$/);
  expect(headers).toEqual({ source: 's' });
});

test('[K22] enciphered fields – hold the device themselves – and are sent as they are', () => {
  const sealed = { ...outgoing('GET'), fields: { encryptData: 'x' }, isEncrypted: true } as const;
  expect(requestOf(served, sealed)).toEqual([
    '/app_if/one?encryptData=x',
    { headers: { source: 's' }, keepalive: false },
  ]);
});
