import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  discussView: {
    calls: [{ id: seeded.articles.video }, { id: seeded.articles.news, page: 1 }, { id: 9, source: 1 }],
    hostile: {
      opens: 'shown',
      input: () => ({ id: String(seeded.articles.news) }),
      but: { 'another member': 0 },
    },
  },
  discussViewFlat: {
    calls: [{ id: seeded.articles.video }, { id: seeded.articles.video, afterOrder: 2 }],
    hostile: {
      opens: 'shown',
      input: () => ({ id: String(seeded.articles.news) }),
      but: { 'another member': 0 },
    },
  },
  discussHot: {
    calls: [{ id: seeded.articles.video, source: 0 }],
  },
  discussReply: {
    calls: [{ id: seeded.comments.first }, { id: seeded.comments.answer }],
    hostile: {
      opens: 'shown',
      input: ({ shown }) => ({ id: String(shown) }),
      but: { 'another member': 0 },
    },
  },
  discussCount: {
    calls: [{ id: seeded.articles.video }, { id: 9 }],
  },
  discuss: {
    hostile: {
      opens: 'member',
      input: ({ shown }) => ({
        rootID: String(seeded.articles.video),
        content: '插一句',
        parentID: String(shown),
      }),
      but: there(-1),
    },
  },
  delMyDiscuss: {
    // nobody else's: told in its own words inside the answer (wire S8)
    hostile: { opens: 'member', input: ({ comment }) => ({ fileId: String(comment) }) },
  },
  myDiscuss: {
    hostile: { opens: 'member' },
  },
};
