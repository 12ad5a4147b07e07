import { createHash } from 'node:crypto';
import { FILE_PART_BYTES } from '@contract/newsroomFiles';
import { readMediaName } from '@platform/media/sizes';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { running: live, coming } = seeded.live;
const HOUR_MS = 3_600_000;

let platform: TestPlatform;
let editor: Record<string, string>;
const signIn = async () => {
  editor = (await aStaff(platform, { site: 1, role: 'editor' })).headers;
};
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await signIn();
});
afterAll(() => platform.close());

const path = (rest: string, of: number = live) => `/newsroom/sites/1/lives/${of}${rest}`;
const NewPass = v.object({ id: v.number(), token: v.string() });
async function aPass(hours?: number) {
  const answer = await platform.post(path('/passes'), { name: '小周', ...(hours ? { hours } : {}) }, editor);
  const { id, token } = v.parse(NewPass, answer.json());
  return { id, headers: { authorization: `Bearer ${token}` } };
}
type Pass = Awaited<ReturnType<typeof aPass>>;
const send = async (rest: string, body: object, { headers }: Pass, of: number = live) => {
  const answer = await platform.post(path(`/field${rest}`, of), body, headers);
  return { status: answer.status, body: Object(answer.json()) };
};
const report = (body: object, pass: Pass, of: number = live) => send('/reports', body, pass, of);
const reports = async () => {
  platform.clock.forward(3_000);
  return Object((await platform.get(`/app_if/liveView?id=${live}`)).json()).list;
};

