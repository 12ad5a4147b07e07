import { QuestionStatus } from '@contract/questionCodes';
import { put } from '@demo/load/rows';
import { all, elsewhere, nothingThere, there } from '@testing/hostileRow';
import { aQuestion } from '@testing/newsroomDocuments';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { Owner } from '@testing/strangers';

const { answered } = seeded.questions;
const OWN = 900;

/** A question of the owner that waits for review. */
async function ownQuestion(owner: Owner, { db }: TestPlatform) {
  const row = { site_id: 1, id: OWN, subject_id: seeded.subject, leader_id: 0, account_id: 0 };
  const doc = aQuestion(OWN, { status: QuestionStatus.waiting, userID: owner.id });
  const published_at = new Date('2031-03-05T09:00:00+08:00');
  await put(db, 'questions', { ...row, published_at, praise: 0, doc });
  const text = 'update questions set member_id = $2 where site_id = 1 and id = $1';
  await db.run({ name: 'test-own-question', text }, [OWN, owner.id]);
  return { fileId: String(OWN) };
}
const hiddenFromOthers = {
  ...all(1),
  'another member': -1,
  ...elsewhere,
  'the owner': 0,
};

export const samples: OperationSamples = {
  getSubject: {
    calls: [{ id: seeded.subject }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.subject) }), but: nothingThere },
  },
  questionList: {
    calls: [{ id: seeded.subject }, { leaderID: seeded.leader }, { xyId: seeded.accounts.open }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.subject) }), having: ownQuestion },
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
    hostile: {
      opens: 'shown',
      input: () => ({ fileId: String(OWN) }),
      having: ownQuestion,
      but: hiddenFromOthers,
    },
  },
  qaDetail: {
    calls: [{ fileId: answered }, { fileId: seeded.questions.popular }],
    absent: [
      { queryText: 'fileId=99', as: 'missing' },
      { queryText: 'fileId=3', as: 'missing' },
    ],
    hostile: {
      opens: 'shown',
      input: () => ({ fileId: String(OWN) }),
      having: ownQuestion,
      but: hiddenFromOthers,
    },
  },
  askQuestion: {
    hostile: {
      opens: 'member',
      input: () => ({ subjectID: String(seeded.subject), title: '桥什么时候通车' }),
      but: there(-1),
    },
  },
  deleteQuestion: {
    hostile: {
      opens: 'member',
      input: () => ({ id: String(answered) }),
      // nobody who calls has asked it
      but: { ...there(-1), 'another member, silent': -1, 'the owner': -1 },
    },
  },
  rateAnswer: {
    hostile: {
      opens: 'member',
      input: () => ({ id: String(answered), score: '5' }),
      // nobody who calls has asked it
      but: { ...there(-1), 'another member, silent': -1, 'the owner': -1 },
    },
  },
};
