import { KindNumber } from '@contract/codes';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const followed = () => ({ id: String(seeded.accounts.open), type: String(KindNumber.topicSub.account) });

export const samples: OperationSamples = {
  getSubcribeCols: {
    calls: [{ key: '乡镇' }, {}],
    hostile: { opens: 'shown', input: () => ({ mine: '1' }) },
  },
  topicSub: {
    hostile: { opens: 'person', input: followed },
  },
  topicSubCancel: {
    hostile: { opens: 'person', input: followed },
  },
  subcribeXY: {
    hostile: { opens: 'shown' },
  },
  subcribeView: {
    hostile: { opens: 'shown' },
  },
  getSubcribeXys: {
    hostile: { opens: 'shown', input: () => ({ key: '白塔' }) },
  },
};
