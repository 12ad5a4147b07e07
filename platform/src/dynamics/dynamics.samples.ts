import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const { accounts, dynamics } = seeded;

export const samples: OperationSamples = {
  getXyDynamic: {
    calls: [{ xyId: accounts.open }, { xyId: 99 }],
  },
  dynamicList: {
    calls: [{ userID: seeded.reporter }, { xyId: accounts.open, page: 1 }, {}],
    // its userID is a reporter's number
    hostile: { opens: 'everybody', but: { 'a member of another site': 0 } },
  },
  dynamicDetail: {
    calls: [{ id: dynamics.ofReporter }, { id: dynamics.ofAccount }],
    absent: [
      { queryText: 'id=99', as: 'missing' },
      { queryText: 'id=3', as: 'missing' },
    ],
  },
  dynamicArticleList: {
    calls: [{ xyId: accounts.open }, { userID: seeded.reporter }],
    hostile: { opens: 'everybody', but: { 'a member of another site': 0 } },
  },
};
