import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginUpload,
  joinUpload,
  openUpload,
  sha256Of,
  storedParts,
  storePart,
  type UploadFault,
} from './partialUploads.service';
import { storedPaths } from './submitted.rules';

const DAY_MS = 24 * 3_600_000;
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());

const sender = { site: 1, staff: 7 };
const bytes = Buffer.from('abcdefg');
const announced = (more: object = {}) => ({ fileName: 'f.mp4', size: 7, sha256: sha256Of(bytes), ...more });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: UploadFault) => error.reason,
  );
function uploading(db: TwoSites['db']) {
  const clock = { now: at(0).getTime() };
  const storage = { db, now: () => clock.now };
  let admitted = 0;
  const rules = (most = 9) => ({ maxBytes: 7, maxOpen: 2, admit: async () => ++admitted <= most });
  const begin = async (more: object = {}, most = 9, of = sender) => {
    const row = await beginUpload(storage, of, announced(more), rules(most));
    clock.now += 1;
    return row;
  };
  return { db, clock, storage, begin, admitted: () => admitted };
}
const trying = (work: (one: ReturnType<typeof uploading>) => Promise<void>) =>
  rolledBack(
    () => sites,
    ({ db }) => work(uploading(db)),
  );

test(
  '[wire o9] an upload – empty, as large as allowed, one byte more, more than are admitted – begins or says which',
  trying(async ({ begin, admitted }) => {
    const sizes = await inTurn([0, 1, 7, 8], (size) => reasonOf(begin({ size, sha256: '' })));
    expect(sizes).toEqual(['size', 'done', 'done', 'size']);
    expect(admitted()).toBe(2);
    expect(await reasonOf(begin({}, 2))).toBe('tooMany');
    const long = await begin({ fileName: `${'名'.repeat(201)}\n.mp4`, sha256: '' });
    expect([...long.file_name]).toHaveLength(200);
  }),
);

test(
  '[wire o9] the same file – again in capitals, of another size or sender, without a digest, the next day – is the same upload while it lasts',
  trying(async ({ clock, begin, admitted, storage }) => {
    const first = await begin();
    expect((await begin({ sha256: sha256Of(bytes).toUpperCase() })).id).toBe(first.id);
    expect(admitted()).toBe(1);
    const others = [
      await begin({ size: 6 }),
      await begin({ sha256: '' }),
      await begin({}, 9, { site: 1, staff: 8 }),
    ];
    expect(others.map(({ id }) => id)).not.toContain(first.id);
    expect(first.expires_at.getTime()).toBe(at(DAY_MS).getTime());
    expect(await reasonOf(openUpload(storage, { ...sender, id: first.id }))).toBe('unknown');
    const again = await begin();
    clock.now = again.expires_at.getTime() - 1;
    expect(await reasonOf(openUpload(storage, { ...sender, id: again.id }))).toBe('done');
    clock.now += 1;
    expect(await reasonOf(openUpload(storage, { ...sender, id: again.id }))).toBe('unknown');
    expect((await begin()).id).not.toBe(again.id);
  }),
);

test(
  '[wire o10, o11] parts of a file – one beyond it, one too long, missing, twice, damaged, joined twice – make the file once and whole',
  trying(async ({ begin, storage }) => {
    const row = await begin();
    const key = { ...sender, id: row.id };
    const put = (number: number, text: string, of = row) =>
      reasonOf(
        storePart(storage, { ...sender, id: of.id }, of, { number, bytes: Buffer.from(text), maxBytes: 3 }),
      );
    expect([await put(4, 'x'), await put(1, 'abcd'), await put(3, 'g'), await put(1, 'abc')]).toEqual([
      'outside',
      'outside',
      'done',
      'done',
    ]);
    let kept = 0;
    const join = (of = row) =>
      joinUpload(storage, { ...sender, id: of.id }, async (whole, name) => {
        kept += 1;
        return `/media/${name}/${whole}`;
      });
    expect(await reasonOf(join())).toBe('incomplete');
    await put(2, 'dex');
    expect(await reasonOf(join())).toBe('damaged');
    await put(2, 'def');
    expect((await storedParts(storage, key)).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect([await join(), await join(), kept]).toEqual(['/media/f.mp4/abcdefg', '/media/f.mp4/abcdefg', 1]);
    const joined = await openUpload(storage, key);
    expect([await put(1, 'abc', joined), await storedParts(storage, key)]).toEqual(['done', []]);
    const gap = await begin({ sha256: '', size: 4 });
    await put(1, 'a', gap);
    await put(2, 'bcd', gap);
    expect(await join(gap)).toBe('/media/f.mp4/abcd');
    const missing = await begin({ sha256: '', size: 5 });
    await put(2, 'bc', missing);
    expect(await reasonOf(join(missing))).toBe('incomplete');
  }),
);

test('[wire n3] paths that go along with a text – of this site, another, of another kind, twice, more than allowed – are stored files of the kind', () => {
  const path = (letter: string, type: string) => `/media/${letter.repeat(2)}/${letter.repeat(40)}.${type}`;
  const origin = 'https://paper.test';
  const read = (list: readonly string[], kind: 'image' | 'video' | 'audio' = 'image', max?: number) =>
    storedPaths(list, kind, origin, max);
  const pictures = ['a', 'b', 'c'].map((letter) => path(letter, 'jpg'));
  expect(read([`${origin}${pictures[0]}`, pictures[1] ?? '', pictures[0] ?? ''])).toEqual(
    pictures.slice(0, 2),
  );
  expect(
    read([
      `https://other.test${pictures[0]}`,
      `${origin}.evil${pictures[0]}`,
      '/a.jpg',
      '',
      '/media/../x.jpg',
    ]),
  ).toEqual([]);
  expect([
    read([path('d', 'mp4'), pictures[0] ?? '']),
    read([path('d', 'mp4'), pictures[0] ?? ''], 'video'),
  ]).toEqual([[pictures[0]], [path('d', 'mp4')]]);
  expect([read(pictures, 'image', 2), read(pictures, 'image', 3)]).toEqual([pictures.slice(0, 2), pictures]);
});
