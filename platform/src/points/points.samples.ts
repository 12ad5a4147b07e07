import { PointsName } from '@contract/points';
import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { signedEvent } from '@testing/signedEvent';

export const samples: OperationSamples = {
  eventTypes: {
    calls: [{}],
  },
  event1: {
    hostile: {
      opens: 'member',
      input: () => ({ eType: PointsName.start }),
      having: async (owner, { clock }) => signedEvent(PointsName.start, owner.id, clock.now()),
      // signed for nobody
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  convert: {
    hostile: {
      opens: 'member',
      input: () => ({ eType: '商城', info: '{msEvent:"雨伞",msScore:"1"}' }),
      having: async (owner, { clock }) => signedEvent('商城', owner.id, clock.now()),
      but: { 'another member, silent': -1, ...there(-1) },
    },
  },
  score: {
    hostile: { opens: 'member' },
  },
  myDayScoreSts: {
    hostile: { opens: 'member' },
  },
  myScoreList: {
    hostile: { opens: 'member' },
  },
};
