import { createHash } from 'node:crypto';
import { isSubmitted } from '@contract/submittedFile';
import { Uploaded } from '@contract/uploads';
import type { HideableMedia } from '@platform/media/hideableMedia';
import { hideableMedia } from '@platform/media/hideableMedia';
import { aMember, type TestMember } from '@testing/aMember';
import { anArticle } from '@testing/anArticle';
import { aStaff } from '@testing/aStaff';
import { startBucket, type TestBucket } from '@testing/bucket/startBucket';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { type StoreKind, slope, stores } from '@testing/media';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runMediaChecks } from './mediaChecks';

let platform: TestPlatform;
let media: HideableMedia;
let comments: TestComments;
let admin: Record<string, string>;
let reader: TestMember;
let bucket: TestBucket | undefined;

async function open(on: StoreKind): Promise<void> {
  bucket = on === 'bucket' ? await startBucket() : undefined;
  platform = await startPlatform({ s3: bucket?.settings });
  await seedNewsroom(platform);
  media = hideableMedia(platform.storage);
  comments = commentsOn(platform);
  admin = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
  reader = await aMember(platform, '拍照的人');
}

async function close(): Promise<void> {
  await platform.close();
  await bucket?.stop();
}

const photo = (shade = 0) =>
  slope(400 + shade, 300)
    .jpeg()
    .toBuffer();
/** @returns the path of the stored file */
async function upload(bytes: Buffer, { token }: TestMember = reader): Promise<string> {
  const file = { name: 'file1', fileName: 'a.jpg', bytes, type: 'image/jpeg' };
  const answer = await platform.send('/app_if/upload?fileType=file', [file], { token });
  const [stored] = v.parse(Uploaded, answer.json()).fileList;
  return new URL(stored?.url ?? '').pathname;
}
const small = (path: string) => path.replace('.jpg', '.w320.webp');
/** HTTP statuses of the original and of a size. */
const statuses = async (path: string) =>
  Promise.all([path, small(path)].map(async (one) => (await platform.get(one)).status));
const SHOWN = [200, 200];
const GONE = [404, 404];

const review = async (path: string, body: object = {}) => {
  expect((await platform.post(`/newsroom/sites/1/${path}`, body, admin)).json()).toEqual({ done: true });
  await runMediaChecks({ db: platform.db, media });
};
const call = async (path: string, fields: object) => {
  platform.clock.forward(61_000);
  return Object((await platform.post(path, { ...fields, curVersions: '3' }, { token: reader.token })).json());
};
const post = async (pics: string) =>
  (await call('/nis/api/post/create', { circleID: seeded.circle, content: '开花了', pics })).data.id;
const sent = async (words: string, picture: string, more: object = {}) =>
  comments.postAndFind(reader, words, { imgUrl: [picture], ...more });

