import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  event: {
    calls: [{ id: seeded.articles.news, eventType: 0 }],
    hostile: { opens: 'person', input: () => ({ id: String(seeded.articles.video), eventType: '1' }) },
  },
  record: {},
  articleClick: { calls: [{ dataType: 1000005, articleID: seeded.articles.news, platform: 1 }] },
  mvodEvent: {
    hostile: { opens: 'person', input: () => ({ id: String(seeded.shortVideos.first), eventType: '0' }) },
  },
};
