import { createHash } from 'node:crypto';
import { MAX_CLIP_BYTES, UPLOAD_PART_BYTES } from '@contract/limits';
import { consolidatedResults, minioUpload, uploadAccessToken, uploadDone } from '@contract/uploads';
import { deleteExpired } from '@platform/housekeeping';
import { aMember, type TestMember } from '@testing/aMember';
import { MP3 } from '@testing/anOpenUpload';
import { mp3Frames, phoneFilm } from '@testing/recordings';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
let sender: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  sender = await aMember(platform, '拍视频的人');
});
afterEach(() => platform.close());

/** A recording of three parts, each unlike the others. */
const CLIP = mp3Frames(Math.ceil((2 * UPLOAD_PART_BYTES) / MP3.length) * 2 + 2);
const sha256 = createHash('sha256').update(CLIP).digest('hex');
const partOf = (number: number) =>
  CLIP.subarray((number - 1) * UPLOAD_PART_BYTES, number * UPLOAD_PART_BYTES);
const NUMBERS = [1, 2, 3];

const Begun = v.object({ uploadId: v.string(), token: v.string(), partSize: v.number() });
const Part = v.object({ partNumber: v.number(), etag: v.string() });

const call = async (path: string, fields: object, { token } = sender) =>
  (await platform.post(`/mam/api/${path}`, fields, { token })).json();
const begin = async (fields: object = {}) =>
  v.parse(
    Begun,
    await call('uploadAccessToken', { fileName: '河.mp3', size: CLIP.length, sha256, ...fields }),
  );
async function send(
  uploadId: string,
  number: number,
  headers: Record<string, string> = {},
  bytes = partOf(number),
) {
  const path = `/minio/upload?uploadId=${uploadId}&partNumber=${number}`;
  const file = { name: 'file', fileName: 'part', bytes, type: 'application/octet-stream' };
  return (await platform.send(path, [file], { token: sender.token, ...headers })).json();
}
const sendAll = async (uploadId: string) =>
  Promise.all(NUMBERS.map(async (number) => v.parse(Part, await send(uploadId, number))));
const join = (uploadId: string, parts: readonly unknown[]) =>
  call('consolidatedResults', { uploadId, parts });

test('[wire o9][wire o10][wire o11][wire o12] a recording in three parts – sent, joined and ended – is served whole with its length', async () => {
  const begun = await call('uploadAccessToken', { fileName: '河.mp3', size: CLIP.length, sha256 });
  expect(faults(uploadAccessToken.output, begun)).toEqual([]);
  const { uploadId, token, partSize } = v.parse(Begun, begun);
  expect(partSize).toBe(UPLOAD_PART_BYTES);
  expect(faults(minioUpload.output, await send(uploadId, 1, { 'upload-token': token }))).toEqual([]);
  const joined = await join(uploadId, await sendAll(uploadId));
  expect(faults(consolidatedResults.output, joined)).toEqual([]);
  const done = await call('uploadDone', { uploadId, duration: 83 });
  expect(faults(uploadDone.output, done)).toEqual([]);
  const { url } = v.parse(v.object({ url: v.string() }), done);
  const served = await platform.app.inject({ url: new URL(url).pathname, headers: { host: 'paper.test' } });
  expect(served.rawPayload.equals(CLIP)).toBe(true);
  const own = { name: 'test-own', text: 'select duration, file_name from member_uploads' };
  expect(await platform.db.query(own)).toEqual([{ duration: 83, file_name: '河.mp3' }]);
});

test('[wire o9][wire o10] an interrupted upload – opened again with the same bytes – goes on with the parts that are missing', async () => {
  const first = await begin();
  const one = v.parse(Part, await send(first.uploadId, 1));
  const again = await begin();
  expect(again).toEqual(first);
  const rest = await Promise.all(
    [2, 3].map(async (number) => v.parse(Part, await send(again.uploadId, number))),
  );
  expect(await join(again.uploadId, [one, ...rest])).toMatchObject({ size: CLIP.length, status: 0 });
});

test('[wire o11] joining – with a part missing, a wrong etag, or twice – is refused, refused, and answered alike', async () => {
  const { uploadId } = await begin();
  const one = v.parse(Part, await send(uploadId, 1));
  expect(await join(uploadId, [one])).toMatchObject({ status: -1, message: '文件没有传完，请重试' });
  const parts = await sendAll(uploadId);
  expect(await join(uploadId, [...parts.slice(1), { partNumber: 1, etag: 'x' }])).toMatchObject({
    status: -1,
  });
  const both = await Promise.all([join(uploadId, parts), join(uploadId, parts)]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({ size: CLIP.length });
});

test('[K7][wire o11] joined bytes – that are not the announced ones, no clip, or a broken one – are refused and nothing is kept', async () => {
  const changed = await begin({ sha256: 'a'.repeat(64) });
  expect(await join(changed.uploadId, await sendAll(changed.uploadId))).toMatchObject({
    message: '文件在上传中损坏，请重新上传',
  });
  const wrong = [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), '仅支持mp4'],
    [Buffer.from(phoneFilm().subarray(0, 100)), '不能去除其中的位置等信息'],
  ] as const;
  for (const [bytes, message] of wrong) {
    const { uploadId } = await begin({ size: bytes.length, sha256: '' });
    const part = v.parse(Part, await send(uploadId, 1, {}, bytes));
    const joined = await join(uploadId, [part]);
    expect(joined).toMatchObject({ status: -1, message: expect.stringContaining(message) });
  }
  expect(await platform.db.query({ name: 'test-own', text: 'select 1 from member_uploads' })).toEqual([]);
});

test.each([
  ['another member', async () => (await aMember(platform)).token, {}],
  ['a wrong upload token', async () => sender.token, { 'upload-token': 'b'.repeat(64) }],
])('[wire o10] a part – of %s – is refused', async (_, tokenOf, headers) => {
  const { uploadId } = await begin();
  expect(await send(uploadId, 1, { token: await tokenOf(), ...headers })).toMatchObject({ status: -1 });
});

test.each([
  ['an empty file', 0],
  ['a file too large', MAX_CLIP_BYTES + 1],
])('[wire o9] uploadAccessToken – %s – is refused', async (_, size) => {
  expect(await call('uploadAccessToken', { fileName: 'a.mp4', size })).toMatchObject({ status: -1 });
});

test('[wire o10] a part – beyond the file’s size – is refused', async () => {
  const { uploadId } = await begin();
  expect(await send(uploadId, 4, {}, partOf(1))).toMatchObject({ status: -1, message: '分片超出文件大小' });
});

test('[K8] uploads that were never joined – a day later – are deleted with their parts', async () => {
  const { uploadId } = await begin();
  await send(uploadId, 1);
  platform.clock.forward(25 * 3_600_000);
  const failed = (error: unknown) => {
    throw error;
  };
  await deleteExpired(platform.db, platform.clock.now(), failed);
  const parts = { name: 'test-parts', text: 'select 1 from open_upload_parts' };
  expect(await platform.db.query(parts)).toEqual([]);
});
