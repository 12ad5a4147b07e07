import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  socketToken: {
    // nobody stands in it, so nobody else's can be asked for
    hostile: { opens: 'member', but: { 'another member': 0 } },
  },
};
