import type { NewsroomForms } from '../command';
import { take } from '../parse';

/** Comments, posts and questions. */
export const reviewForms = {
  comments: {
    show: ({ list }) => ({
      uncutColumn: 'content',
      rows: list.map((one) => ({
        id: one.id,
        at: one.at,
        by: `${one.nickname} (${one.memberID})`,
        on: `${one.source}/${one.objectID}`,
        exposed: one.exposed,
        place: one.location,
        answers: one.parentContent,
        // The pictures are part of the decision.
        content: [one.content, ...one.pictures].join(' '),
      })),
    }),
  },
  approve: { many: () => 'Approved' },
  reject: { many: () => 'Rejected' },
  remove: { many: () => 'Removed' },
  official: {
    fields: { official: take, xyID: { name: 'account' } },
    many: ({ official }) => (official === true ? 'Official' : 'Not official'),
  },
  closeDiscussion: [
    {
      about: 'Closes the discussion of an article.',
      fixed: { closed: true },
      show: (_, { id }) => ({ line: `The discussion of ${id} is closed.` }),
    },
    {
      words: 'open-discussion',
      about: 'Opens the discussion of an article.',
      fixed: { closed: false },
      show: (_, { id }) => ({ line: `The discussion of ${id} is open.` }),
    },
  ],

  posts: {
    show: ({ list }) => ({
      uncutColumn: 'content',
      rows: list.map((one) => ({
        id: one.id,
        at: one.at,
        by: `${one.nickname} (${one.memberID})`,
        in: one.circle || 'moment',
        place: one.location,
        // The pictures are part of the decision.
        content: [one.title, one.content, ...one.pictures, ...one.videos].filter(Boolean).join(' '),
      })),
    }),
  },
  approvePost: { words: 'posts approve', many: () => 'Approved' },
  rejectPost: { words: 'posts reject', many: () => 'Rejected' },
  removePost: { words: 'posts remove', many: () => 'Removed' },
  pinPost: [
    {
      words: 'posts pin',
      about: 'Pins posts to the top of their circle.',
      fixed: { pinned: true },
      many: () => 'Pinned',
    },
    { words: 'posts unpin', about: 'Unpins posts.', fixed: { pinned: false }, many: () => 'Not pinned' },
  ],

  questions: {
    show: ({ list, hasMore }) => ({
      uncutColumn: 'question',
      rows: list.map(({ id, at, groupName, nickname, title, content }) => ({
        id,
        at: at.slice(0, 16).replace('T', ' '),
        office: groupName,
        asker: nickname,
        question: content === '' ? title : `${title} – ${content}`,
      })),
      remarks: hasMore ? [`More: --before ${list.at(-1)?.id}`] : [],
    }),
  },
  acceptQuestion: {
    words: 'questions accept',
    show: (_, { id }) => ({ line: `Question ${id} is accepted.` }),
  },
  answerQuestion: {
    words: 'questions answer',
    args: ['id', 'content'],
    show: (_, { id }) => ({ line: `Question ${id} is answered.` }),
  },
  refuseQuestion: {
    words: 'questions refuse',
    show: (_, { id }) => ({ line: `Question ${id} is refused.` }),
  },
} as const satisfies NewsroomForms;
