// @vitest-environment happy-dom
import { VoteCycle } from '@contract/participation/voteCycle';
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { texts as replies } from '@touch/api/ballots/texts/zh';
import { draftOf } from '@touch/features/activityVote/ballotDrafts';
import { texts as sheet } from '@touch/features/activityVote/ballotSheet/texts/zh';
import { texts } from '@touch/features/activityVote/texts/zh';
import { zh } from '@touch/locales/zh';
import { texts as captcha } from '@touch/widgets/captcha/texts/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import * as optionScreen from '../voteItemDetail/load';
import * as activityVote from './load';

beforeEach(signOut);

const option = (id: number, themeId: string, change: object = {}) => ({
  optionId: `${id}`,
  voteId: '3',
  themeId,
  number: id,
  name: `渡口${id}`,
  canVote: 1,
  votes: 10 - id,
  ...change,
});
const one = [option(1, '1'), option(2, '1'), option(3, '1')];
const other = [option(4, '2'), option(5, '2')];
const theme = (themeId: string, options: readonly object[], change: object = {}) => ({
  themeId,
  name: `主题${themeId}`,
  minChoose: 1,
  maxChoose: 1,
  options,
  ...change,
});
const vote = {
  voteId: '3',
  fileId: '7',
  title: '最美渡口',
  endTime: '2031-03-09 20:00:00',
  voteCycle: VoteCycle.once,
  totalVotes: 27,
  vs_votetheme_list: [theme('1', one)],
};
const taken = { success: true, message: '投票成功' };

/** Counts visits by voters apart from the ballots themselves. */
async function openVote(
  change: object = {},
  answers: MountOptions['answers'] = {},
  options: MountOptions = {},
) {
  const page = await mountScreen(
    activityVote,
    { params: { linkID: '3', id: '7' } },
    {
      ...options,
      answers: {
        voteInfo: { ...vote, ...change },
        voteOptions: ({ themeId }) => ({ list: themeId === '2' ? other : one, hasMore: false }),
        voteTicket: { ticket: 't1' },
        recordVoteCountAndLog: taken,
        voteResult: { total: 0, questions: [] },
        ...answers,
      },
    },
  );
  const tick = (id: number) =>
    page.change(() => page.field(`input[aria-label="${texts.choose(`渡口${id}`)}"]`).click());
  const chosen = () => draftOf('3').choices.map(({ optionId }) => optionId);
  const reply = () => page.names('[data-bar] > [role=status], div > p[role=status]').join('');
  const ballots = () => page.named('recordVoteCountAndLog');
  return { ...page, tick, chosen, reply, ballots };
}

