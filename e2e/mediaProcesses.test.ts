import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Uploaded } from '@contract/uploads';
import { type Database, openDatabase } from '@platform/db/connection';
import { folderStore } from '@platform/media/folderStore';
import { readMediaName } from '@platform/media/sizes';
import { aMember } from '@testing/aMember';
import { type BucketCall, startBucket, type TestBucket } from '@testing/bucket/startBucket';
import { slope } from '@testing/media';
import { multipart } from '@testing/multipart';
import { createDatabase } from '@testing/postgres';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Programs, programsOn } from './programs';

/** Several servers, each on a machine of its own: they share a database and a bucket, and no folder. */

const PICTURES = 200;
const IN_A_FORM = 8;
const KILLS = 20;
/** Twenty starts of a server, on a machine ten times as busy. */
const STARTS_MS = 1_200_000;
/** Key of a picture as it was sent; sizes are put beside it. */
const ORIGINAL = /^media\/[0-9a-f]{2}\/[0-9a-f]{40}\.jpg$/;

let folder: string;
let database: { readonly url: string; drop(): Promise<void> };
let bucket: TestBucket;
let db: Database;
let first: Programs;
let second: Programs;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-machines-'));
  database = await createDatabase();
  bucket = await startBucket();
  const shared = {
    ...{ DATABASE_URL: database.url, ...bucket.environment },
    KEYS_FILE: join(folder, 'first/keys.json'),
  };
  first = programsOn(join(folder, 'first'), { ...shared, KEYS_FILE: '' });
  second = programsOn(join(folder, 'second'), shared);
  db = openDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await db.close();
  await bucket.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const newMember = () => aMember({ db, clock: { now: Date.now, forward: () => undefined } });
const photo = (shade: number) =>
  slope(100 + shade, 80)
    .jpeg()
    .toBuffer();

/** @returns paths of the stored pictures */
async function upload(origin: string, token: string, device: string, pictures: readonly Buffer[]) {
  const files = pictures.map((bytes, index) => ({
    ...{ name: `file${index}`, fileName: `${index}.jpg`, bytes, type: 'image/jpeg' },
  }));
  const { headers, payload } = multipart(files);
  const answer = await fetch(`${origin}/app_if/upload?fileType=file`, {
    method: 'POST',
    headers: { ...headers, token, devid: device },
    body: new Uint8Array(payload),
  });
  const { fileList } = v.parse(Uploaded, await answer.json());
  return fileList.map(({ url }) => new URL(url).pathname);
}

test('[K9] 200 pictures – sent to one machine – are read on another one, byte for byte, and their sizes too', async () => {
  const sender = await first.startServer();
  const reader = await second.startServer();
  const paths: string[] = [];
  for (let at = 0; at < PICTURES; at += IN_A_FORM) {
    // a member may send sixty files an hour
    const { token, device } = await newMember();
    const pictures = await Promise.all(Array.from({ length: IN_A_FORM }, (_, index) => photo(at + index)));
    paths.push(...(await upload(sender.origin, token, device, pictures)));
  }
  expect(new Set(paths).size).toBe(PICTURES);
  const wrong: string[] = [];
  for (const path of paths) {
    const [here, there] = await Promise.all(
      [sender, reader].map(async ({ origin }) => {
        const answer = await fetch(origin + path);
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
      }),
    );
    if (here?.status !== 200 || there?.status !== 200 || !there.bytes.equals(here.bytes)) wrong.push(path);
  }
  expect(wrong).toEqual([]);
  const size = (paths[0] ?? '').replace('.jpg', '.w160.webp');
  const sizes = await Promise.all(
    [reader, sender].map(async ({ origin }) => (await fetch(origin + size)).status),
  );
  expect(sizes).toEqual([200, 200]);
  await first.stop();
  await second.stop();
});

test(
  '[K9] a machine – killed twenty times before, at and after a picture’s PUT – leaves no address without bytes',
  async () => {
    const uploads = () =>
      db.query<{ url: string }>({ name: 'test-uploads', text: 'select url from member_uploads' });
    const [kept, earlier] = [[] as string[], await uploads()];
    for (let round = 0; round < KILLS; round += 1) {
      const { child, origin } = await first.startServer();
      const ended = once(child, 'exit');
      const { token, device } = await newMember();
      const moment = round % 2 === 0 ? 'before' : 'after';
      // of the four pictures of a form the first to the fourth
      let left = 1 + (Math.floor(round / 2) % 4);
      bucket.onCall = ({ method, key }: BucketCall, at) => {
        if (method !== 'PUT' || at !== moment || !ORIGINAL.test(key)) return;
        left -= 1;
        if (left === 0) child.kill('SIGKILL');
      };
      const pictures = await Promise.all([0, 1, 2, 3].map((index) => photo(round * 4 + index)));
      await upload(origin, token, device, pictures).then(
        (paths) => kept.push(...paths),
        () => undefined,
      );
      await ended;
      bucket.onCall = () => undefined;
    }
    const named = await uploads();
    const { origin } = await second.startServer();
    const without: string[] = [];
    const urls = new Set([...named.map(({ url }) => url), ...kept]);
    for (const url of urls) if ((await fetch(origin + url)).status !== 200) without.push(url);
    expect(without).toEqual([]);
    // rows were written before the kill, so that there is something to be wrong
    expect(named.length - earlier.length).toBeGreaterThan(KILLS / 2);
  },
  STARTS_MS,
);

test('[K9] the media of a folder – moved by npm run media – are served from the bucket, and come back into an empty folder', async () => {
  const store = (name: string) => folderStore({ folder: join(folder, name, 'media'), maxPixels: 4_000_000 });
  const { url } = await store('single').keepImage(await photo(1_000));
  const settings = { DATABASE_URL: database.url, ...bucket.environment };
  const single = programsOn(join(folder, 'single'), settings);
  expect(await single.runProgram('media.js', ['to-bucket'])).toEqual({
    ...{ code: 0, out: '1 files copied, 0 were there, 0 are no media and stay\n', errors: '' },
  });
  const { origin } = await second.startServer();
  expect((await fetch(origin + url)).status).toBe(200);
  const back = programsOn(join(folder, 'back'), settings);
  const { code } = await back.runProgram('media.js', ['to-folder']);
  const name = readMediaName(url.slice('/media/'.length));
  expect([code, (await (name && store('back').open(name)))?.extension]).toEqual([0, 'jpg']);
  expect(await programsOn(join(folder, 'back')).runProgram('media.js', ['to-folder'])).toMatchObject({
    ...{ code: 1, errors: 'There is no bucket: set S3_ENDPOINT and what belongs to it.\n' },
  });
});
