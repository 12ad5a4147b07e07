import { QuestionStatus } from '@contract/questionCodes';
import { expect, test } from 'vitest';
import { deadlineOf } from './deadline';

const deadline = '2031-03-10 09:00:00.0';
const daysLeft = (now: string, status: number = QuestionStatus.accepted) =>
  deadlineOf({ status, deadline }, Date.parse(`${now}+08:00`))?.daysLeft;

test.each([
  ['2031-03-08T23:59:59', 2],
  ['2031-03-09T00:00:00', 1],
  ['2031-03-10T08:59:00', 0],
  ['2031-03-10T23:59:59', 0],
  ['2031-03-11T00:00:00', -1],
])('[F17 newQaDetail] an accepted question – at %s – has %i calendar days left', (now, days) => {
  expect(daysLeft(now)).toBe(days);
});

test.each(['waiting', 'answered', 'refused'] as const)(
  '[F17 newQaDetail] a question – %s – has no deadline',
  (status) => {
    expect(daysLeft('2031-03-09T09:00:00', QuestionStatus[status])).toBeUndefined();
  },
);

test('[F17 newQaDetail] an accepted question – sent without a deadline – has none', () => {
  expect(deadlineOf({ status: QuestionStatus.accepted, deadline: '' }, 0)).toBeUndefined();
});
