import { all, elsewhere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = {
  wxSignature: {
    // no messenger is set up here
    hostile: { opens: 'everybody', but: all(-1) },
  },
  wxUserInfo: {
    hostile: { opens: 'everybody', but: { ...all(-1), ...elsewhere } },
  },
};