describe.each(stores)('[K8] media in a %s', (on) => {
  beforeEach(() => open(on));
  afterEach(close);

  describe('[K8] addresses of what readers hand in', () => {
    test('[K8] a file – handed in by two readers and the newsroom – has three addresses, and no reader’s follows from its bytes', async () => {
      const bytes = await photo();
      const paths = [await upload(bytes), await upload(bytes, await aMember(platform)), await upload(bytes)];
      const computed = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
      const { url } = await platform.media.keepImage(bytes);
      expect(url).toContain(computed);
      expect(new Set([...paths, url]).size).toBe(4);
      expect([...paths, url].map(isSubmitted)).toEqual([true, true, true, false]);
      expect((await platform.get(`/media/${computed.slice(0, 2)}/${computed}.jpg`)).status).toBe(200);
    });

    test('[K7] a file that a reader handed in – read – is cached for less than a minute, the newsroom’s for ever', async () => {
      const own = await platform.get(small(await upload(await photo())));
      expect(own.headers['cache-control']).toBe('public, max-age=30, must-revalidate');
      const { url } = await platform.media.keepImage(await photo(1));
      expect((await platform.get(url)).headers['cache-control']).toContain('immutable');
    });
  });

  async function endMembership({ id, token, device }: TestMember): Promise<void> {
    const answer = await platform.sso('cancel', { uid: String(id) }, { token, device });
    expect(answer.json()).toMatchObject({ code: 1 });
    await runMediaChecks({ db: platform.db, media });
  }

  test('[K15] a membership that ends – pictures of a shown and a pending comment, of a pending post, and one that nothing shows – only that of the shown comment is served, the others are gone in every size', async () => {
    const paths = [];
    for (const shade of [0, 1, 2, 3]) paths.push(await upload(await photo(shade)));
    const [shown = '', pending = '', posted = '', unused = ''] = paths;
    await comments.rules({ auditType: '0' });
    await sent('看得见', shown);
    await comments.rules({ auditType: '1' });
    await sent('还在审', pending);
    await post(posted);
    for (const path of paths) expect(await statuses(path)).toEqual(SHOWN);
    await endMembership(reader);
    expect(await statuses(shown)).toEqual(SHOWN);
    for (const path of [pending, posted, unused]) expect(await statuses(path), path).toEqual(GONE);
  });

  describe('[K8] media removed by review', () => {
    test('[K8] a post – removed, then approved again – takes its pictures along, in every size, and brings them back', async () => {
      const path = await upload(await photo());
      const id = await post(path);
      await review(`posts/${id}/approve`);
      expect(await statuses(path)).toEqual(SHOWN);
      await review(`posts/${id}/remove`);
      expect(await statuses(path)).toEqual(GONE);
      expect(await platform.storage.files.list(path.slice(7, 51))).toEqual([]);
      await review(`posts/${id}/approve`);
      expect(await statuses(path)).toEqual(SHOWN);
    });

    test('[K8] a comment – removed with its thread – takes the pictures of its replies along', async () => {
      await comments.rules();
      const [first, second] = [await upload(await photo()), await upload(await photo(1))];
      const id = await sent('一棵树', first);
      await sent('两棵树', second, { parentID: id });
      expect([await statuses(first), await statuses(second)]).toEqual([SHOWN, SHOWN]);
      await review(`comments/${id}/remove`);
      expect([await statuses(first), await statuses(second)]).toEqual([GONE, GONE]);
      await review(`comments/${id}/approve`);
      expect([await statuses(first), await statuses(second)]).toEqual([SHOWN, SHOWN]);
    });

    test('[K8] a comment – rejected, or deleted by its author – loses its picture', async () => {
      await comments.rules({ auditType: '1' });
      const [first, second] = [await upload(await photo()), await upload(await photo(1))];
      await review(`comments/${await sent('一棵树', first)}/reject`);
      expect([await statuses(first), await statuses(second)]).toEqual([GONE, SHOWN]);
      expect(
        await comments.call(`delMyDiscuss?fileId=${await sent('两棵树', second)}`, reader),
      ).toMatchObject({
        status: 0,
      });
      await runMediaChecks({ db: platform.db, media });
      expect(await statuses(second)).toEqual(GONE);
    });

    test('[K8] a contribution – rejected, then passed – takes its picture along and brings it back', async () => {
      const path = await upload(await photo());
      const fields = { linkID: seeded.seekArticles.open, title: '树', content: '树还在。', pics: path };
      const { fileId } = (await call('/nis/api/inputArticle/save', fields)).data;
      await review(`contributions/${fileId}/review`, { passed: false, reason: '看得见门牌号' });
      expect(await statuses(path)).toEqual(GONE);
      await review(`contributions/${fileId}/review`, { passed: true });
      expect(await statuses(path)).toEqual(SHOWN);
    });

    test('[K8] a picture of a removed post – used by an article, or by another post – stays', async () => {
      const [printed, twice] = [await upload(await photo()), await upload(await photo(1))];
      const content = `<p>一棵树</p><img src="${printed}">`;
      await platform.writer.saveDraft(anArticle({ key: 'tree', columnID: seeded.columns.news, content }));
      const [first, second] = [await post(`${printed},${twice}`), await post(twice)];
      await review(`posts/${first}/reject`);
      expect([await statuses(printed), await statuses(twice)]).toEqual([SHOWN, SHOWN]);
      await review(`posts/${second}/reject`);
      expect([await statuses(printed), await statuses(twice)]).toEqual([SHOWN, GONE]);
    });

    test('[K8] a picture that was taken away – sent along with another post – is left out', async () => {
      const path = await upload(await photo());
      await review(`posts/${await post(path)}/reject`);
      const id = await post(path);
      const { pics } = (await call('/nis/api/post/detail', { id })).data;
      expect(pics).toEqual([]);
    });

    test('[K8] a size that was made while its original was taken away – read – is not served', async () => {
      const path = await upload(await photo());
      const [, pair = '', hash = ''] = /\/media\/(..)\/(.{40})/.exec(path) ?? [];
      expect(await statuses(path)).toEqual(SHOWN);
      await platform.storage.files.move(`${pair}/${hash}.jpg`, 'gone.jpg');
      expect(await statuses(path)).toEqual(GONE);
    });
  });
});
