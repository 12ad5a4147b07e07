import { KindNumber } from '@contract/codes';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const followed = () => ({ id: String(seeded.accounts.open), type: String(KindNumber.topicSub.account) });

export const samples: OperationSamples = {
  getXyInfo: {
    calls: [{ id: seeded.accounts.open }, { id: 99 }],
    hostile: { opens: 'shown', input: followed },
  },
  getXyArticlesQuestion: {
    calls: [
      { xyId: seeded.accounts.open },
      { xyId: seeded.accounts.open, articleType: 2, page: 1 },
      { xyId: seeded.accounts.forbidden },
    ],
  },
  recommendXys: {
    calls: [{}],
    hostile: { opens: 'shown' },
  },
  getCatXys: {
    calls: [{ id: seeded.accountCategory.child }, { id: 99 }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.accountCategory.child) }) },
  },
  getStatusXys: {
    calls: [{ ids: '1,2,3,9' }],
    hostile: { opens: 'shown', input: () => ({ ids: '1,2' }) },
  },
  getCats: {
    calls: [{ code: 'XYACCOUNT' }],
  },
  getSubCats: {
    calls: [{ catID: seeded.accountCategory.parent, code: 'XYACCOUNT' }],
  },
};
