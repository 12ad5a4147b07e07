import { all, elsewhere, staff } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';

export const samples: OperationSamples = {
  event: {
    calls: [{ id: seeded.articles.news, eventType: 0 }],
    hostile: {
      opens: 'person',
      input: () => ({ id: String(seeded.articles.video), eventType: '1' }),
      but: { nobody: 0, ...staff(0) },
    },
  },
  // without the tenant and key of the site
  record: { hostile: { opens: 'everybody', but: { ...all(-1), ...elsewhere } } },
  articleClick: {
    calls: [{ dataType: 1000005, articleID: seeded.articles.news, platform: 1 }],
    hostile: { opens: 'everybody' },
  },
  mvodEvent: {
    hostile: { opens: 'person', input: () => ({ id: String(seeded.shortVideos.first), eventType: '0' }) },
  },
};
