import { expect, test } from 'vitest';
import { isLocalRequest } from './localRequest';

const from = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  isLocalRequest({ socket: Object.assign(Object.create(null), { remoteAddress }), headers });

test.each(['localhost', 'localhost:8080', 'LOCALHOST', '127.0.0.1:4000', '127.1.2.3', '[::1]:8080'])(
  '[K8] a request of this machine – it names %s – is local',
  (host) => {
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect(from({ host, accept: '*/*' }, address)).toBe(true);
  },
);

test.each([
  'paper.test',
  'paper.test:8080',
  'localhost.paper.test',
  'xlocalhost',
  '127.0.0.1.paper.test',
  '1127.0.0.1',
  '[::1].test',
  'localhost:80x',
  '',
])('[K8] a request of this machine – it names “%s” – is not local', (host) => {
  expect(from({ host })).toBe(false);
  expect(from({})).toBe(false);
});

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded-for',
  'x-vercel-forwarded-for',
  'max-forwards',
  'wl-proxy-client-ip',
  'ali-cdn-real-ip',
  'x-originating-ip',
  'x-appengine-user-ip',
  'remote-addr',
  'x-host',
  'x-rewrite-url',
  'x-amzn-trace-id',
  'x-amz-cf-id',
])('[K8] a request with the forwarding header %s – even an empty one – is not local', (name) => {
  expect(from({ host: 'localhost', [name]: '' })).toBe(false);
});

test('[K8] a request of another machine – it names localhost – is not local', () => {
  for (const address of ['203.0.113.7', '::2', '10.0.0.1', '1127.0.0.1', ''])
    expect(from({ host: 'localhost' }, address)).toBe(false);
});
