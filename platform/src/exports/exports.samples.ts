import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  exportMember: {
    hostile: { opens: 'member' },
  },
};
