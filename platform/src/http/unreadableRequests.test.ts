import { once } from 'node:events';
import { connect } from 'node:net';
import { listening } from '@testing/socketClient';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let port = 0;
beforeAll(async () => {
  platform = await startPlatform();
  port = Number(new URL(await listening(platform)).port);
});
afterAll(() => platform.close());

async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

test.each([
  [
    'an address in raw UTF-8',
    'GET /app_if/searchAll?key=清水 HTTP/1.1\r\nHost: paper.test\r\n\r\n',
    400,
    '未经编码',
  ],
  ['no HTTP', 'hello\r\n\r\n', 400, '无法读取'],
  ['endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, '请求头太长'],
])('[wire W7] a request – %s – is refused in the envelope', async (_, bytes, status, words) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('application/json;charset=UTF-8');
  expect(JSON.parse(body)).toEqual({ status: -1, message: expect.stringContaining(words), data: {} });
});
