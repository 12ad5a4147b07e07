import { saveCertificate } from '@platform/certificates/certificates.service';
import { saveEdition, savePaper } from '@platform/papers/editions.service';
import type { EditionDraft, PaperArticleDraft, PaperPageDraft } from '@platform/papers/editions.types';
import type { TestPlatform } from './startPlatform';

/** Ids and days of the papers that `seedPapers` creates; the database numbers pages and articles in their order. */
export const seededPapers = {
  daily: 1,
  /** Without an edition. */
  weekly: 2,
  earlier: { day: '20310301', page: 1, article: 1 },
  latest: { day: '20310304', pages: { front: 2, second: 3 }, articles: { lead: 2, brief: 3, essay: 4 } },
  unreleased: { day: '20310306', page: 4, article: 5 },
} as const;

export const aPaperArticle = (change: Partial<PaperArticleDraft> = {}): PaperArticleDraft => ({
  areas: [['5,5', '95,5', '95,45', '5,45']],
  title: '清水进了柳湾',
  introTitle: '',
  subtitle: '',
  attAbstract: '',
  source: '澜川日报',
  author: '林晚舟',
  editor: '',
  collaborator: '',
  content: '<p>清晨六点，闸门打开。</p>',
  images: [],
  ...change,
});

export const aPaperPage = (change: Partial<PaperPageDraft> = {}): PaperPageDraft => ({
  number: '01',
  name: '要闻',
  picUrl: '/media/00/page.jpg',
  pdfUrl: '',
  width: 1600,
  height: 2320,
  articles: [aPaperArticle()],
  ...change,
});

/** Two papers with editions, one of which is not released, and the certificate of an article. */
export async function seedPapers({ db }: TestPlatform, picture: string, article: number): Promise<void> {
  await savePaper(db, 1, { id: seededPapers.daily, name: '澜川日报', icon: '', position: 1 });
  await savePaper(db, 1, { id: seededPapers.weekly, name: '澜川周末', icon: '', position: 2 });
  const page = { picUrl: picture, width: 60, height: 40 };
  const front = [
    aPaperArticle({
      introTitle: '春灌',
      areas: [
        ['5,5', '95,5', '95,45', '5,45'],
        ['5,50', '40,50', '40,60', '5,60'],
      ],
    }),
    aPaperArticle({ title: '简讯', content: '<p>明日有雨。</p>' }),
  ];
  const essay = aPaperArticle({ title: '渡口的灯', author: '宋知夏', content: '<p>灯亮着。</p>' });
  const editions: Omit<EditionDraft, 'paper'>[] = [
    { day: seededPapers.earlier.day, released: true, pages: [aPaperPage(page)] },
    {
      day: seededPapers.latest.day,
      released: true,
      pages: [
        aPaperPage({ ...page, articles: front, pdfUrl: '/media/00/page.pdf' }),
        aPaperPage({ ...page, number: '02', name: '副刊', articles: [essay] }),
      ],
    },
    {
      day: seededPapers.unreleased.day,
      released: false,
      pages: [aPaperPage({ ...page, articles: [aPaperArticle({ title: '明天的清水' })] })],
    },
  ];
  const at = Date.parse('2031-03-04T06:00:00+08:00');
  for (const edition of editions) await saveEdition(db, 1, { ...edition, paper: seededPapers.daily }, at);
  const certificate = {
    pdfUrl: '/media/00/certificate.pdf',
    hash: 'ab'.repeat(32),
    notarisedAt: new Date(at),
  };
  await saveCertificate(db, 1, article, certificate);
}