describe('[F9] a ballot of an activity’s vote', () => {
  test('[F9] given – is sent once with its ticket, empties the draft, and reads the vote and its counts again', async () => {
    const { tick, tap, named, ballots, chosen, text } = await openVote();
    await tick(2);
    expect([chosen(), text().includes(texts.chosenCount(1))]).toEqual([['2'], true]);
    const before = named('voteInfo').length;
    await tap(texts.vote);
    expect([named('voteTicket'), ballots().length]).toEqual([[{ voteId: '3' }], 1]);
    expect([chosen(), text().includes(replies.done), text().includes(texts.chosenCount(0))]).toEqual([
      [],
      true,
      true,
    ]);
    expect([named('voteInfo').length, named('voteResult').length]).toEqual([before + 1, 1]);
  });
  test('[F9] hidden counts – a ballot given – are not read', async () => {
    const { tick, tap, named, text } = await openVote({ resultHidden: 1 });
    expect(text()).not.toContain(texts.votesOf('9'));
    await tick(2);
    await tap(texts.vote);
    expect(named('voteResult')).toEqual([]);
  });
  test('[F9] lost on its way – given again – has the same ticket; with another choice another one', async () => {
    let tickets = 0;
    const { tick, tap, named, ballots, chosen, text } = await openVote(
      {},
      {
        recordVoteCountAndLog: new Error('no network'),
        voteTicket: () => {
          tickets += 1;
          return { ticket: `t${tickets}` };
        },
      },
    );
    await tick(2);
    await tap(texts.vote);
    expect([chosen(), text().includes(zh['state.networkError'])]).toEqual([['2'], true]);
    await tap(texts.vote);
    expect([named('voteTicket').length, ballots().length]).toEqual([1, 2]);
    await tick(1);
    await tap(texts.vote);
    expect([named('voteTicket').length, chosen()]).toEqual([2, ['1']]);
  });
  test.each([
    ['that may be given again', '操作太快，请稍后再试', ['2'], replies.tooFast],
    ['none is left', '您的投票次数已用完', ['2'], replies.noMore],
    ['arrived before', '这次投票已经收到，请勿重复提交', [], replies.repeated],
  ])('[F9] refused – %s – the choices then are %j of it', async (_, message, left, words) => {
    const { tick, tap, chosen, text } = await openVote(
      {},
      { recordVoteCountAndLog: { success: false, message } },
    );
    await tick(2);
    await tap(texts.vote);
    expect([chosen(), text().includes(words)]).toEqual([left, true]);
  });
  test('[F9] empty, beyond its limit, below its least – says so and sends nothing', async () => {
    const themes = { vs_votetheme_list: [theme('1', one, { minChoose: 2, maxChoose: 2 })] };
    const { tick, tap, text, ballots, chosen } = await openVote(themes);
    await tick(1);
    await tap(texts.vote);
    expect(text()).toContain(texts.chooseNoFewer(2));
    await tick(2);
    expect(text()).not.toContain(`${texts.chooseNoFewer(2)}已选`);
    await tick(3);
    expect([text().includes(texts.full(2)), chosen()]).toEqual([true, ['1', '2']]);
    await tick(1);
    expect([chosen(), ballots()]).toEqual([['2'], []]);
    const none = await openVote({ vs_votetheme_list: [theme('1', one, { minChoose: 0, maxChoose: 0 })] });
    await none.change(() => none.tick(2));
    await none.tap(texts.vote);
    expect([none.text().includes(texts.chooseFirst), none.ballots()]).toEqual([true, []]);
  });
  test('[F9] of two themes – one chosen – names the other; the list of a theme is its own', async () => {
    const { tick, tap, text, named } = await openVote({
      voteId: '4',
      vs_votetheme_list: [theme('1', one), theme('2', other)],
    });
    await tick(1);
    await tap(texts.vote);
    expect(text()).toContain(texts.chooseMore('主题2', 1));
    await tap('主题2');
    await tick(5);
    await tap(texts.vote);
    expect(named('recordVoteCountAndLog')).toHaveLength(1);
    await tap(texts.byRank);
    expect(named('voteOptions').at(-1)).toMatchObject({ themeId: '2', sort: 1, page: 0 });
  });
  test('[F9] a second tap while the first is on its way – sends nothing more and changes no choice', async () => {
    let end = (_: object): void => undefined;
    const answers = { recordVoteCountAndLog: () => new Promise((done) => (end = done)) };
    const { tick, tap, ballots, chosen, change } = await openVote({}, answers);
    await tick(2);
    await tap(texts.vote);
    await tap(texts.sending);
    await tick(1);
    expect([ballots().length, chosen()]).toEqual([1, ['2']]);
    await change(() => end(taken));
    expect(chosen()).toEqual([]);
  });
  test('[G11] of a vote for members – a visitor gives it – waits for the login', async () => {
    const page = await openVote({ needLogin: 1 }, {}, { isVisitor: true });
    await page.tick(2);
    await page.tap(texts.loginToVote);
    expect([page.named('voteTicket'), page.waiting.length, page.chosen()]).toEqual([[], 1, ['2']]);
    await page.change(() => page.waiting[0]?.());
    expect(page.ballots()).toHaveLength(1);
  });
});

