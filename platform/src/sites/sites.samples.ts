import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  getConfig: {
    calls: [{ appID: 1 }],
    absent: [{ queryText: 'appID=nobody', as: 'missing' }],
  },
  siteConf: {
    calls: [{}],
  },
};
