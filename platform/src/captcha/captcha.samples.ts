import { withoutDevice } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';

const challenge = () => ({ scene: 'login' });

export const samples: OperationSamples = {
  verifyCode: {
    hostile: {
      opens: 'everybody',
      input: challenge,
      but: { ...withoutDevice, 'a member of another site': 0 },
    },
  },
  verifyText: {
    hostile: {
      opens: 'everybody',
      input: challenge,
      but: { ...withoutDevice, 'a member of another site': 0 },
    },
  },
};
