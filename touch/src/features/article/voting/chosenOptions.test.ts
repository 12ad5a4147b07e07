import { VoteQuestionType } from '@contract/codes';
import type { VoteQuestion } from '@touch/api/articleContent';
import { expect, test } from 'vitest';
import {
  type ChosenOptions,
  findMissingQuestion,
  parseChoices,
  serializeChoices,
  toggleOption,
} from './chosenOptions';

const options = ['1', '2', '3'].map((oid) => ({ oid, oname: oid, pic: '' }));
const one: VoteQuestion = { qid: '7', qname: '', qtype: VoteQuestionType.one, selectLimited: 0, options };
const two: VoteQuestion = { ...one, qid: '8', qtype: VoteQuestionType.several, selectLimited: 2 };
const any: VoteQuestion = { ...two, qid: '9', selectLimited: 0 };
const alone: VoteQuestion = { ...two, qid: '10', selectLimited: 1 };
const tapped = (question: VoteQuestion, ...taps: string[]) =>
  taps.reduce<ChosenOptions>((chosen, oid) => toggleOption(chosen, question, oid), {})[question.qid];

test('[F4] of one alone the new one stands', () => {
  expect(tapped(one, '1', '3')).toEqual(['3']);
  expect(tapped(one, '2', '2')).toEqual(['2']);
});

test('[F4] of several up to the limit, and any of them may be taken back', () => {
  expect(tapped(two, '1', '2', '3')).toEqual(['1', '2']);
  expect(tapped(two, '1', '2', '1', '3')).toEqual(['2', '3']);
  expect(tapped(any, '1', '2', '3')).toEqual(['1', '2', '3']);
  expect(tapped(alone, '1', '2')).toEqual(['1']);
});

test('[wire f6] a ballot says question and option, and is read again after a login elsewhere', () => {
  const chosen = { '7': ['3'], '8': ['1', '2'] };
  expect(serializeChoices(chosen)).toEqual(['7:3', '8:1', '8:2']);
  expect(parseChoices(serializeChoices(chosen))).toEqual(chosen);
  expect(parseChoices(['x', ':', '1:'])).toEqual({});
});

test('[F4] every question is answered before anything is sent', () => {
  const vote = {
    ...{ id: 1, name: '', endDate: '', onlyapp: false, needLogin: false, voteCycle: 0, voteCyclenum: 1 },
    questions: [one, two],
  };
  expect(findMissingQuestion({ '7': ['1'] }, vote)?.qid).toBe('8');
  expect(findMissingQuestion({ '7': ['1'], '8': [] }, vote)?.qid).toBe('8');
  expect(findMissingQuestion({ '7': ['1'], '8': ['2'] }, vote)).toBeUndefined();
});
