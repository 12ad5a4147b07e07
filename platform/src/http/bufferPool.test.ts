import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BufferPool } from './bufferPool';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  const pool = new BufferPool();
  app = Fastify({ forceCloseConnections: true });
  app.get('/:letter/:times', async (incoming, reply) => {
    const [, letter = '', times = ''] = incoming.url.split('/');
    reply.type('text/plain; charset=utf-8');
    return pool.join(['水', Buffer.from(letter.repeat(Number(times))), '到'], reply.raw);
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const read = async (letter: string, times: number) => (await fetch(`${origin}/${letter}/${times}`)).text();

test('[K8] answers under way at the same time never write into each other', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const times of [100_000, 9_000, 10, 200_000]) {
    const texts = await Promise.all(letters.map((letter) => read(letter, times)));
    expect(texts).toEqual(letters.map((letter) => `水${letter.repeat(times)}到`));
  }
});

test('[K8] answers that wait for a slow reader stay as they are while others are sent', async () => {
  // some 18 MB: more than the system itself holds for a line that is not read
  const letters = [...'abcdefghijklmno'.repeat(10)];
  const whole = (letter: string) => `水${letter.repeat(120_000)}到`;
  const slow = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  for (const letter of letters) {
    slow.write(`GET /${letter}/120000 HTTP/1.1\r\nhost: a.test\r\n\r\n`);
    if (letter === 'o') expect(await read('A', 120_000)).toBe(whole('A'));
  }
  const parts: Buffer[] = [];
  let missing = letters.length * Buffer.byteLength(whole('a'));
  slow.on('data', (part) => {
    parts.push(part);
    missing -= part.length;
    // The rest are heads: the last body's end has arrived.
    if (missing < 0 && part.toString().endsWith('到')) slow.end();
  });
  slow.resume();
  await once(slow, 'close');
  expect(
    Buffer.concat(parts)
      .toString()
      .match(/水[a-zA-Z]*到/g),
  ).toEqual(letters.map(whole));
});

test('[K8] a reader who breaks off leaves nothing behind in the next answer', async () => {
  for (let count = 0; count < 5; count += 1) {
    const broken = request(`${origin}/x/120000`);
    broken.on('error', () => undefined);
    broken.end();
    const [response] = await once(broken, 'response');
    response.destroy();
    expect(await read('y', 120_000)).toBe(`水${'y'.repeat(120_000)}到`);
  }
});
