import { there } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const id = seeded.product;

export const samples: OperationSamples = {
  productDetail: {
    calls: [{ id }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
  },
  productList: {
    calls: [{}],
  },
  exchangeProduct: {
    hostile: { opens: 'member', input: () => ({ id: String(id) }), but: there(-1) },
  },
  productMine: {
    hostile: { opens: 'member' },
  },
};
