import { ArticleVote } from '@contract/voteShapes';
import { anArticle } from '@testing/anArticle';
import { BASE_PATH, readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 12, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'quiet', columnID: 12 }), 501);
  await platform.writer.saveDraft(anArticle({ key: 'ask', columnID: 12 }), 503);
});
afterAll(() => platform.close());

const at = (id: number, query = '') => readPage(platform, `/newsDetail/12/${id}.html${query}`);
const login = `${BASE_PATH}/login.html?return=%2FnewsDetail%2F12%2F503.html`;

describe('a vote inside an article', () => {
  const vote = v.parse(ArticleVote, {
    ...{
      id: 7,
      name: '渠名征集',
      endDate: '2031-03-09 18:00:00.0',
      needLogin: 1,
      voteCycle: 0,
      voteCyclenum: 0,
    },
    ...{ onlyapp: 0, clientStyle: 0 },
    questions: [
      {
        qid: 1,
        qname: '新渠叫什么？',
        qtype: 0,
        selectLimited: 0,
        options: [{ oid: 1, oname: '清水渠', pic: '' }],
      },
      {
        qid: 2,
        qname: '还想修哪些？',
        qtype: 1,
        selectLimited: 2,
        options: [{ oid: 3, oname: '柳湾桥', pic: '' }],
      },
    ],
  });
  /** As a wire document that carries it (wire S2). */
  const carry = async (change: object) => {
    const text = `update articles set content = replace(content, '"vote":' || $1, '"vote":' || $2) where id = 503`;
    const next = JSON.stringify({ ...vote, ...change });
    expect(await platform.db.run({ name: 'carry', text }, [carried, next])).toBe(1);
    carried = next;
    platform.clock.forward(10_000);
  };
  let carried = '{}';

  test('[F4] says what is asked, by when, and leads to the login', async () => {
    await carry({});
    const { text, html } = await at(503);
    expect(text).toContain(
      '渠名征集 截止 3月9日 18:00 新渠叫什么？ 单选 清水渠 还想修哪些？ 最多选2项 柳湾桥 登录后投票',
    );
    expect(html).toMatch(new RegExp(`href="${login.replaceAll('?', '\\?')}"[^>]*>登录后投票`));
  });

  test.each(['ck=1', 'cms=1'])('[A15] is only shown with %s', async (flag) => {
    const { text } = await at(503, `?${flag}`);
    expect(text).toContain('新渠叫什么？');
    expect(text).not.toContain('登录后投票');
  });

  test('[F4] that strangers may give as well has the way to it, and no login', async () => {
    await carry({ needLogin: 0 });
    const { text, html } = await at(503);
    expect(html).toMatch(/<button[^>]*>投票<\/button>/);
    expect(text).not.toContain('登录后投票');
  });

  test('[H8] for the app alone says so', async () => {
    await carry({ onlyapp: 1 });
    const { text } = await at(503);
    expect(text).toContain('请打开客户端操作');
    expect(text).not.toContain('登录后投票');
  });

  test('[F4] that is over says so', async () => {
    await carry({ endDate: '2031-03-04 18:00:00.0' });
    const { text } = await at(503);
    expect(text).toContain('投票已结束');
    expect(text).not.toContain('登录后投票');
  });

  test('[F4] no vote, nothing of one', async () => {
    expect((await at(501)).text).not.toContain('投票');
  });
});
