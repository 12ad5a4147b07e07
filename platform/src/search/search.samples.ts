import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const search = { key: '清水' };

export const samples: OperationSamples = {
  searchAllInTime: {
    calls: [search, { key: '六分钟', tclass: 2 }, { key: '白塔', tclass: 15 }, {}],
  },
  searchAll: {
    calls: [search, { ...search, columnId: seeded.columns.news, articleType: 0 }],
  },
  searchWebArticles: {
    calls: [search],
  },
  searchWordDely: {
    calls: [{ key: '清' }],
  },
  searchClassify: {
    calls: [{}],
  },
  hotWords: {
    calls: [{}],
  },
};