describe('[F9] the sheet before a ballot', () => {
  const fields = [{ id: 'f1', code: '姓名', type: '0', isneed: 1 }];
  test('[F9] questions about the voter – empty, answered – are asked for, sent with the ballot and emptied', async () => {
    const { tick, tap, submit, type, names, ballots } = await openVote({ vs_user_inforule: fields });
    await tick(2);
    await tap(texts.vote);
    expect(names('dialog li')).toEqual(['渡口2']);
    await submit('dialog form');
    expect([names('dialog [id$="-error"]'), ballots()]).toEqual([['请填写姓名'], []]);
    await type('dialog textarea', '林间');
    expect(draftOf('3').info).toEqual({ f1: '林间' });
    await submit('dialog form');
    expect([ballots().length, names('dialog'), draftOf('3')]).toEqual([1, [], { choices: [], info: {} }]);
  });
  test('[wire g80] a captcha – empty, wrong, right – is asked for before the ballot goes, and anew after a wrong answer', async () => {
    let shown = 0;
    let isRight = false;
    const picture = () => {
      shown += 1;
      return { picture: 'data:image/png;base64,AAAA', verifyId: `v${shown}` };
    };
    const page = await openVote(
      {},
      {
        verifyCode: picture,
        'verifyCode/picture': picture,
        recordVoteCountAndLog: () =>
          isRight ? taken : { success: false, message: '验证码错误，请重新输入' },
      },
      { config: { asksCaptcha: true } },
    );
    await page.tick(2);
    await page.tap(texts.vote);
    await page.submit('dialog form');
    expect([page.text().includes(captcha.codeMissing), page.ballots()]).toEqual([true, []]);
    await page.type('dialog input[name=code]', 'abcd');
    await page.submit('dialog form');
    expect(page.ballots()).toHaveLength(1);
    expect([page.text().includes(replies.wrongCode), page.field('dialog input[name=code]').value]).toEqual([
      true,
      '',
    ]);
    isRight = true;
    await page.type('dialog input[name=code]', 'efgh');
    await page.submit('dialog form');
    expect([page.ballots().length, page.names('dialog'), page.chosen()]).toEqual([2, [], []]);
    expect(sheet.send).toBe('提交');
  });
});

describe('[F9] the state of a vote × its bar', () => {
  const bar = { voteCyclenum: 3, left: 2 };
  test.each([
    ['running', {}, texts.vote],
    ['running for members', { needLogin: 1 }, texts.loginToVote],
    ['not begun', { startTime: '2031-03-05 09:00:01' }, texts.notBegunYet],
    ['begins now', { startTime: '2031-03-05 09:00:00' }, texts.vote],
    ['ends now', { endTime: '2031-03-05 09:00:00' }, texts.over],
    ['ended by its word alone', { endTime: '', isbegin: 2 }, texts.over],
    ['not begun by its word alone', { endTime: '', isbegin: 0 }, texts.notBegunYet],
    ['in the app', { inApp: 1 }, zh['shell.useApp']],
    [
      'nothing left',
      { vs_votetheme_list: [theme('1', [option(1, '1', { canVote: 0 })])] },
      texts.nothingLeft,
    ],
    [
      'nothing left today',
      { voteCycle: VoteCycle.daily, vs_votetheme_list: [theme('1', [option(1, '1', { canVote: 0 })])] },
      texts.nothingLeftToday,
    ],
    ['two turns left', { ...bar, voteCycle: VoteCycle.total }, texts.left(2)],
    ['two turns left today', { ...bar, voteCycle: VoteCycle.daily }, texts.leftToday(2)],
  ])('[F9] %s', async (_, change, words) => {
    const { box } = await openVote(change);
    expect(box.lastElementChild?.lastElementChild?.textContent).toContain(words);
  });
  test.each(['?isShare=true', '?isView=true', '?cms=1'])(
    '[A15] looked at by %s – has no ballot',
    async (search) => {
      const { names } = await openVote({}, {}, { search });
      expect(names('input[type=checkbox]')).toEqual([]);
    },
  );
  test('[F9] options chosen before, used up, open – say so, the open one alone has a box', async () => {
    const options = [
      option(1, '1', { voted: 1, canVote: 0 }),
      option(2, '1', { canVote: 0 }),
      option(3, '1'),
    ];
    const { names } = await openVote({ vs_votetheme_list: [theme('1', options)] });
    const rows = names('li').filter((row) => row.includes('渡口'));
    expect(rows.map((row) => row.replace(/^.*票(第\d名)?/, ''))).toEqual([
      texts.mine,
      texts.usedUp,
      texts.pick,
    ]);
  });
});

