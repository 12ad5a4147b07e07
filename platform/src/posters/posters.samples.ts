import type { OperationSamples } from '@testing/operationSamples';

export const samples: OperationSamples = { poster: {} };
