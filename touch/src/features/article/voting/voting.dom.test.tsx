// @vitest-environment happy-dom
import { VoteQuestionType } from '@contract/codes';
import { type MountOptions, mount, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { texts as replies } from '@touch/api/ballots/texts/zh';
import { readContent } from '@touch/api/reading/articleContent';
import { readVote } from '@touch/api/reading/articleVote';
import { zh } from '@touch/locales/zh';
import { forgetMember } from '@touch/outside/session/forgetMember';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts } from './texts/zh';
import { Vote } from './Vote';

beforeEach(signOut);

const option = (oid: string) => ({ oid, oname: `项${oid}` });
const questions = [
  { qid: 'a', qname: '一问', qtype: VoteQuestionType.one, options: [option('1'), option('2')] },
  {
    qid: 'b',
    qname: '二问',
    qtype: VoteQuestionType.several,
    selectLimited: 2,
    options: [option('3'), option('4'), option('5')],
  },
];
const resultOf = (total: number) => ({
  total,
  questions: [
    {
      qid: 'a',
      options: [
        { oid: '1', votes: 3, percent: 75 },
        { oid: '2', votes: 1, percent: 25 },
      ],
    },
  ],
});
const taken = { result: 'true', message: '投票成功' };

async function openVote(
  answers: MountOptions['answers'] = {},
  options: MountOptions & { vote?: object; article?: object } = {},
) {
  const { vote: fields, article: change, ...rest } = options;
  const article = readContent({ fileId: '345', title: '题', aStatus: 1, ...change });
  const vote = readVote({ id: 8, name: '选哪里', voteCycle: 0, voteCyclenum: 1, questions, ...fields });
  if (!article || !vote) throw new Error('no vote');
  const element = <Vote article={{ ...article, adverts: [], body: '' }} vote={vote} />;
  const page = await mount(element, {
    ...rest,
    answers: { voteTicket: { ticket: 't1' }, vote: taken, voteResult: resultOf(4), ...answers },
  });
  const tick = (oid: string) => page.change(() => page.find('label', `项${oid}`).click());
  const chosen = () =>
    [...page.box.querySelectorAll('label')]
      .filter((one) => one.querySelector('input')?.checked)
      .map((one) => one.textContent);
  const message = () => page.names('[role=status]').join('');
  const fill = async () => {
    for (const oid of ['1', '3']) await tick(oid);
  };
  return { ...page, tick, chosen, message, fill, element };
}

