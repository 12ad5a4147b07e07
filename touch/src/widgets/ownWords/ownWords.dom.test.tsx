// @vitest-environment happy-dom
import { AppealKind, AppealState } from '@contract/appealCodes';
import { type Answered, mount, refused } from '@testing/mount';
import { circlePostsQuery } from '@touch/api/posts';
import { zh } from '@touch/locales/zh';
import { beforeEach, expect, test } from 'vitest';
import { OwnTools } from './OwnTools';
import type { Deletable } from './ownToolsProps';
import { texts } from './texts/zh';

beforeEach(() => localStorage.clear());

const aRefusal = (change: object = {}) => ({
  reason: '广告',
  decided: '',
  appeal: AppealState.none,
  content: '',
  note: '',
  ...change,
});
const openAppeal = async (answers: Record<string, Answered>) => {
  const page = await mount(<OwnTools kind="comment" id="7" quoted="买一送一" isRefused />, { answers });
  await page.tap(texts.whyAndAppeal);
  return page;
};

test('[K21][wire n23][wire n24] a refused comment – its reason read, appealed without words, then with some – is appealed once and says so', async () => {
  const page = await openAppeal({ refusalDetail: aRefusal(), appeal: true });
  for (const words of ['买一送一', '广告', texts.how]) expect(page.text()).toContain(words);
  await page.submit();
  expect([page.text().includes(texts.needsText), page.named('appeal')]).toEqual([true, []]);
  await page.type('textarea', '这不是广告');
  await page.submit();
  const own = { sourceType: AppealKind.comment, rootID: '7' };
  expect(page.named('appeal')).toEqual([{ ...own, content: '这不是广告' }]);
  expect(page.named('refusalDetail')).toEqual([own]);
  expect([page.text().includes(texts.open), page.names('form'), page.toasts]).toEqual([
    true,
    [],
    [texts.sent],
  ]);
});

test.each([
  ['no reason', aRefusal({ reason: '' }), texts.noReason, 1],
  ['an open appeal', aRefusal({ appeal: AppealState.open, content: '不是' }), texts.open, 0],
  ['one upheld', aRefusal({ appeal: AppealState.upheld, content: '不是', note: '看过' }), '看过', 0],
  ['one dismissed', aRefusal({ appeal: AppealState.dismissed, content: '不是' }), texts.dismissed, 0],
  ['nothing refused', refused(1), texts.notRefused, 0],
  ['no network', new Error('no'), zh['state.partFailed'], 0],
])('[K21] a refusal – %s – shows it, and a form only where none is sent', async (_, answer, words, forms) => {
  const page = await openAppeal({ refusalDetail: answer });
  expect([page.text().includes(words), page.names('form').length]).toEqual([true, forms]);
});

test('[K21] an appeal – refused by the server, or lost – keeps the words and says why', async () => {
  const answers: Record<string, Answered> = {
    refusalDetail: aRefusal(),
    appeal: refused(-1, '已经申诉过了'),
  };
  const page = await openAppeal(answers);
  await page.type('textarea', '这不是广告');
  await page.submit();
  expect(page.text()).toContain('已经申诉过了');
  answers.appeal = new Error('no');
  await page.submit();
  expect([page.text().includes(zh['state.networkError']), page.field('textarea').value]).toEqual([
    true,
    '这不是广告',
  ]);
});

const openDelete = async (deletable: Deletable, answers: Record<string, Answered>) => {
  const page = await mount(
    <OwnTools kind={deletable.kind} id="7" quoted="桥上" isRefused={false} deletable={deletable} />,
    { answers },
  );
  await page.tap(texts.delete);
  return page;
};
const post = { kind: 'post', uid: '5', circle: '3' } as const;
const question = { kind: 'question', subject: '2' } as const;

test('[K15][wire n25] one’s own post – deleted after the sheet says what stays – leaves the lists and its page', async () => {
  const page = await openDelete(post, { deletePost: true });
  const { cache } = page.visit;
  const list = circlePostsQuery('3', false);
  cache.put(list.key, {
    state: 'ready',
    at: 0,
    value: { pages: [[{ id: '6' }, { id: '7' }]], hasMore: false, more: 'idle' },
  });
  for (const words of ['桥上', texts.postGoes, texts.logStays]) expect(page.text()).toContain(words);
  expect(page.named('deletePost')).toEqual([]);
  await page.change(() => page.find('dialog button', texts.deleteYes).click());
  expect(page.named('deletePost')).toEqual([{ id: '7' }]);
  expect(cache.getList(list.key)?.pages).toEqual([[{ id: '6' }]]);
  expect([page.toasts, page.went]).toEqual([
    [texts.deleted],
    ['back or /app/news/userDetail.html?tab=posts'],
  ]);
});

test.each([
  ['gone', 0, texts.deleted],
  ['kept without a name', 1, texts.nameDeleted],
])('[K15][wire n26] one’s own question – %s – says so', async (_, isKept, words) => {
  const page = await openDelete(question, { deleteQuestion: { isKept } });
  expect(page.text()).toContain(texts.questionGoes);
  await page.change(() => page.find('dialog button', texts.deleteYes).click());
  expect([page.named('deleteQuestion'), page.toasts]).toEqual([[{ id: '7' }], [words]]);
});

test.each([
  ['refused', refused(-1, '没有可以删除的帖子'), '没有可以删除的帖子'],
  ['lost', new Error('no'), zh['state.networkError']],
])('[K15] a deletion – %s – stays open and says why', async (_, answer, words) => {
  const page = await openDelete(post, { deletePost: answer });
  await page.change(() => page.find('dialog button', texts.deleteYes).click());
  expect([page.text().includes(words), page.went]).toEqual([true, []]);
});
