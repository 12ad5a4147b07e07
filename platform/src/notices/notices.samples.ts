import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  noticeDetail: {
    calls: [{ id: seeded.notice }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
  },
};
