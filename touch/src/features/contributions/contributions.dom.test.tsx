// @vitest-environment happy-dom
import { type MountOptions, mount, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { ContributionSheet, loadTexts } from './ContributionSheet';
import { contributionKey, TIPOFF } from './form/draft';
import { draftOf, storeDraft } from './form/drafts';
import { TipoffForm } from './form/TipoffForm';
import { texts } from './form/texts/zh';
import { contributionState, tipoffState } from './StateBadge';

beforeEach(async () => {
  signOut();
  await loadTexts('zh');
});
const KEY = contributionKey('12');

async function openSheet(answer: unknown, options: MountOptions = {}) {
  const events: string[] = [];
  const sheet = <ContributionSheet seek="12" close={() => events.push('closed')} />;
  const page = await mount(sheet, { ...options, answers: { saveInputArticle: () => answer } });
  const fill = async () => {
    await page.type('=标题', ' 河 ');
    await page.type('=正文', ' 水清了 ');
  };
  return { ...page, events, fill };
}

describe('[F23] a contribution', () => {
  test('[F23] sent – goes once to its call, empties the draft, closes and opens its page', async () => {
    signIn('u1');
    const { fill, submit, named, events, went, toasts } = await openSheet({ fileId: 31 });
    await fill();
    expect(draftOf(KEY).title).toBe(' 河 ');
    await submit();
    expect(named('saveInputArticle')).toEqual([
      { linkID: '12', title: '河', content: '水清了', userID: 'u1' },
    ]);
    expect([draftOf(KEY).title, events, went, toasts]).toEqual([
      ...['', ['closed'], ['push /app/news/inputArticleDetail/31.html'], [texts.contributed]],
    ]);
  });
  test.each([
    ['the network failed', new Error('no'), zh['state.networkError'], '=正文'],
    ['its title is refused', refused(-1, '标题含有不当内容'), texts.refusedWords, '=标题'],
    ['its text is refused', refused(-1, '正文太短'), '正文太短', '=正文'],
  ])(
    '[F23] not taken – %s – stays with its draft, and says why at its field',
    async (_, answer, words, at) => {
      signIn('u1');
      const { fill, submit, text, field, went } = await openSheet(answer);
      await fill();
      await submit();
      expect([text().includes(words), draftOf(KEY).title, went]).toEqual([true, ' 河 ', []]);
      expect(document.activeElement).toBe(field(at));
    },
  );
  test('[F23] incomplete – sends nothing and names both fields', async () => {
    signIn('u1');
    const { submit, text, named } = await openSheet({ fileId: 31 });
    await submit();
    expect([
      text().includes(texts.needsTitle),
      text().includes(texts.needsContent),
      named('saveInputArticle'),
    ]).toEqual([...[true, true, []]]);
  });
  test('[F23] sent after its sheet is closed – is stored and said, and the reader stays where they are', async () => {
    signIn('u1');
    let end = (_: object): void => undefined;
    const { fill, submit, show, change, went, toasts } = await openSheet(new Promise((done) => (end = done)));
    await fill();
    await submit();
    await show(null);
    await change(() => end({ fileId: 31 }));
    expect([draftOf(KEY).title, toasts, went]).toEqual(['', [texts.contributed], []]);
  });
  test('[F23] words written since, in a sheet opened anew – stay a draft', async () => {
    signIn('u1');
    let end = (_: object): void => undefined;
    const { fill, submit, show, change } = await openSheet(new Promise((done) => (end = done)));
    await fill();
    await submit();
    await show(null);
    storeDraft(KEY, { ...draftOf(KEY), title: '另一篇' });
    await change(() => end({ fileId: 31 }));
    expect(draftOf(KEY).title).toBe('另一篇');
  });
  test('[G11] of a visitor – waits for the login', async () => {
    const page = await openSheet({ fileId: 31 }, { isVisitor: true });
    await page.fill();
    await page.submit();
    expect([page.named('saveInputArticle'), page.waiting.length]).toEqual([[], 1]);
    await page.change(() => signIn('u2'));
    await page.change(() => page.waiting[0]?.());
    expect(page.named('saveInputArticle')).toMatchObject([{ userID: 'u2' }]);
  });
});

describe('[F23] a tip-off', () => {
  async function openForm(answer: unknown = { fileId: 4 }) {
    let sent = 0;
    const page = await mount(<TipoffForm onSent={() => (sent += 1)} />, {
      answers: { tipoff: () => answer },
    });
    return { ...page, sent: () => sent };
  }
  test('[F23] of nobody – with a place and a contact – is sent without a login and empties the form', async () => {
    const page = await openForm();
    expect(page.text()).toContain(texts.signInNote);
    await page.type('=您看到了什么', ' 桥断了 ');
    await page.tap(texts.addPlace);
    await page.type('=地点', '东门');
    await page.type('=联系方式', '电话');
    expect(draftOf(TIPOFF)).toMatchObject({ content: ' 桥断了 ', location: '东门', contact: '电话' });
    await page.submit();
    expect(page.named('tipoff')).toEqual([{ content: '桥断了', location: '东门', contactNo: '电话' }]);
    expect([page.sent(), draftOf(TIPOFF).content, page.field('=您看到了什么').value]).toEqual([1, '', '']);
  });
  test('[F23] of a member – names them, and has no note about logging in', async () => {
    signIn('u1');
    const page = await openForm();
    expect(page.text()).not.toContain(texts.signInNote);
    await page.type('=您看到了什么', '桥断了');
    await page.submit();
    expect(page.named('tipoff')).toMatchObject([{ userID: 'u1' }]);
  });
  test('[F23] its place – removed – is not sent', async () => {
    const page = await openForm();
    await page.type('=您看到了什么', '桥断了');
    await page.tap(texts.addPlace);
    await page.type('=地点', '东门');
    await page.tap(texts.removePlace);
    expect(page.has('label', /^地点/)).toBe(false);
    await page.submit();
    expect(page.named('tipoff')).toMatchObject([{ location: '' }]);
  });
  test.each([
    ['empty', '', '', texts.needsTipoff],
    ['with a contact that is too long', '桥断了', '1'.repeat(201), '不能超过'],
  ])('[F23] %s – sends nothing and says so', async (_, content, contact, words) => {
    const page = await openForm();
    await page.type('=您看到了什么', content);
    await page.type('=联系方式', contact);
    await page.submit();
    expect([page.text().includes(words), page.named('tipoff')]).toEqual([true, []]);
  });
  test.each([
    ['the network failed', new Error('no'), zh['state.networkError'], '=您看到了什么'],
    ['the contact is refused', refused(-1, '联系方式含有不当内容'), texts.refusedWords, '=联系方式'],
  ])('[F23] not taken – %s – stays and says why at its field', async (_, answer, words, at) => {
    const page = await openForm(answer);
    await page.type('=您看到了什么', '桥断了');
    await page.submit();
    expect([page.text().includes(words), draftOf(TIPOFF).content, page.sent()]).toEqual([true, '桥断了', 0]);
    expect(document.activeElement).toBe(page.field(at));
  });
  test('[F23] a second tap while the first is on its way – sends nothing more', async () => {
    let end = (_: object): void => undefined;
    const page = await openForm(new Promise((done) => (end = done)));
    await page.type('=您看到了什么', '桥断了');
    await page.submit();
    await page.submit();
    expect([page.named('tipoff').length, page.has('button', texts.sending)]).toEqual([1, true]);
    await page.change(() => end({ fileId: 4 }));
    expect(page.sent()).toBe(1);
  });
  test('[F23] a draft stored before – is in the form', async () => {
    storeDraft(TIPOFF, { ...draftOf(TIPOFF), content: '半句', location: '东门' });
    const page = await openForm();
    await page.until(() => page.field('=您看到了什么').value === '半句');
    expect(page.field('=地点').value).toBe('东门');
  });
});

test('[wire S27] states of tip-offs and contributions – each number, an unknown one – have their names', () => {
  expect([0, 1, 2, 3, 9].map(tipoffState)).toEqual([
    'received',
    'checking',
    'answered',
    'closed',
    'received',
  ]);
  expect([0, 1, 2, 9].map(contributionState)).toEqual(['toAudit', 'passed', 'notPassed', 'toAudit']);
});