describe('[F4] a ballot of an article', () => {
  test('[F4] complete – given – is sent with its ticket, shows the result with the own choice and stays so on return', async () => {
    const { fill, submit, named, message, text, show, element } = await openVote();
    await fill();
    await submit();
    expect(named('vote')).toEqual([{ voteID: '8', voteResult: 'a:1,b:3', ticket: 't1' }]);
    expect(message()).toBe(replies.done);
    expect(text()).toContain(texts.total('4'));
    expect(text()).toMatch(/项1我的选择75% 3票项225% 1票/);
    await show(null);
    await show(element);
    expect(text()).toMatch(/项1我的选择75% 3票/);
  });
  test('[F4] incomplete – given – sends nothing, names the first question without a choice', async () => {
    const { tick, submit, named, message, until } = await openVote();
    await tick('3');
    await submit();
    await until(() => message() !== '');
    expect([message(), named('voteTicket')]).toEqual([texts.choose('一问'), []]);
  });
  test('[F4] of one choice the new one stands; of several no more than the limit, and one is taken back', async () => {
    const { tick, chosen, field } = await openVote();
    for (const oid of ['1', '2', '3', '4']) await tick(oid);
    expect(chosen()).toEqual(['项2', '项3', '项4']);
    expect(field('[data-question=b] li:last-child input').disabled).toBe(true);
    await tick('5');
    await tick('3');
    expect(chosen()).toEqual(['项2', '项4']);
  });
  test('[F4] lost on its way – given again – has the same ticket; after another choice another ticket', async () => {
    let tickets = 0;
    const { fill, tick, submit, named, chosen, message } = await openVote({
      voteTicket: () => {
        tickets += 1;
        return { ticket: `t${tickets}` };
      },
      vote: new Error('no network'),
    });
    await fill();
    await submit();
    expect([chosen(), message()]).toEqual([['项1', '项3'], '']);
    await submit();
    await tick('2');
    await submit();
    expect(named('vote').map(({ ticket }) => ticket)).toEqual(['t1', 't1', 't2']);
  });
  test('[F4] refused – the choices stay to be given again; without a ticket nothing is sent', async () => {
    const slow = { result: 'false', message: '操作太快，请稍后再试' };
    const { fill, submit, chosen, message, has } = await openVote({ vote: slow });
    await fill();
    await submit();
    expect([chosen(), message(), has('button', texts.give)]).toEqual([['项1', '项3'], replies.tooFast, true]);
    const none = await openVote({ voteTicket: refused(-1, '投票尚未开始') });
    await none.fill();
    await none.submit();
    expect([none.named('vote'), none.message()]).toEqual([[], replies.notBegun]);
  });
  test('[F4] given elsewhere before – shows the result and not this choice as the own one', async () => {
    const { fill, submit, text, has } = await openVote({
      vote: { result: 'false', message: '您已经投过票了' },
    });
    await fill();
    await submit();
    expect([
      text().includes(texts.mine),
      text().includes(texts.total('4')),
      has('button', texts.again),
    ]).toEqual([...[false, true, false]]);
  });
  test('[F4] arrived by an earlier try – is the own one', async () => {
    const repeated = { result: 'false', message: '这次投票已经收到，请勿重复提交' };
    const { fill, submit, text } = await openVote({ vote: repeated });
    await fill();
    await submit();
    expect(text()).toContain(texts.mine);
  });
  test('[F4] one of several turns – given – offers another one with nothing chosen', async () => {
    const { fill, submit, tap, chosen, message } = await openVote(
      {},
      { vote: { voteCycle: 1, voteCyclenum: 3 } },
    );
    await fill();
    await submit();
    await tap(texts.again);
    expect([chosen(), message()]).toEqual([[], '']);
  });
  test('[F4] the result – does not come – is offered to be read again', async () => {
    let isLost = true;
    const voteResult = () => (isLost ? new Error('no') : resultOf(5));
    const { fill, submit, tap, text } = await openVote({ voteResult });
    await fill();
    await submit();
    isLost = false;
    await tap(texts.results);
    expect(text()).toContain(texts.total('5'));
  });
});

describe('[F4] a vote for members', () => {
  test('[G11] a visitor’s ballot – waits for the login and is then given', async () => {
    const page = await openVote({}, { vote: { needLogin: 1 }, isVisitor: true });
    expect(page.has('button', zh['vote.loginFirst'])).toBe(true);
    await page.fill();
    await page.submit();
    expect([page.named('voteTicket'), page.waiting.length]).toEqual([[], 1]);
    await page.change(() => signIn('u1'));
    await page.change(() => page.waiting[0]?.());
    expect(page.named('vote')).toHaveLength(1);
  });
  test('[H2] the own choice – the member signs out, another comes in – is hidden, and the ballot is the other’s', async () => {
    signIn('u1');
    const { fill, submit, text, change, chosen, names } = await openVote({}, { vote: { needLogin: 1 } });
    await fill();
    await submit();
    expect(text()).toContain(texts.mine);
    await change(() => forgetMember('1'));
    expect(text()).not.toContain(texts.mine);
    await change(() => signIn('u2'));
    expect([names('form').length, chosen()]).toEqual([1, []]);
  });
});

describe('[F4] the state of a vote', () => {
  const now = '2031-03-05 09:00:00';
  test.each([
    ['ends later', { endDate: '2031-03-05 09:00:01' }, '3月5日 09:00', true, []],
    ['ends now', { endDate: now }, zh['vote.ended'], false, ['voteResult']],
    ['ended', { endDate: '2031-03-04 09:00:00' }, zh['vote.ended'], false, ['voteResult']],
    ['in the app alone', { onlyapp: 1 }, zh['shell.useApp'], false, []],
    ['in the app alone, ended', { onlyapp: 1, endDate: now }, zh['vote.ended'], false, ['voteResult']],
    ['without an end', { endDate: '' }, '选哪里', true, []],
  ])('[F4] %s', async (_, vote, words, hasBallot, calls) => {
    const page = await openVote({}, { vote });
    expect(page.text()).toContain(words);
    expect([page.names('form').length > 0, page.calls.map(([name]) => name)]).toEqual([hasBallot, calls]);
  });
  test('[A15] in an article that is only looked at – is a list without a way to take part', async () => {
    const page = await openVote({}, { search: '?isView=true' });
    expect([page.names('form, button, a'), page.calls]).toEqual([[], []]);
    expect(page.text()).toContain('项5');
  });
});
