import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

const { open, forbidden } = seeded.accounts;

export const samples: OperationSamples = {
  xyRank: {
    calls: [{}, { type: 3 }],
    hostile: { opens: 'shown' },
  },
  searchXyRank: {
    calls: [{ key: '书场' }, { key: 'nobody' }],
    hostile: { opens: 'shown', input: () => ({ key: '书场' }) },
  },
  getUserHitInfo: {
    calls: [{ fjID: open }, { fjID: forbidden }],
    hostile: { opens: 'shown', input: () => ({ fjID: String(open) }) },
  },
  hitXyBulletin: {
    // everybody hears the same; only a member's vote counts
    hostile: { opens: 'everybody', input: () => ({ id: String(open) }), but: { 'another member': -1 } },
  },
  xyArticleRank: {
    calls: [{}],
  },
};