/** A photo of two parts: no two dots are alike, so that it cannot be packed. */
async function aPhoto(seed: number): Promise<Buffer> {
  const [width, height] = [400, 300];
  const dots = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let at = 0; at < dots.length; at += 1) {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    dots[at] = state >>> 24;
  }
  return sharp(dots, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const announced = (bytes: Buffer) => ({ fileName: 'IMG_1.png', size: bytes.length, sha256: sha256(bytes) });
const partOf = (bytes: Buffer, number: number) =>
  bytes.subarray((number - 1) * FILE_PART_BYTES, number * FILE_PART_BYTES).toString('base64');
const part = (upload: string, number: number, bytes: string, pass: Pass) =>
  send(`/files/${upload}/parts/${number}`, { bytes }, pass);

/** Every photo loses its line once: it is begun anew and goes on; its last part arrives twice. */
async function sentOverABrokenLine(bytes: Buffer, pass: Pass): Promise<string> {
  const first = await send('/files', announced(bytes), pass);
  await part(first.body.upload, 1, partOf(bytes, 1), pass);
  expect(await send(`/files/${first.body.upload}/join`, {}, pass)).toMatchObject({
    status: 409,
    body: { message: 'parts of the file are missing' },
  });
  const { body } = await send('/files', announced(bytes), pass);
  expect(body).toEqual({ upload: first.body.upload, partBytes: FILE_PART_BYTES, parts: [1] });
  for (const number of [2, 2]) await part(body.upload, number, partOf(bytes, number), pass);
  const joined = await send(`/files/${body.upload}/join`, {}, pass);
  // the answer was lost: joining again answers the same
  expect(await send(`/files/${body.upload}/join`, {}, pass)).toEqual(joined);
  expect((await send('/files', announced(bytes), pass)).body.parts).toEqual([1, 2]);
  return joined.body.url;
}

test('[F7] six photos over a broken line, the report sent twice – it arrives whole and once, under the reporter’s name', async () => {
  const pass = await aPass();
  const urls: string[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) urls.push(await sentOverABrokenLine(await aPhoto(seed), pass));
  expect(urls.every((url) => readMediaName(url.slice('/media/'.length)))).toBe(true);
  expect(new Set(urls).size).toBe(6);
  const attachments = urls.map((url) => ({ type: 'pic', url }));
  const whole = { key: 'report-0001', content: '桥面已经放行', attachments };
  const [one, two] = await Promise.all([report(whole, pass), report(whole, pass)]);
  expect([one.body.repeated, two.body.repeated].toSorted()).toEqual([false, true]);
  expect(one.body.id).toBe(two.body.id);
  const [newest, ...others] = await reports();
  expect(newest).toMatchObject({ fileId: one.body.id, user: '小周', content: '桥面已经放行' });
  expect(newest.attachments.map(({ url }: { url: string }) => url)).toEqual(
    urls.map((url) => `http://paper.test${url}`),
  );
  expect(others.filter(({ content }: { content: string }) => content === '桥面已经放行')).toEqual([]);
  const removed = await platform.post(path(`/reports/${one.body.id}/remove`), {}, editor);
  expect(removed.status).toBe(200);
  expect((await report(whole, pass)).body).toEqual({ id: one.body.id, repeated: true });
  expect(JSON.stringify(await reports())).not.toContain('桥面已经放行');
});

describe('[K10] a pass – is refused by name', () => {
  const words = { key: 'report-0002', content: '不该出现' };
  const refusals = async (pass: Pass, of: number = live) => {
    const answers = [
      await report(words, pass, of),
      await send('/files', announced(Buffer.from('x')), pass, of),
    ];
    expect(JSON.stringify(await reports())).not.toContain('不该出现');
    const [status] = new Set(answers.map(({ status }) => status));
    const [message] = new Set(answers.map(({ body }) => body.message));
    return { status, message };
  };

  test('[K10] of another live, revoked, expired, unknown, a staff token – nothing is stored', async () => {
    const pass = await aPass(1);
    expect(await refusals(pass, coming)).toEqual({ status: 403, message: 'this pass is for another live' });
    const revoked = await aPass();
    const revoke = () => platform.post(path(`/passes/${revoked.id}/revoke`), {}, editor);
    expect((await revoke()).status).toBe(200);
    expect(await refusals(revoked)).toEqual({ status: 401, message: 'this pass was revoked' });
    const missing = { status: 401, message: 'bring a pass of this live' };
    for (const headers of [editor, {}, { authorization: `Bearer p1.${'A'.repeat(43)}` }])
      expect(await refusals({ id: 0, headers: { authorization: '', ...headers } })).toEqual(missing);
    expect((await platform.post(path('/status'), { status: 'ended' }, pass.headers)).status).toBe(401);
    platform.clock.forward(HOUR_MS);
    expect(await refusals(pass)).toEqual({ status: 401, message: 'this pass has expired' });
    await signIn();
    const list = Object((await platform.get(path('/passes'), editor)).json()).list;
    const states = new Map(list.map((one: { id: number; state: string }) => [one.id, one.state]));
    expect([states.get(pass.id), states.get(revoked.id)]).toEqual(['expired', 'revoked']);
    expect((await platform.post(path('/passes/999/revoke'), {}, editor)).status).toBe(404);
    expect((await platform.post(path('/passes', 999), { name: '小周' }, editor)).status).toBe(404);
  });
});

test('[F7] damaged, foreign, oversized and other files, and reports without words – are refused by name, nothing half stored', async () => {
  const pass = await aPass();
  const photo = await aPhoto(7);
  const begun = async (bytes: Buffer, change: object = {}) =>
    (await send('/files', { ...announced(bytes), ...change }, pass)).body;
  const { upload } = await begun(photo, { sha256: 'ab'.repeat(32) });
  for (const number of [1, 2]) await part(upload, number, partOf(photo, number), pass);
  const text = Buffer.from('<script>alert(1)</script>');
  const textUpload = (await begun(text)).upload;
  await part(textUpload, 1, text.toString('base64'), pass);
  const join = (of: string, by = pass) => send(`/files/${of}/join`, {}, by);
  const answers = [
    await join(upload),
    await join(textUpload),
    await join(upload, await aPass()),
    await part(upload, 3, 'AAAA', pass),
    await part(upload, 1, Buffer.alloc(FILE_PART_BYTES + 1).toString('base64'), pass),
    await send('/files', { ...announced(photo), size: 80_000_001 }, pass),
    await report({ key: 'report-0003' }, pass),
    await report({ key: 'short', content: 'x' }, pass),
    await report({ key: 'report-0004', attachments: [{ type: 'pic', url: '/etc/passwd' }] }, pass),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
    '409 the file was damaged on its way: send it again',
    '400 this is neither a picture nor a recording',
    '404 there is no such upload, or it has expired',
    '400 this part lies outside the file',
    '400 this part lies outside the file',
    expect.stringMatching(/^400 size: /),
    '400 a report has words or an attachment',
    '400 key: 8 to 64 letters, digits, _ and -',
    '400 attachments.0.url: an address is /media/…',
  ]);
});

test('[K8] a pass – with an attachment elsewhere, a fourth open upload, or reports without end – is stopped', async () => {
  const pass = await aPass();
  const attachments = [{ type: 'pic', url: 'https://evil.example/a.jpg' }];
  expect(await report({ key: 'report-0900', content: '桥', attachments }, pass)).toMatchObject({
    status: 400,
  });
  const uploads: string[] = [];
  for (const seed of [21, 22, 23, 24]) {
    const bytes = Buffer.alloc(10, seed);
    platform.clock.forward(1_000);
    uploads.push((await send('/files', announced(bytes), pass)).body.upload);
  }
  const arrived = await Promise.all(uploads.map((upload) => part(upload, 1, 'AAAA', pass)));
  expect(arrived.map(({ status }) => status)).toEqual([404, 200, 200, 200]);
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await report({ key: `report-1${100 + sent}`, content: `桥${sent}` }, pass)).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
  expect(statuses[30]).toBe(429);
  expect(await report({ key: 'report-1100', content: '桥0' }, pass)).toMatchObject({
    body: { repeated: true },
  });
});
