import { connect, type Socket } from 'node:net';
import { Uploaded } from '@contract/uploads';
import { multipart } from '@testing/multipart';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

const AT = '/app_if/upload?fileType=file';
let platform: TestPlatform;
let port: number;
let open: Socket[];
let photo: Buffer;
beforeEach(async () => {
  platform = await startPlatform();
  port = Number(new URL(await platform.app.listen({ host: '127.0.0.1', port: 0 })).port);
  open = [];
  const grey = { create: { width: 60, height: 40, channels: 3, background: '#888' } } as const;
  photo = await sharp(grey).jpeg().toBuffer();
});
afterEach(async () => {
  for (const line of open) line.destroy();
  await platform.close();
});

const member = (number: number) => platform.member(`1380000000${number}`, `xy000${number}`);

type Headers = Awaited<ReturnType<typeof member>>['headers'];

/** The head of a form and the first bytes of it; the rest never comes. Resolves once it stands at the server. */
async function begins({ token, devid }: Headers, bytes = 30_000_000): Promise<Socket> {
  const arrived = new Promise<void>((there) => {
    platform.app.server.once('request', () => there());
  });
  const line = connect(port, '127.0.0.1').on('error', () => undefined);
  open.push(line);
  const head = ['POST', AT, 'HTTP/1.1\r\nHost: paper.test'].join(' ');
  const form = `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${bytes}\r\n\r\n--b\r\n`;
  line.write(`${head}\r\ntoken: ${token}\r\ndevid: ${devid}\r\n${form}`);
  await arrived;
  return line;
}

const gone = (line: Socket) =>
  new Promise<void>((done) => {
    line.once('close', () => done());
    line.destroy();
  });

async function sends(headers: Headers): Promise<boolean> {
  const form = multipart([{ name: 'file1', fileName: 'a.jpg', bytes: photo }]);
  const answer = await fetch(`http://127.0.0.1:${port}${AT}`, {
    method: 'POST',
    headers: { ...form.headers, ...headers },
    body: new Uint8Array(form.payload),
  });
  return v.parse(Uploaded, await answer.json()).success;
}

test('[H4][K8] a member whose forms trickle in holds up nobody else', async () => {
  const [hostile, honest] = [await member(1), await member(2)];
  for (let line = 0; line < 8; line += 1) await begins(hostile.headers, line % 2 ? 30_000_000 : 4_000_000);
  expect(await sends(honest.headers)).toBe(true);
});

test('[H4][K8] many readers on slow lines hold up nobody else', async () => {
  for (let reader = 1; reader < 6; reader += 1) await begins((await member(reader)).headers, 4_000_000);
  expect(await sends((await member(9)).headers)).toBe(true);
});

test('[H4][K8] uploads given up while they waited – take no turn from the next one', async () => {
  const one = await member(1);
  const lines: Socket[] = [];
  for (let line = 0; line < 8; line += 1) lines.push(await begins(one.headers, 4_000_000));
  // the waiting ones first
  for (const line of lines.reverse()) await gone(line);
  expect(await sends(one.headers)).toBe(true);
});
