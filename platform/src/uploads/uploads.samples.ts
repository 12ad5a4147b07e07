import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  upload: {
    hostile: { opens: 'member' },
  },
};
