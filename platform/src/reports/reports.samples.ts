import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  expose: {
    hostile: {
      opens: 'person',
      input: ({ shown }) => ({ rootID: String(shown), sourceType: '0', type: '1', reason: '广告' }),
    },
  },
  myReports: { hostile: { opens: 'member' } },
};
