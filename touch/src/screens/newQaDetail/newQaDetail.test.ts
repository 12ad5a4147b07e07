import { QaType, QuestionStatus } from '@contract/questionCodes';
import { put } from '@demo/load/rows';
import { aQuestion } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DAY_MS = 86_400_000;
const ACCEPTED = 201;
const OVERDUE = 202;
const ANSWERED = 203;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  const question = async (id: number, daysAgo: number, status: QuestionStatus, score = 0) => {
    const published_at = new Date(platform.clock.now() - daysAgo * DAY_MS);
    const doc = aQuestion(id, {
      ...{
        subjectID: 0,
        qaType: QaType.government,
        groupName: '县水务局',
        answer: '',
        answerTime: '',
        status,
      },
    });
    const row = { site_id: 1, id, subject_id: 0, leader_id: 0, account_id: 0, published_at, praise: 0 };
    await put(platform.db, 'questions', { ...row, doc });
    const text = 'update questions set accepted_at = published_at, score = $2 where site_id = 1 and id = $1';
    await platform.db.run({ name: 'test-accepted', text }, [id, score]);
  };
  await question(ACCEPTED, 5, QuestionStatus.accepted);
  await question(OVERDUE, 9, QuestionStatus.accepted);
  await question(ANSWERED, 9, QuestionStatus.answered, 4);
});
afterAll(() => platform.close());

describe.each(['qaDetail', 'newQaDetail'] as const)('[F17 qaDetail][F17 newQaDetail] %s', (screen) => {
  test('a government question – accepted – names the office, state and days left or overdue', async () => {
    const { status, text, html } = await readPage(platform, `/${screen}/${ACCEPTED}.html`);
    expect(status).toBe(200);
    for (const words of ['县水务局', '已受理', '还剩2天']) expect(text).toContain(words);
    expect(html).toContain(`/qaDetail/${ACCEPTED}.html`);
    expect((await readPage(platform, `/${screen}/${OVERDUE}.html`)).text).toContain('已超期2天');
  });

  test('a government question – answered and rated – shows the asker’s rating to everybody', async () => {
    const { text } = await readPage(platform, `/${screen}/${ANSWERED}.html`);
    expect(text).toContain('已回复');
    expect(text).toContain('提问者评价：满意（4分）');
    expect(text).not.toContain('提交评价');
  });

  test('[E7] an unknown number – nothing there – answers 404 with the empty state', async () => {
    const page = await readPage(platform, `/${screen}/99.html`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('还没有内容');
  });
});

test('[F17 newQaDetail] a government question – accepted – shows each step, the answer with its date', async () => {
  const { text } = await readPage(platform, `/newQaDetail/${ACCEPTED}.html`);
  for (const words of ['提交问题', '受理转办', '答复', '前答复']) expect(text).toContain(words);
});
