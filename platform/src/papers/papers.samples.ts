import { nothingThere } from '@testing/hostileRow';
import type { OperationSamples } from '@testing/operationSamples';
import { seededPapers } from '@testing/seedPapers';
import { testKeys } from '@testing/startPlatform';
import { createPreviewPass } from '../articles/previewPass.rules';
import { paperPassKey } from './paperPass.rules';

const { daily, weekly, latest, unreleased } = seededPapers;
const passOf = (site: number) =>
  createPreviewPass(paperPassKey(testKeys.sign), site, unreleased.article, 2e12);

export const samples: OperationSamples = {
  getPapers: { calls: [{}] },
  getPaperDates: { calls: [{ id: daily, start: 0, count: 1 }, { id: weekly }] },
  getPaperLayouts: {
    calls: [{ id: daily, date: latest.day }, { id: daily }, { id: daily, date: '20310302' }, { id: 99 }],
  },
  getPaperArticles: { calls: [{ id: latest.pages.front }, { id: 99 }] },
  searchAllPaper: { calls: [{ key: '清水' }, { key: '' }] },
  getPaperArticle: {
    calls: [{ id: latest.articles.brief }],
    absent: [
      { queryText: 'id=99', as: 'empty' },
      { queryText: `id=${unreleased.article}`, as: 'empty' },
    ],
  },
  getLatestMaePaper: {
    calls: [{ paperId: daily }, {}],
    absent: [
      { queryText: `paperId=${weekly}`, as: 'missing' },
      { queryText: 'paperId=99', as: 'missing' },
    ],
  },
  getMaePaperDatesByDate: {
    calls: [
      { paperId: daily, date: '203103' },
      { paperId: daily, date: '2031' },
    ],
  },
  getArticlesByDate: { calls: [{ paperId: daily, date: latest.day }, {}] },
  paperArticlePreview: {
    hostile: {
      opens: 'proven',
      input: () => ({ id: String(unreleased.article), ticket: passOf(2) }),
      having: async () => ({ ticket: passOf(1) }),
      but: nothingThere,
    },
  },
};
