import { KindNumber } from '@contract/codes';
import { Content } from '@contract/content';
import { Item } from '@contract/item';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { OF_ACCOUNT } from '@platform/articles/saving/saving.store';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { anArticle } from '@testing/anArticle';
import { anAccount } from '@testing/newsroomDocuments';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SavedAccount } from './accounts.store';

const TOWN = 4;
const SCHOOL = 5;
const COLUMN = 1;
const FIRST = 201;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: COLUMN, name: '要闻' });
  await account(TOWN);
  await account(SCHOOL, {}, { topic: '桑多寄宿学校' });
  await platform.writer.saveDraft(anArticle({ key: 'market', accountID: TOWN }), FIRST);
  await platform.writer.saveDraft(anArticle({ key: 'other' }), FIRST + 1);
});
afterEach(() => platform.close());

/** An open account, saved as the newsroom does. */
function account(id: number, change: Partial<SavedAccount> = {}, doc = {}): Promise<void> {
  const icon = `${ORIGIN_PLACEHOLDER}/media/icon${id}.png`;
  const saved = { id, category: 0, status: 0, forbidden: false, recommended: false };
  return saveAccount(platform.db, 1, {
    ...saved,
    doc: anAccount(id, { icon, topic: '白塔镇发布', ...doc }),
    ...change,
  });
}

