import { nothingThere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seeded } from '@testing/seedNewsroom';
import { testKeys } from '@testing/startPlatform';
import { createPreviewPass } from './previewPass.rules';

export const samples: OperationSamples = {
  getArticles: {
    calls: [{ columnId: seeded.columns.news }, { columnId: seeded.columns.news, page: 1 }, { columnId: 999 }],
  },
  getArticlesNew: {
    calls: [{ columnId: seeded.columns.news }, { columnId: seeded.columns.news, page: 7 }],
  },
  getArticleContent: {
    calls: Object.values(seeded.articles)
      .filter((id) => id !== seeded.articles.draft)
      .map((articleId) => ({ articleId })),
    absent: [
      { queryText: 'articleId=9', as: 'empty' },
      { queryText: 'articleId=108', as: 'empty' },
    ],
  },
  getArticleCounts: {
    calls: [{ articleId: seeded.articles.news }, { articleId: 9 }],
  },
  counts: {
    calls: [{ id: seeded.articles.news }, { id: seeded.live.running, source: 1 }, { id: 9 }],
  },
  getRelArticles: {
    calls: [{ articleId: seeded.articles.news }],
  },
  articleHot: {
    calls: [{ hours: 168 }],
  },
  recommendList: {
    // with a device the same call is answered differently each time: recommended.test.ts
    calls: [{ columnId: seeded.columns.news, articleId: seeded.articles.news }, {}],
    hostile: { opens: 'everybody' },
  },
  tagScreenArticles: {
    calls: [{ tagId: seeded.tag }, { tagId: 99 }],
  },
  getSubSpecialArticles: {
    calls: [{ columnId: seeded.columns.topic }],
  },
  getLiveArticles: {
    calls: [{}, { columnId: seeded.columns.news }],
  },
  getImageArticles: {
    calls: [{}, { columnId: seeded.columns.news }],
  },
  jyArticles: {
    calls: [{ nodeid: seeded.columns.news, pagesize: 15 }],
  },
  getImage: {},
  getArticleContentUnrelease: {
    hostile: {
      opens: 'proven',
      input: () => ({
        articleId: String(seeded.articles.draft),
        ticket: createPreviewPass(testKeys.sign, 2, seeded.articles.draft, 2e12),
      }),
      having: async () => ({ ticket: createPreviewPass(testKeys.sign, 1, seeded.articles.draft, 2e12) }),
      but: nothingThere,
    },
  },
};
