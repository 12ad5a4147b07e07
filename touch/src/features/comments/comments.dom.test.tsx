// @vitest-environment happy-dom
import { type MountOptions, mount, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { readContent } from '@touch/api/reading/articleContent';
import { zh } from '@touch/locales/zh';
import { texts as reportTexts } from '@touch/widgets/report/texts/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { CommentsBlock } from './CommentsBlock';
import { draftOf } from './sheets/drafts';
import { texts } from './sheets/texts/zh';
import { commentLikes } from './useCommentLike';

beforeEach(signOut);

const comment = (id: string, change: object = {}) => ({
  id,
  userID: `u${id}`,
  userName: `人${id}`,
  content: `第${id}条`,
  created: '2031-03-05 08:00:00',
  articleID: '345',
  auditStatus: 0,
  countPraise: 2,
  ...change,
});
const listOf = (...list: readonly object[]) => ({ list, hasMore: false });
const hot = comment('1');
const two = comment('2', { countDiscuss: 1, topDiscuss: [comment('9', { parentID: '2', content: '答' })] });

async function openComments(
  answers: MountOptions['answers'] = {},
  options: MountOptions & { article?: object } = {},
) {
  const { article: fields, ...rest } = options;
  const article = readContent({ fileId: '345', title: '题', aStatus: 1, countDiscuss: 2, ...fields });
  if (!article) throw new Error('no article');
  const page = await mount(<CommentsBlock article={{ ...article, adverts: [], body: '' }} />, {
    ...rest,
    answers: { discussHot: listOf(hot), discussView: listOf(hot, two), ...answers },
    config: { auditType: 0, ...rest.config },
  });
  const count = () => page.box.querySelector('#comments > span')?.textContent ?? '';
  const rows = () => page.names('ul > li').filter((row) => row.includes('条'));
  const problem = () => page.names('[role=alert]').find((text) => text !== '') ?? '';
  const write = async (text: string) => {
    await page.tap(/^请输入内容$|^请登录后评论$/);
    await page.type('textarea', text);
  };
  const isOpen = () => page.box.querySelector('dialog') !== null;
  return { ...page, count, rows, problem, write, isOpen };
}
const DRAFT = '0/345/';

describe('[H1] a comment that is sent', () => {
  test('[H1] a member’s comment – posted – is sent once, empties the draft, closes the sheet, counts and stands in the list', async () => {
    signIn('u1');
    let list = [hot, two];
    const { write, submit, named, count, rows, toasts, isOpen } = await openComments({
      discussView: () => listOf(...list),
      discuss: () => {
        list = [comment('3', { userID: 'u1', content: '好条' }), ...list];
        return { success: true };
      },
    });
    expect(count()).toBe('2');
    await write(' 好条 ');
    expect(draftOf(DRAFT).text).toBe(' 好条 ');
    await submit('dialog form');
    expect(named('discuss')).toEqual([
      { rootID: '345', sourceType: 0, content: '好条', parentID: 0, userID: 'u1', userName: '林间' },
    ]);
    expect([draftOf(DRAFT), toasts, isOpen(), count()]).toEqual([
      { text: '', pictures: [] },
      [texts.sent],
      false,
      '3',
    ]);
    expect(rows()[1]).toContain('好条');
  });

  test('[H1] a comment of a site with review – posted – says that it is under review and does not count', async () => {
    signIn('u1');
    const { write, submit, count, toasts } = await openComments(
      { discuss: { success: true } },
      { config: { auditType: 1 } },
    );
    await write('好');
    await submit('dialog form');
    expect([toasts, count(), draftOf(DRAFT).text]).toEqual([[zh['comments.underReview']], '2', '']);
  });

  test.each([
    ['refused', refused(-1, '评论太频繁'), '评论太频繁'],
    ['the network failed', new Error('no network'), texts.notSent],
  ])('[H1] a comment – %s – keeps sheet and draft, says why and counts nothing', async (_, answer, words) => {
    signIn('u1');
    const { write, submit, problem, isOpen, count, field, toasts } = await openComments({ discuss: answer });
    await write('好');
    await submit('dialog form');
    expect([problem(), isOpen(), count(), toasts]).toEqual([words, true, '2', []]);
    expect([draftOf(DRAFT).text, field('textarea').value]).toEqual(['好', '好']);
    expect(document.activeElement).toBe(field('textarea'));
  });

  test('[H1] a comment lost on its way – sent again – is looked for first, and is not posted twice', async () => {
    signIn('u1');
    const { write, submit, named, isOpen } = await openComments({
      discuss: new Error('no network'),
      myDiscuss: listOf(
        comment('7', { userID: 'u1', content: '好', sourceType: 0, created: '2031-03-05 09:00:00' }),
      ),
    });
    await write('好');
    await submit('dialog form');
    await submit('dialog form');
    expect([named('discuss').length, isOpen(), draftOf(DRAFT).text]).toEqual([1, false, '']);
  });

  test('[H1] a comment lost on its way – not found among the own ones – is posted again', async () => {
    signIn('u1');
    const { write, submit, named } = await openComments({ discuss: new Error('no'), myDiscuss: listOf() });
    await write('好');
    await submit('dialog form');
    await submit('dialog form');
    expect(named('discuss')).toHaveLength(2);
  });

  test('[H1] a comment – empty, or longer than the site’s own limit as its refusal says – is not sent', async () => {
    signIn('u1');
    const { write, submit, named, problem, type, text } = await openComments({
      discuss: refused(-1, '评论不能超过3个字'),
    });
    await write('  ');
    await submit('dialog form');
    expect([problem(), named('discuss')]).toEqual([zh['comments.needsText'], []]);
    await type('textarea', '四个字呀');
    expect(text()).toContain('4/');
    await submit('dialog form');
    await submit('dialog form');
    expect([problem(), named('discuss').length]).toEqual([texts.tooLong(3), 1]);
    await type('textarea', '三个字');
    await submit('dialog form');
    expect(named('discuss')).toHaveLength(2);
  });

  test('[G11] a visitor’s comment – the login comes between – is posted as the member who came in', async () => {
    const { write, submit, named, waiting, change } = await openComments(
      { discuss: { success: true } },
      { isVisitor: true },
    );
    await write('好');
    await submit('dialog form');
    expect([named('discuss'), waiting.length, draftOf(DRAFT).text]).toEqual([[], 1, '好']);
    await change(() => signIn('u5'));
    await change(() => waiting[0]?.());
    expect(named('discuss').map(({ userID }) => userID)).toEqual(['u5']);
  });

  test('[H2] an unsent text – another member comes in – closes with its sheet and is not theirs', async () => {
    signIn('u1');
    const { write, change, isOpen } = await openComments();
    await write('我家门前');
    await change(() => signIn('u2'));
    expect([isOpen(), draftOf(DRAFT).text]).toEqual([false, '']);
  });

  test('[H1] a draft – the sheet closed and opened – stands in it', async () => {
    signIn('u1');
    const { write, tap, field, isOpen } = await openComments();
    await write('半句');
    await tap(zh['shell.close']);
    expect(isOpen()).toBe(false);
    await tap(zh['comments.needsText']);
    expect(field('textarea').value).toBe('半句');
  });

  test('[H1] a reply – sent – names the comment it answers, stands below it and counts', async () => {
    signIn('u1');
    const { box, change, type, submit, named, text, count } = await openComments({
      discuss: { success: true },
    });
    const reply = () =>
      [...box.querySelectorAll('button')].filter((one) => one.textContent === zh['comments.reply']);
    await change(() => reply()[1]?.click());
    expect(text()).toContain(texts.replyTo('人2'));
    await type('textarea', '同意');
    await submit('dialog form');
    expect(named('discuss').map(({ parentID }) => parentID)).toEqual(['2']);
    expect([text().includes('同意'), count(), draftOf('0/345/2').text]).toEqual([true, '3', '']);
  });
});

describe('[H1] rows of comments', () => {
  test('[H1] hot ones – shown above – are left out of the newest', async () => {
    const { rows, names } = await openComments();
    expect(names('h3')).toEqual([zh['comments.hot'], zh['comments.newest']]);
    expect(rows().map((row) => row.slice(0, 2))).toEqual(['人1', '人2']);
  });

  test.each([
    ['its author', 'u4', true],
    ['another member', 'u1', false],
    ['a visitor', '', false],
  ])('[H1] a comment under review – read by %s – is shown: %s', async (_, uid, isShown) => {
    if (uid) signIn(uid);
    const pending = comment('4', { userID: 'u4', auditStatus: 1 });
    const { rows, text } = await openComments({ discussView: listOf(pending, two) });
    expect(rows().some((row) => row.includes('人4'))).toBe(isShown);
    expect(text().includes(zh['comments.underReview'])).toBe(isShown);
  });

  test('[H1] actions – own, another’s, under review – delete or report, reply and like where allowed', async () => {
    signIn('u2');
    const pending = comment('4', { userID: 'u2', auditStatus: 1 });
    const { box } = await openComments({ discussView: listOf(pending, hot, two) });
    const actions = [...box.querySelectorAll('li')]
      .filter((row) => row.querySelector('[aria-haspopup]'))
      .map((row) =>
        [...row.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent),
      );
    expect(actions).toEqual([['2赞', '回复', '举报'], ['删除评论'], ['2赞', '回复', '删除评论']]);
  });

  test('[H1] closed comments – of an article that has some – are read and not answered', async () => {
    const { has, text } = await openComments({}, { article: { discussClosed: 1 } });
    expect([has('button', '回复'), text().includes(zh['comments.closed'])]).toEqual([false, true]);
    const { box } = await openComments({}, { article: { discussClosed: 1, countDiscuss: 0 } });
    expect(box.textContent).toBe('');
  });

  test('[H1] a reader without a name, an official answer – are named so; more answers have their own page', async () => {
    const answers = { countDiscuss: 12, topDiscuss: [comment('9', { userName: '', isOfficial: 1 })] };
    const { find, text } = await openComments({ discussView: listOf(comment('2', answers)) });
    expect(text()).toContain(`${zh['comments.reader']}${zh['comments.official']}`);
    expect(find('a', /^全部回复/).textContent).toBe('全部回复12');
    expect(find('a', /^全部回复/).getAttribute('href')).toBe('/app/news/replyAll/2.html');
    expect(find('a', zh['comments.all']).getAttribute('href')).toBe('/app/news/commentAll/345/0.html');
  });
});

describe('[H2] the like of a comment', () => {
  const likes = (page: Awaited<ReturnType<typeof openComments>>) =>
    [...page.box.querySelectorAll('[aria-pressed]')].map((one) => [
      one.textContent,
      one.getAttribute('aria-pressed'),
    ]);
  test('[H2] tapped, tapped again – counts once, is sent once and stays', async () => {
    const page = await openComments({ event: { success: true } });
    const like = () => page.change(() => page.find('[aria-pressed]', '2赞').click());
    await like();
    expect(likes(page)).toEqual([
      ['3', 'true'],
      ['2', 'false'],
    ]);
    await page.change(() => page.find('[aria-pressed]', '3赞').click());
    expect(page.named('event')).toMatchObject([{ id: '1' }]);
    expect(page.toasts).toEqual([zh['article.likeDone'], zh['article.likedBefore']]);
  });
  test.each([
    ['the network failed', new Error('no'), false, zh['state.networkError']],
    ['refused', refused(-1, '不行'), false, '不行'],
    ['given before from here', refused(-1, '请不要重复点赞'), true, zh['article.likedBefore']],
  ])('[H2] %s – the count is as before, the like is stored: %s', async (_, answer, isStored, words) => {
    const page = await openComments({ event: answer });
    await page.change(() => page.find('[aria-pressed]', '2赞').click());
    expect(likes(page)[0]).toEqual(['2', String(isStored)]);
    expect([commentLikes.isLiked('1'), page.toasts]).toEqual([isStored, [words]]);
  });
});

describe('[H1] the deletion of an own comment', () => {
  const open = async (deleted: MountOptions['answers'], change: object = {}) => {
    signIn('u2');
    const page = await openComments(
      { ...deleted, discussView: listOf(hot, { ...two, ...change }) },
      { article: { countDiscuss: 3 } },
    );
    await page.tap(zh['comments.delete']);
    return page;
  };
  test('[H1] asked and confirmed – the comment goes with its replies, the count with both', async () => {
    const page = await open({ delMyDiscuss: { status: 0 } });
    expect(page.text()).toContain('第2条');
    await page.tap(texts.deleteYes);
    expect(page.named('delMyDiscuss')).toMatchObject([{ userID: 'u2', fileId: '2' }]);
    expect([page.rows().length, page.count(), page.toasts, page.isOpen()]).toEqual([
      1,
      '1',
      [texts.deleted],
      false,
    ]);
    expect(page.went).toEqual([]);
  });
  test('[H1] one under review – deleted – does not change the count', async () => {
    const page = await open({ delMyDiscuss: { status: 0 } }, { auditStatus: 1 });
    await page.tap(texts.deleteYes);
    expect([page.rows().length, page.count()]).toEqual([1, '3']);
  });
  test.each([
    ['not their own', { status: 1 }, texts.notOwn],
    ['the network failed', new Error('no'), zh['state.networkError']],
    ['refused', refused(-5, '不行'), '不行'],
  ])('[H1] %s – the comment and the count stay, the sheet says why', async (_, answer, words) => {
    const page = await open({ delMyDiscuss: answer });
    await page.tap(texts.deleteYes);
    expect([page.rows().length, page.count(), page.problem(), page.toasts]).toEqual([2, '3', words, []]);
  });
  test('[H1] cancelled – nothing is called', async () => {
    const page = await open({});
    await page.tap(zh['shell.cancel']);
    expect([page.isOpen(), page.named('delMyDiscuss')]).toEqual([false, []]);
  });
});

describe('[wire x7] the report of a comment', () => {
  test('[wire x7] without a reason, then with one – is sent with it, closes and thanks', async () => {
    const page = await openComments({ expose: { success: true } });
    await page.tap(zh['comments.report']);
    await page.submit('dialog form');
    expect([page.problem(), page.named('expose')]).toEqual([reportTexts.why, []]);
    await page.change(() => page.find('label', reportTexts.untrue).click());
    await page.submit('dialog form');
    expect(page.named('expose')).toMatchObject([{ rootID: '1', reason: reportTexts.untrue }]);
    expect([page.isOpen(), page.toasts]).toEqual([false, [reportTexts.reported]]);
  });
  test.each([
    [new Error('no'), zh['state.networkError']],
    [refused(-1, '不行'), '不行'],
    [refused(-1), zh['error.unknown']],
  ])('[wire x7] answered %s – says %s and stays open', async (answer, words) => {
    const page = await openComments({ expose: answer });
    await page.tap(zh['comments.report']);
    await page.change(() => page.find('label', reportTexts.abuse).click());
    await page.submit('dialog form');
    expect([page.problem(), page.isOpen(), page.toasts]).toEqual([words, true, []]);
  });
});
