import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  articleClick: {
    calls: [{ articleID: seeded.articles.news, dataType: 1000005 }, {}],
    hostile: { opens: 'everybody', input: () => ({ articleID: String(seeded.articles.news) }) },
  },
};
