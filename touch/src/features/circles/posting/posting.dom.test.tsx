// @vitest-environment happy-dom
import { type MountOptions, mount, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import * as asking from '@touch/features/questions/ask/AskSheet';
import { draftOf as questionDraft } from '@touch/features/questions/ask/drafts';
import { texts as askTexts } from '@touch/features/questions/ask/texts/zh';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { draftOf } from './drafts';
import * as posting from './PostSheet';
import { texts } from './texts/zh';

beforeEach(async () => {
  signOut();
  await Promise.all([posting.loadTexts('zh'), asking.loadTexts('zh')]);
});

async function openPost(createPost: unknown, circle = '4', options: MountOptions = {}) {
  const events: string[] = [];
  const sheet = (
    <posting.PostSheet
      circle={circle}
      close={() => events.push('closed')}
      posted={() => events.push('posted')}
    />
  );
  const page = await mount(sheet, { ...options, answers: { createPost: () => createPost } });
  const problems = () => page.names('[role=alert], [id$="-wrong"], [id$="-error"]').filter(Boolean);
  return { ...page, events, problems };
}

describe('[F24] a post', () => {
  test('[F24] sent – goes once with circle and trimmed text, empties the draft, says that it is reviewed and closes', async () => {
    signIn('u1');
    const { type, submit, named, events, toasts } = await openPost({ id: 9 });
    await type('=标题', ' 河边 ');
    await type('=内容', ' 水清了 ');
    expect(draftOf('4')).toMatchObject({ title: ' 河边 ', content: ' 水清了 ' });
    await submit();
    expect(named('createPost')).toEqual([{ circleID: '4', title: '河边', content: '水清了', userID: 'u1' }]);
    expect([draftOf('4').content, draftOf('4').title, events, toasts]).toEqual([
      '',
      '',
      ['posted'],
      [texts.sent],
    ]);
  });
  test.each([
    ['the network failed', new Error('no'), zh['state.networkError']],
    ['its text is refused', refused(-1, '内容含有不当内容'), texts.refusedWords],
    ['too often', refused(-1, '请稍后'), '请稍后'],
  ])(
    '[F24] not taken – %s – stays in sheet and draft and says why, until it is changed',
    async (_, answer, words) => {
      signIn('u1');
      const { type, submit, events, toasts, text } = await openPost(answer);
      await type('=内容', '水清了');
      await submit();
      expect([text().includes(words), draftOf('4').content, events, toasts]).toEqual([
        true,
        '水清了',
        [],
        [],
      ]);
      await type('=内容', '水清了！');
      expect(text()).not.toContain(words);
    },
  );
  test('[F24] empty, too long – sends nothing and says so', async () => {
    signIn('u1');
    const { type, submit, named, text } = await openPost({ id: 9 });
    await submit();
    expect(text()).toContain(texts.needsContent);
    await type('=内容', '水'.repeat(5001));
    await submit();
    expect([text().includes('内容不能超过'), named('createPost')]).toEqual([true, []]);
  });
  test('[F24] a second tap while the first is on its way – sends nothing more; text written meanwhile stays a draft', async () => {
    signIn('u1');
    let end = (_: object): void => undefined;
    const { type, submit, named, has, change } = await openPost(new Promise((done) => (end = done)));
    await type('=内容', '水清了');
    await submit();
    await submit();
    expect([named('createPost').length, has('button', texts.sending)]).toEqual([1, true]);
    await type('=内容', '又写了');
    await change(() => end({ id: 9 }));
    expect(draftOf('4').content).toBe('又写了');
  });
  test('[G11] of a visitor – waits for the login; a moment has a heading of its own', async () => {
    const page = await openPost({ id: 9 }, '0', { isVisitor: true });
    expect(page.text()).toContain(texts.momentHeading);
    await page.type('=内容', '水清了');
    await page.submit();
    expect([page.named('createPost'), page.waiting.length, draftOf('0').content]).toEqual([[], 1, '水清了']);
    await page.change(() => signIn('u2'));
    await page.change(() => page.waiting[0]?.());
    expect(page.named('createPost')).toMatchObject([{ circleID: '0', userID: 'u2' }]);
  });
});

describe('[F17] a question', () => {
  async function openAsk(answer: unknown, kind: 'subject' | 'leader' = 'subject') {
    signIn('u1');
    let closed = 0;
    const sheet = <asking.AskSheet target={{ kind, id: '5' }} close={() => (closed += 1)} />;
    const page = await mount(sheet, { answers: { askQuestion: () => answer } });
    return { ...page, closed: () => closed };
  }
  test.each([
    ['subject', '5', { subjectID: '5', qaType: 0 }, '/app/news/askDetail/31.html'],
    ['leader', 'leader-5', { leaderID: '5', qaType: 1 }, '/app/news/qaDetail/31.html'],
  ] as const)(
    '[F17] to a %s – sent – goes with its target, empties the draft and opens the question',
    async (kind, key, target, path) => {
      const { type, submit, named, went, toasts, closed } = await openAsk({ fileId: 31 }, kind);
      await type('=问题', ' 何时通车 ');
      await type('=补充说明', '桥');
      expect(questionDraft(key).title).toBe(' 何时通车 ');
      await submit();
      expect(named('askQuestion')).toEqual([{ ...target, title: '何时通车', content: '桥', userID: 'u1' }]);
      expect([questionDraft(key).title, went, toasts, closed()]).toEqual([
        '',
        [`push ${path}`],
        [askTexts.sent],
        1,
      ]);
    },
  );
  test.each([
    ['the network failed', new Error('no'), zh['state.networkError'], '=问题'],
    ['its title is refused', refused(-1, '问题含有不当内容'), askTexts.refusedWords, '=问题'],
    ['its text is refused', refused(-1, '补充说明含有不当内容'), askTexts.refusedWords, '=补充说明'],
  ])(
    '[F17] not taken – %s – stays, and the field that it is about has the focus',
    async (_, answer, words, at) => {
      const { type, submit, text, went, field } = await openAsk(answer);
      await type('=问题', '何时通车');
      await submit();
      expect([text().includes(words), questionDraft('5').title, went]).toEqual([true, '何时通车', []]);
      expect(document.activeElement).toBe(field(at));
    },
  );
  test('[F17] without a title, too long – sends nothing and says so', async () => {
    const { type, submit, named, text } = await openAsk({ fileId: 31 });
    await submit();
    expect(text()).toContain(askTexts.needsTitle);
    await type('=问题', '桥'.repeat(301));
    await submit();
    expect([text().includes('问题不能超过'), named('askQuestion')]).toEqual([true, []]);
  });
});
