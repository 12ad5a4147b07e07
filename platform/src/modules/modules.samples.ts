import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  moduleView: {
    calls: Object.values(seeded.modules).map((id) => ({ id })),
    absent: [{ queryText: 'id=99', as: 'missing' }],
  },
};