const call = async (path: string) => {
  // past what the process keeps of an answer
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/${path}`)).json();
};
const contentOf = async (id = FIRST) => {
  const answer = await call(`getArticleContent?articleId=${id}`);
  expect(faults(Content, answer)).toEqual([]);
  return Object(answer);
};
/** The row as a column's list has it, kept ones of the process included. */
async function rowOf(id = FIRST): Promise<Record<string, unknown>> {
  const { list } = Object(await call(`getArticles?columnId=${COLUMN}`));
  const row = list.find((one: { fileId: number }) => one.fileId === id);
  expect(faults(Item, row)).toEqual([]);
  return row;
}
const inRow = {
  xyAccountID: TOWN,
  xyAccount: '白塔镇发布',
  xyAccountIcon: 'http://paper.test/media/icon4.png',
  xyDescription: '古镇里的说书人',
};

describe('[wire S1, S2] an article of an account', () => {
  test('[F4] names it in its page and in its rows, with this host’s addresses; others name none', async () => {
    const { xyDescription, ...pageFields } = inRow;
    expect(await contentOf()).toMatchObject({ ...pageFields, xyStatus: 0, xyForbidden: 0 });
    expect(await contentOf(FIRST + 1)).toMatchObject({ xyAccountID: 0, xyAccount: '', xyAccountIcon: '' });
    expect(await rowOf()).toMatchObject(inRow);
    expect(Object.keys(await rowOf(FIRST + 1)).filter((name) => name.startsWith('xy'))).toEqual([]);
    expect(await call('articleHot?hours=720')).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining(inRow)]),
    });
  });

  test('[F26] says what the account is now: its name, its picture, whether it is closed', async () => {
    await rowOf();
    await account(TOWN, {}, { topic: '白塔镇', icon: `${ORIGIN_PLACEHOLDER}/media/new.png` });
    const renamed = { xyAccount: '白塔镇', xyAccountIcon: 'http://paper.test/media/new.png' };
    expect(await contentOf()).toMatchObject(renamed);
    expect(await rowOf()).toMatchObject(renamed);
    await account(TOWN, { status: 4 });
    expect(await contentOf()).toMatchObject({ xyAccountID: TOWN, xyStatus: 4, xyForbidden: 0 });
    expect(await rowOf()).not.toHaveProperty('xyAccountID');
  });

  test('[F26] of a forbidden account says so in its page, and rows, which cannot say it, name none', async () => {
    await account(TOWN, { forbidden: true });
    expect(await contentOf()).toMatchObject({ xyAccountID: TOWN, xyForbidden: 1 });
    expect(await rowOf()).not.toHaveProperty('xyAccount');
    await platform.writer.saveDraft(anArticle({ key: 'market', accountID: TOWN, title: '改过' }));
    expect(await rowOf()).not.toHaveProperty('xyAccount');
    await account(TOWN);
    expect(await rowOf()).toMatchObject({ ...inRow, title: '改过' });
  });

  test('[F4] goes over to another account, or leaves it, as it is saved', async () => {
    const market = anArticle({ key: 'market', accountID: TOWN });
    await platform.writer.saveDraft({ ...market, accountID: SCHOOL });
    expect(await rowOf()).toMatchObject({ xyAccountID: SCHOOL, xyAccount: '桑多寄宿学校' });
    await account(TOWN, {}, { topic: '别名' });
    expect(await rowOf()).toMatchObject({ xyAccount: '桑多寄宿学校' });
    await platform.writer.saveDraft({ ...market, accountID: 0 });
    expect(await contentOf()).toMatchObject({ xyAccountID: 0 });
    expect(await rowOf()).not.toHaveProperty('xyAccountID');
  });

  test('[K4] of an account there is not is refused, and nothing of it stands', async () => {
    const draft = anArticle({ key: 'lost', accountID: 99 });
    await expect(platform.writer.saveDraft(draft, 300)).rejects.toThrow('no account 99');
    expect(await call('getArticleContent?articleId=300&curVersions=3')).not.toHaveProperty('data.fileId');
  });

  test('[K3] saved while the account changes, page and row say the same in the end', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `第${n}个名字`);
    await Promise.all(
      names.flatMap((topic, n) => [
        account(TOWN, {}, { topic }),
        platform.writer.saveDraft(anArticle({ key: 'market', accountID: TOWN, title: `改${n}` })),
        platform.writer.saveDraft(anArticle({ key: `new${n}`, accountID: TOWN }), 400 + n),
      ]),
    );
    const { xyAccount } = await contentOf();
    expect(names).toContain(xyAccount);
    for (const id of [FIRST, 400, 401, 402, 403, 404, 405])
      expect(await rowOf(id)).toMatchObject({ xyAccount });
  });
});

describe('an account', () => {
  const count = async () => Object(await call(`getXyInfo?id=${TOWN}`)).articleCount;

  test('[K9] an account that changes reads its own articles and no others, withheld ones too', async () => {
    await platform.db.script(`insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, published_at,
        changed_at, item, content, account_id)
      select 1, 9000 + n, 'k' || n, '', 1, 0, n % 2, '', now(), now(), repeat('x', 500), '', case when n % 500 = 0 then ${TOWN} else 0 end
      from generate_series(1, 3000) n`);
    await platform.db.script('analyze articles');
    const text = `explain (costs off) ${OF_ACCOUNT.text}`;
    const plan = await platform.db.query<{ 'QUERY PLAN': string }>({ name: 'explained', text }, [
      1,
      TOWN,
      0,
      500,
    ]);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('using articles_by_account');
  });

  test('[wire S9] counts its published articles', async () => {
    expect(await count()).toBe(1);
    await platform.writer.saveDraft(anArticle({ key: 'second', accountID: TOWN }));
    await platform.writer.saveDraft(anArticle({ key: 'draft', accountID: TOWN, aStatus: 0 }));
    expect(await count()).toBe(2);
  });

  test('[H3] that is followed brings its articles, newest first and each once; a closed one none', async () => {
    const follow = (id: number, type: number) => call(`topicSub?id=${id}&type=${type}&device=a`);
    const shownAccounts = async () =>
      Object(await call('subcribeView?device=a')).map(({ fileId }: { fileId: number }) => fileId);
    const newest = new Date('2031-03-05T10:00:00+08:00');
    await platform.writer.saveDraft(
      anArticle({ key: 'late', accountID: TOWN, publishtime: newest }),
      FIRST + 2,
    );
    expect(await shownAccounts()).toEqual([]);
    await follow(TOWN, KindNumber.topicSub.account);
    expect(await shownAccounts()).toEqual([FIRST + 2, FIRST]);
    await follow(COLUMN, KindNumber.topicSub.column);
    expect(await shownAccounts()).toEqual([FIRST + 2, FIRST, FIRST + 1]);
    await call(`topicSubCancel?id=${COLUMN}&type=${KindNumber.topicSub.column}&device=a`);
    await account(TOWN, { forbidden: true });
    expect(await shownAccounts()).toEqual([]);
  });
});
