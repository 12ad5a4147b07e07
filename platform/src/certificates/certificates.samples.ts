import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  certificate: {
    calls: [{ articleId: seeded.articles.news }],
    absent: [
      { queryText: 'articleId=99', as: 'missing' },
      { queryText: `articleId=${seeded.articles.video}`, as: 'missing' },
    ],
  },
};
