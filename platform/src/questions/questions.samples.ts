import { nothingThere, there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const { answered } = seeded.questions;

export const samples: OperationSamples = {
  getSubject: {
    calls: [{ id: seeded.subject }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.subject) }), but: nothingThere },
  },
  questionList: {
    calls: [{ id: seeded.subject }, { leaderID: seeded.leader }, { xyId: seeded.accounts.open }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.subject) }) },
  },
  questionListHot: {
    calls: [{ id: seeded.subject }],
  },
  answerList: {
    calls: [{ id: seeded.questions.answered }, { id: 99 }],
  },
  questionDetail: {
    calls: [{ fileId: seeded.questions.answered }],
    absent: [
      { queryText: 'fileId=99', as: 'missing' },
      { queryText: 'fileId=3', as: 'missing' },
    ],
    hostile: { opens: 'shown', input: () => ({ fileId: String(answered) }), but: nothingThere },
  },
  qaDetail: {
    calls: [{ fileId: answered }, { fileId: seeded.questions.popular }],
    absent: [
      { queryText: 'fileId=99', as: 'missing' },
      { queryText: 'fileId=3', as: 'missing' },
    ],
    hostile: { opens: 'shown', input: () => ({ fileId: String(answered) }), but: nothingThere },
  },
  askQuestion: {
    hostile: {
      opens: 'member',
      input: () => ({ subjectID: String(seeded.subject), title: '桥什么时候通车' }),
      but: there(-1),
    },
  },
  rateAnswer: {
    hostile: {
      opens: 'member',
      input: () => ({ id: String(answered), score: '5' }),
      // nobody who calls has asked it
      but: { ...there(-1), 'the owner': -1 },
    },
  },
};
