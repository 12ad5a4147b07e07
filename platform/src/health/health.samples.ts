import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  serverTime: {
    calls: [{}],
    hostile: { opens: 'everybody', but: { 'a member of another site': 0 } },
  },
};
