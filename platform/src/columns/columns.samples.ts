import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  getColumns: {
    calls: [{ parentColumnId: 0 }, { parentColumnId: seeded.columns.topic }],
  },
  getColumn: {
    calls: [{ columnId: seeded.columns.child }],
    absent: [{ queryText: 'columnId=99', as: 'missing' }],
  },
  getColumnsAll: {
    calls: [{}],
  },
  hotColumns: {
    calls: [{}],
  },
};
