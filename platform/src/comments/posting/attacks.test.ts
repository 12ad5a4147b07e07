import { cleanLine, cleanWords } from '@platform/html/words';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import { aMember, type TestMember } from '@testing/aMember';
import { commentAttacks, hiddenWords } from '@testing/commentAttacks';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { markupAttacks } from '@testing/markupAttacks';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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

const everything = [
  ...commentAttacks,
  ...hiddenWords.map(([name, words]) => [name, words] as const),
  ...markupAttacks
    .filter((words) => !words.includes('\u0000'))
    .map((words, n) => [`markup ${n}`, words] as const),
];

/** Nothing in it opens a tag, whoever reads it as what. */
function expectNoMarkup({
  text,
  headers,
}: {
  text: string;
  headers: Readonly<Record<string, unknown>>;
}): void {
  expect(text).not.toContain('<');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toMatch(/^application\/(json|javascript);charset=UTF-8$/);
}

const path = `/app_if/discussView?id=${seeded.articles.news}`;

describe('[K8] a comment is words', () => {
  test.each(everything)('[K8] in and out again: %s', async (_name, words) => {
    await testComments.say(writer, words, { location: words });
    platform.clock.forward(3000);
    const bare = await platform.get(path);
    const [first] = Object(bare.json()).list;
    expect(first.content).toBe(cleanWords(words));
    expect(first.location).toBe('');
    expect(first).toMatchObject({ isOfficial: 0, userID: writer.id });
    expectNoMarkup(bare);
    expectNoMarkup(await platform.get(`${path}&curVersions=3`));
    expectNoMarkup(await platform.get(`${path}&jsoncallback=cb`));
  });

  test('[K8] rows that came in another way are cleaned on their way out, names too', async () => {
    const hidden = '\u0001x\u202e<b>\u200b';
    await platform.db.run(
      {
        name: 'test-row',
        text: 'update comments set content = $1, location = $1 where id = (select max(id) from comments)',
      },
      [hidden],
    );
    await platform.db.run(
      { name: 'test-name', text: 'update members set nickname = $1, head = $2 where id = $3' },
      [`${hidden}名`, 'javascript:alert(1)', writer.id],
    );
    platform.clock.forward(3000);
    const answer = await platform.get(path);
    const [first] = Object(answer.json()).list;
    expect(first).toMatchObject({ content: 'x<b>', location: 'x<b>', userName: 'x<b>名', userIcon: '' });
    expectNoMarkup(answer);
  });

  test.each(hiddenWords)(
    '[K8] a name another provider sends is cleaned as it comes: %s',
    async (_name, words, left) => {
      const { id } = await aMember(platform, `${words}读`);
      const row = await platform.db.one<{ nickname: string }>(
        { name: 'test-nickname', text: 'select nickname from members where id = $1' },
        [id],
      );
      expect(row?.nickname.startsWith(cleanLine(`${left}读`))).toBe(true);
    },
  );

  test('[A17] words that look like our marks stay words', () => {
    const text = JSON.stringify({ content: '\\u0001/evil' });
    expect(JSON.parse(fillAddresses(text, 'http://paper.test', { basePath: '/app' }))).toEqual({
      content: '\\u0001/evil',
    });
  });
});
