// @vitest-environment happy-dom
import { type MountOptions, mount, refused } from '@testing/mount';
import type { QaQuestion } from '@touch/api/questions';
import { readQuestion } from '@touch/api/reading/questionDetail';
import { zh } from '@touch/locales/zh';
import { ownWordsTexts } from '@touch/widgets/ownWords/texts';
import { texts as ownTexts } from '@touch/widgets/ownWords/texts/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { LikeButton } from './LikeButton';
import { OwnQuestion } from './own/OwnQuestion';
import { ProcessState, ProcessSteps } from './Process';
import { Rated } from './Rated';
import { questionTexts } from './texts';
import { texts } from './texts/zh';

beforeEach(async () => {
  localStorage.clear();
  await questionTexts.loadTexts('zh');
  await ownWordsTexts.loadTexts('zh');
});

function aQuestion(change: object) {
  const question = readQuestion({
    fileId: '31',
    title: '何时通车',
    publishtime: '2031-03-01 08:00:00',
    ...change,
  });
  if (!question) throw new Error('no question');
  return question;
}

/** The page's end as its asker sees it. */
function AskersPage({ question }: { readonly question: QaQuestion }) {
  return (
    <>
      <Rated score={question.score} />
      <OwnQuestion question={question} />
    </>
  );
}

describe('[wire n14] the rating of an answer', () => {
  const openRating = (change: object, rateAnswer: unknown = {}, options: MountOptions = {}) =>
    mount(<AskersPage question={aQuestion({ status: 2, isOwn: 1, ...change })} />, {
      ...options,
      answers: { rateAnswer: () => rateAnswer },
    });
  test('[wire n14] without a score, with one – is sent once with its text and stands in the place of the form', async () => {
    const { submit, named, text, change, find, type, names, toasts } = await openRating({});
    await submit();
    expect([text().includes(texts.chooseScore), named('rateAnswer')]).toEqual([true, []]);
    await change(() => find('label', texts.score4).click());
    expect(text()).not.toContain(texts.chooseScore);
    await type('textarea', ' 很快 ');
    await submit();
    expect(named('rateAnswer')).toEqual([{ id: '31', score: 4, content: '很快' }]);
    expect([names('form'), text(), toasts]).toEqual([
      [],
      texts.rated(4, texts.score4) + ownTexts.delete,
      [texts.ratingDone],
    ]);
  });
  test.each([
    ['refused', refused(-1, '已经评价过'), '已经评价过'],
    ['the network failed', new Error('no'), zh['state.networkError']],
  ])('[wire n14] %s – the form stays and says why', async (_, answer, words) => {
    const { submit, text, change, find, names } = await openRating({}, answer);
    await change(() => find('label', texts.score1).click());
    await submit();
    expect([text().includes(words), names('form').length]).toEqual([true, 1]);
  });
  test.each([
    ['waiting', { status: 0 }, '', 0],
    ['accepted', { status: 1 }, '', 0],
    ['answered', { status: 2 }, texts.rate, 1],
    ['answered, somebody else’s', { status: 2, isOwn: 0 }, '', 0],
    ['answered and rated', { status: 2, score: 5 }, texts.rated(5, texts.score5), 0],
    [
      'answered and rated, somebody else’s',
      { status: 2, score: 1, isOwn: 0 },
      texts.rated(1, texts.score1),
      0,
    ],
    ['refused', { status: 3 }, ownTexts.whyAndAppeal, 0],
  ])('[wire n14] of a question – %s – is a form, a result or nothing', async (_, change, words, forms) => {
    const { text, names } = await openRating(change);
    expect([text().includes(words), text() === ownTexts.delete, names('form').length]).toEqual([
      true,
      words === '',
      forms,
    ]);
  });
});

describe('[F17] the process of a question', () => {
  const at = { acceptTime: '2031-03-02 08:00:00', answerTime: '2031-03-04 08:00:00' };
  test.each([
    ['waiting', { status: 0 }, '', ['提交问题3月1日 08:00', '受理转办', '答复']],
    [
      'due in two days',
      { status: 1, deadline: '2031-03-07' },
      texts.daysLeft(2),
      ['提交问题3月1日 08:00', '受理转办3月2日 08:00', '答复应于3月7日前答复'],
    ],
    [
      'due today',
      { status: 1, deadline: '2031-03-05 00:00:00' },
      texts.dueToday,
      ['提交问题3月1日 08:00', '受理转办3月2日 08:00', '答复应于3月5日前答复'],
    ],
    [
      'overdue',
      { status: 1, deadline: '2031-03-04 23:59:59' },
      texts.overdue(1),
      ['提交问题3月1日 08:00', '受理转办3月2日 08:00', '答复应于3月4日前答复'],
    ],
    [
      'answered',
      { status: 2, deadline: '2031-03-04' },
      '',
      ['提交问题3月1日 08:00', '受理转办3月2日 08:00', '答复3月4日 08:00'],
    ],
    ['refused', { status: 3, deadline: '2031-03-04' }, '', ['提交问题3月1日 08:00', '不予受理3月4日 08:00']],
  ])('[F17] %s – names the days left and each step with its time', async (_, change, words, steps) => {
    const question = aQuestion({ groupName: '交通局', ...at, ...change });
    const { names, text } = await mount(
      <>
        <ProcessState question={question} />
        <ProcessSteps question={question} />
      </>,
    );
    expect(names('li')).toEqual(steps);
    expect(text()).toContain(words);
    expect(
      [texts.overdue(1), texts.dueToday, texts.daysLeft(2)].filter((one) => text().includes(one)),
    ).toEqual(words ? [words] : []);
    const states = [
      zh['home.questionWaiting'],
      zh['home.questionAccepted'],
      zh['home.questionAnswered'],
      zh['home.questionRefused'],
    ];
    expect(names('dd b')).toEqual([states[question.status]]);
  });
});

describe('[H2] the like of an answer', () => {
  const openLike = (event: unknown, kind: 'question' | 'answer' = 'answer') =>
    mount(<LikeButton kind={kind} id="7" count={2} />, { answers: { event: () => event } });
  test('[H2] tapped twice – counts and is sent once; of a question of the same number it is another', async () => {
    const { tap, named, text, toasts } = await openLike({});
    await tap(/点赞/);
    await tap(/点赞/);
    expect([text(), named('event').length, toasts[1]]).toEqual(['3', 1, zh['article.likedBefore']]);
    const other = await openLike({}, 'question');
    expect(other.field('button').getAttribute('aria-pressed')).toBe('false');
    await other.tap(/点赞/);
    expect(other.named('event')[0]?.type).not.toBe(named('event')[0]?.type);
  });
  test('[H2] lost – goes back', async () => {
    const { tap, text, field } = await openLike(new Error('no'));
    await tap(/点赞/);
    expect([text(), field('button').getAttribute('aria-pressed')]).toEqual(['2', 'false']);
  });
});
