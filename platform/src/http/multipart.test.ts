import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { multipart } from '@testing/multipart';
import { expect, onTestFinished, test } from 'vitest';
import { readMultipart } from './multipart';

/** A server that reads one form, looking at its pace every so many milliseconds. */
async function reading(lookedAt: number) {
  const server = createServer();
  const read = once(server, 'request').then(async ([form, answer]) => {
    const outcome = await readMultipart(form, lookedAt).then(
      ({ files }) => files.length,
      ({ http }) => http,
    );
    answer.end();
    return outcome;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const send = (headers: Record<string, string | number>) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers });
    return sent.on('error', () => undefined);
  };
  return { read, send };
}

const { headers, payload } = multipart([{ name: 'file1', fileName: 'a.jpg', bytes: Buffer.alloc(5_000) }]);

test.each([
  ['says how long it is', { 'content-length': 30_000_000 }],
  ['does not say how long it is', { 'transfer-encoding': 'chunked' }],
])('[H4][K8] a form that %s and brings nothing is let go', async (_, length) => {
  const { read, send } = await reading(20);
  send({ ...headers, ...length }).write(payload.subarray(0, 60));
  expect(await read).toBe(408);
});

test('[H4] a short one on a line that is quick enough for it is read', async () => {
  const { read, send } = await reading(1);
  const form = send({ ...headers, 'content-length': payload.length });
  const [first, second] = [payload.subarray(0, 4_000), payload.subarray(4_000)];
  form.write(first);
  setTimeout(() => form.end(second), 20);
  expect(await read).toBe(1);
});
