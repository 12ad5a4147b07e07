import { nothingThere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  leaderView: {
    calls: [{}, { hasArticles: 1 }],
  },
  regionleaderView: {
    calls: [{ regionID: seeded.leaderCategory }],
    absent: [{ queryText: 'regionID=99', as: 'missing' }],
  },
  leader: {
    calls: [{ id: seeded.leader }],
    absent: [
      { queryText: 'id=99', as: 'missing' },
      { queryText: 'id=1', as: 'missing' },
    ],
  },
  leaderCats: {
    calls: [{}],
  },
  catleaderView: {
    calls: [{ catID: seeded.leaderCategory }, { catID: seeded.leaderCategory, hasQuestions: 1 }],
  },
  authorInfo: {
    calls: [{ id: seeded.reporter }],
    absent: [{ queryText: 'id=99', as: 'missing' }],
    hostile: { opens: 'shown', input: () => ({ id: String(seeded.reporter) }), but: nothingThere },
  },
  reporterArticles: {
    calls: [{ id: seeded.reporter }],
  },
};
