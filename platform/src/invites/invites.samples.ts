import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  getInviteCode: {
    hostile: { opens: 'member' },
  },
  codeImeiRecord: {
    hostile: { opens: 'member', input: () => ({ code: '1234567', imei: 'phone' }) },
  },
};