test('[wire g79] a visit – of a member at once, of a visitor with the first touch, not where it is only looked at – is counted once', async () => {
  const visitor = await openVote({}, { voteAccessCount: {} });
  expect(visitor.named('voteAccessCount')).toEqual([]);
  for (const _ of [1, 2]) await visitor.change(() => window.dispatchEvent(new Event('scroll')));
  expect(visitor.named('voteAccessCount')).toEqual([{ voteId: '3' }]);
  await visitor.unmount();
  signIn('u1');
  const member = await openVote({}, { voteAccessCount: {} });
  expect(member.named('voteAccessCount')).toEqual([{ voteId: '3' }]);
  await member.unmount();
  expect((await openVote({}, {}, { search: '?isView=true' })).named('voteAccessCount')).toEqual([]);
});

describe('[F9] one option of a vote', () => {
  const openOption = async (change: object = {}, answers: MountOptions['answers'] = {}) =>
    mountScreen(
      optionScreen,
      { params: { optionId: '2' } },
      {
        answers: {
          voteOptions: { list: [option(2, '1', { rank: 4, views: 8 })] },
          voteInfo: { ...vote, ...change },
          voteTicket: { ticket: 't1' },
          recordVoteCountAndLog: taken,
          ...answers,
        },
      },
    );
  test('[F9] that is a ballot by itself – given – is sent alone and its counts are read again', async () => {
    const { tap, named, text } = await openOption();
    expect(text()).toContain(`${texts.votesOf('8')}${texts.rank(4)}${texts.views('8')}`);
    const before = named('voteOptions').length;
    await tap(texts.voteForThis);
    expect([named('recordVoteCountAndLog').length, named('voteOptions').length]).toEqual([1, before + 1]);
    expect(draftOf('3').choices).toEqual([]);
  });
  test('[F9] of a ballot that needs more – added, removed – stands on the ballot and is not sent', async () => {
    const { tap, named, text } = await openOption({
      vs_votetheme_list: [theme('1', one), theme('2', other)],
    });
    await tap(texts.addToBallot);
    expect([draftOf('3').choices.length, text().includes(texts.restOfBallot)]).toEqual([1, true]);
    await tap(texts.removeFromBallot);
    expect([draftOf('3').choices, named('recordVoteCountAndLog')]).toEqual([[], []]);
  });
  test('[F9] used up – says so; hidden counts are not shown', async () => {
    const options = [option(1, '1'), option(2, '1', { canVote: 0 })];
    const { text } = await openOption({ resultHidden: 1, vs_votetheme_list: [theme('1', options)] });
    expect([
      text().includes(texts.usedUp),
      text().includes(texts.hidden),
      text().includes(texts.rank(4)),
    ]).toEqual([...[true, true, false]]);
  });
  test('[wire n10] without a ticket – refused – says why and sends nothing', async () => {
    const { tap, named, text } = await openOption({}, { voteTicket: refused(-1, '投票尚未开始') });
    await tap(texts.voteForThis);
    expect([named('recordVoteCountAndLog'), text().includes(replies.notBegun)]).toEqual([[], true]);
  });
});
