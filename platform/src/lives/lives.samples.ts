import { nothingThere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  liveComing: {
    calls: [{}],
  },
  liveView: {
    calls: [{ id: seeded.live.running }, { id: seeded.live.coming, sort: 1, page: 1 }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
  },
  liveChanges: {
    calls: [
      { id: seeded.live.running, since: 0 },
      { id: seeded.live.running, since: 7 },
    ],
    hostile: {
      opens: 'everybody',
      input: () => ({ id: String(seeded.live.running), since: '0' }),
      but: nothingThere,
    },
  },
};
