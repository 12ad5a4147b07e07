import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  getAppPushMessage: { calls: [{}, { currentPage: 7, pageSize: 5 }] },
};
