import { cleanLine, cleanWords } from '@platform/html/words';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { naughtyMarkup, naughtyStrings } from '@testing/naughtyStrings';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let testComments: TestComments;
let writer: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  await testComments.rules({ minuteMost: 10_000, dayMost: 10_000, sameAfterMinutes: 0 });
  writer = await aMember(platform);
});
afterAll(() => platform.close());

const { news } = seeded.articles;

/** Safe as HTML and as JavaScript: no answer opens a tag. */
async function read(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answers = await Promise.all([
    platform.get(`${path}&curVersions=3`, headers),
    platform.get(`${path}&jsoncallback=cb`, headers),
    platform.get(path, headers),
  ]);
  for (const { status, text, headers: sent } of answers) {
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toContain('<');
    expect(sent['x-content-type-options']).toBe('nosniff');
    expect(sent['content-type']).toMatch(/^application\/(json|javascript);charset=UTF-8$/);
  }
  return answers[2].json();
}
const contents = (answer: unknown) => Object(answer).list.map(({ content }: { content: string }) => content);

test('[K8] the collection is long enough to mean something', () => {
  expect([naughtyStrings.length, naughtyMarkup.length]).toEqual([461, 228]);
});

test('[K8] every one of a collection is said and read again, as the words it is, wherever comments are read', async () => {
  const say = async (words: string) => {
    const answer = await testComments.answerTo(writer, words, { location: words });
    expect([words, Object(answer).status]).toEqual([words, cleanWords(words) === '' ? -1 : 0]);
  };
  await Promise.all(naughtyStrings.map(say));
  const stored = naughtyStrings.map(cleanWords).filter((words) => words !== '');
  expect(stored.length).toBeGreaterThan(440);
  platform.clock.forward(3000);
  const got: string[][] = [[], []];
  for (let page = 0; page * 20 < stored.length; page += 1) {
    got[0]?.push(...contents(await read(`/app_if/discussView?id=${news}&page=${page}`)));
    const flat = await platform.get(`/app_if/discussViewFlat?id=${news}&page=${page}`);
    expect(flat.text).not.toContain('<');
    got[1]?.push(...contents(flat.json()));
  }
  for (const list of got) expect(list.sort()).toEqual(stored.sort());
  const newest = 'select id from comments order by id desc limit 20';
  await platform.db.script(`update comments set praise = 1 where id in (${newest})`);
  expect(contents(await read(`/app_if/discussHot?id=${news}&count=20`))).toHaveLength(20);
});

test('[K8] as answers to a comment too, for everybody, for the one who is answered, and for the newsroom', async () => {
  const first = await testComments.postAndFind(writer, '第一句');
  const other = await aMember(platform);
  const twenty = naughtyMarkup.slice(-20).map(cleanWords);
  for (const words of twenty) await testComments.postAndFind(other, words, { parentID: first });
  platform.clock.forward(3000);
  const replies = await read(`/app_if/discussReply?id=${first}`);
  expect(new Set(contents(replies))).toEqual(new Set(twenty));
  const messages = await read('/app_if/message?page=0', { token: writer.token });
  expect(new Set(contents(messages))).toEqual(new Set(twenty));
  const moderator = await aStaff(platform, { site: 1, role: 'moderator' });
  await platform.db.script(`update comments set state = 1 where parent_id = ${first}`);
  const review = await platform.get('/newsroom/sites/1/comments', moderator.headers);
  expect(new Set(contents(review.json()))).toEqual(new Set(twenty));
  expect(review.headers['content-type']).toContain('application/json');
  expect(review.headers['x-content-type-options']).toBe('nosniff');
});

test('[K8] as a nickname: taken and shown as the line it is, or refused and nothing changed', async () => {
  const { uid, headers, nickname } = await platform.member();
  const rename = async (words: string) => {
    const given = { uid, nickname: Buffer.from(words).toString('base64') };
    return Object((await platform.sso('modify', given, { token: headers.token })).json()).status;
  };
  const shown = async () => Object((await platform.get(`/nis/api/user/detail?id=${uid}`)).json()).nickname;
  const isName = (words: string) => cleanLine(words) !== '' && [...cleanLine(words)].length <= 20;
  const refused = naughtyStrings.filter((words) => !isName(words));
  expect(new Set(await Promise.all(refused.map(rename)))).toEqual(new Set([-1]));
  expect(await shown()).toBe(nickname);
  for (const words of naughtyStrings.filter(isName)) {
    expect([words, await rename(words)]).toEqual([words, 0]);
    expect(await shown()).toBe(cleanLine(words));
  }
  const { headers: sent } = await platform.get(`/nis/api/user/detail?id=${uid}`);
  expect(sent['x-content-type-options']).toBe('nosniff');
  expect(sent['content-type']).toBe('application/json;charset=UTF-8');
});

test('[K8] as what is searched for: found or not, never markup, never a fault', async () => {
  for (const words of naughtyStrings) {
    const key = encodeURIComponent(words);
    for (const name of ['searchAll', 'searchWordDely']) {
      const { status, text } = await platform.get(`/app_if/${name}?key=${key}&curVersions=3`);
      expect([words, status]).toEqual([words, 200]);
      expect(text).toMatch(/^\{"status":(0|1|-1),/);
      if (words.includes('<')) expect(text).not.toContain(words);
    }
  }
});
