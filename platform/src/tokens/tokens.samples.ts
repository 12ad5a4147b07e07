import { all } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  authinfo: {
    hostile: { opens: 'everybody', but: { 'a member of another site': 0 } },
  },
  auth: {
    hostile: {
      opens: 'proven',
      input: () => ({ appKey: 'x', time: '1', t: '1', sign: 'x' }),
      but: all(1004),
    },
  },
};
