import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  markRead: {
    hostile: { opens: 'member' },
  },
  redDot: {
    hostile: { opens: 'member' },
  },
  message: {
    hostile: { opens: 'member' },
  },
};
