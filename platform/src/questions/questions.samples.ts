import { nothingThere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  getSubject: {
    calls: [{ id: seeded.subject }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.subject) }), but: nothingThere },
  },
  questionList: {
    calls: [{ id: seeded.subject }, { leaderID: seeded.leader }, { xyId: seeded.accounts.open }],
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
  },
};
