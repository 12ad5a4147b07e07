import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  getArticleAdvs: {
    // with what runs: adverts.test.ts
    calls: [{ articleId: seeded.articles.news }, { articleId: 99 }],
  },
  getColAdvs: {
    calls: [{ columnId: seeded.columns.news }],
  },
  getStartPagesAll: {
    calls: [{}],
  },
  getAdv: {
    absent: [{ queryText: 'id=99', as: 'missing' }],
  },
  getStartPage: {
    absent: [{ queryText: 'x', as: 'missing' }],
  },
  advEvent: {
    // No caller learns whether the event was counted.
    hostile: {
      opens: 'everybody',
      input: () => ({ id: '1', eventType: '1' }),
      but: { 'another member': -1 },
    },
  },
};
