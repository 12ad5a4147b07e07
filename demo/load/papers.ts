import { createHash } from 'node:crypto';
import { loadImage, PDFDocument } from '@napi-rs/canvas';
import { saveCertificate } from '@platform/certificates/certificates.service';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { saveEdition, savePaper } from '@platform/papers/editions.service';
import type { PaperArticleDraft, PaperPageDraft } from '@platform/papers/editions.types';
import { siteTime } from '@platform/wire/wireDate';
import type { DemoArticle } from '../content';
import { headline } from '../content/zh/headline';
import { type DemoEdition, type DemoPage, type DemoPaper, demoPapers } from '../papers/editions';
import { facesOf, registerFonts } from '../papers/fonts';
import { linesOf } from '../papers/lines';
import { penOf } from '../papers/pen';
import { typesetPage } from '../papers/typesetPage';
import type { PaperStory } from '../papers/typesetStory';
import { drawPicture } from '../pictures/drawPicture';
import { readBody } from './markup';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { whole } from './resources';

export interface PaperParts {
  readonly db: Database;
  readonly site: number;
  readonly store: MediaStore;
  readonly media: DemoMedia;
  /** Epoch ms. */
  readonly now: number;
  readonly articleOf: (key: string) => number;
}

const WEEKDAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];

/** Typesets the newsroom's papers from its own articles and saves them, with one article's certificate. */
export async function loadPapers(parts: PaperParts): Promise<void> {
  for (const [index, paper] of demoPapers.entries()) {
    const id = index + 1;
    await savePaper(parts.db, parts.site, { id, name: paper.name, icon: '', position: id });
    for (const edition of paper.editions) await loadEdition(parts, paper, id, edition);
  }
  await loadCertificate(parts);
}

async function loadEdition(
  parts: PaperParts,
  paper: DemoPaper,
  id: number,
  edition: DemoEdition,
): Promise<void> {
  const at = momentOf(parts.now, edition.daysAgo, '00:00');
  const { date } = siteTime(at);
  const pages: PaperPageDraft[] = [];
  for (const [index, page] of edition.pages.entries())
    pages.push(await pageOf(parts, paper, page, { number: String(index + 1).padStart(2, '0'), date }));
  const day = date.replaceAll('-', '');
  await saveEdition(parts.db, parts.site, { paper: id, day, released: true, pages }, parts.now);
}

async function pageOf(
  { store, media }: PaperParts,
  paper: DemoPaper,
  { name, articles }: DemoPage,
  { number, date }: { readonly number: string; readonly date: string },
): Promise<PaperPageDraft> {
  const stories: PaperStory[] = [];
  for (const [index, article] of articles.entries()) stories.push(await storyOf(article, index === 0));
  const { language, masthead } = paper;
  const typeset = await typesetPage({
    masthead,
    language,
    number,
    name,
    stories,
    dateLine: dateLineOf(date, language),
  });
  const image = await store.keepImage(typeset.image);
  const pdf = await store.keepFile(typeset.pdf, `${number}.pdf`);
  return {
    number,
    name,
    picUrl: image.url,
    pdfUrl: pdf.url,
    width: image.width,
    height: image.height,
    articles: await Promise.all(
      articles.map((article, index) => articleDraft(article, typeset.areas[index] ?? [], paper.name, media)),
    ),
  };
}

function dateLineOf(date: string, language: 'zh' | 'bo'): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (language === 'bo') return `${year}ལོའི་ཟླ་${month}ཚེས་${day}ཉིན།`;
  return `${year}年${month}月${day}日 ${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''}`;
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const firstPicture = ({ body, cover }: DemoArticle): { key: string; summary: string } | undefined => {
  const [inside] = readBody(body).pictures;
  const key = cover?.[0];
  return inside ?? (key ? { key, summary: '' } : undefined);
};

async function storyOf(article: DemoArticle, isLead: boolean): Promise<PaperStory> {
  const html = readBody(article.body)
    .html.replace(/<!--\w+#\d+-->/g, '')
    .replace(/<table>.*?<\/table>/gs, '');
  const paragraphs = html
    .split(/<\/(?:p|h2|li|blockquote)>|<br>/)
    .map(plain)
    .filter((text) => text.trim() !== '');
  const picture = isLead ? firstPicture(article) : undefined;
  const image = picture ? await loadImage(Buffer.from(await drawPicture(picture.key))) : undefined;
  return { article, paragraphs, isLead, ...(image ? { picture: image } : {}) };
}

async function articleDraft(
  article: DemoArticle,
  corners: readonly string[],
  paper: string,
  media: DemoMedia,
): Promise<PaperArticleDraft> {
  const picture = firstPicture(article);
  const kept = picture ? await media.picture(picture.key, picture.summary) : undefined;
  const ref = '<!--IMAGEARRAY#0-->';
  const image = kept && { ref, imageUrl: whole(kept.url), summary: kept.summary, picType: 0, imageStyle: '' };
  const images = image && kept ? [{ ...image, width: kept.width, height: kept.height }] : [];
  return {
    areas: [corners],
    title: article.title,
    introTitle: article.leadTitle ?? '',
    subtitle: article.subtitle ?? '',
    attAbstract: article.attAbstract ?? '',
    source: paper,
    author: article.reporter ?? article.author ?? '',
    editor: article.editor ?? '',
    collaborator: article.correspondent ?? '',
    content: readBody(article.body).html.replace(/<!--\w+#\d+-->/g, ''),
    images: images.length > 0 ? [{ ref: '<!--IMAGES#0-->', imagearray: images }] : [],
  };
}

const A4 = { width: 595, height: 842 };

/** The certificate of the newest lead, as a notary's service would send it. */
async function loadCertificate({ db, site, store, now, articleOf }: PaperParts): Promise<void> {
  const [article] = headline;
  const id = article ? articleOf(article.key) : 0;
  if (!article || id === 0) return;
  registerFonts();
  const hash = createHash('sha256').update(article.body).digest('hex');
  const notarisedAt = momentOf(now, article.daysAgo, article.time);
  const faces = facesOf('zh');
  const pdf = new PDFDocument({ title: '区块链存证证书' });
  const context = penOf(pdf.beginPage(A4.width, A4.height));
  context.strokeStyle = '#c4261f';
  context.lineWidth = 3;
  context.strokeRect(30, 30, A4.width - 60, A4.height - 60);
  context.fillStyle = '#1b1a19';
  context.textAlign = 'center';
  context.font = `34px ${faces.head}`;
  context.fillText('区块链存证证书', A4.width / 2, 130);
  context.textAlign = 'left';
  const { date, time } = siteTime(notarisedAt);
  const facts = [
    `存证作品  ${article.title}`,
    '存证机构  澜川日报社',
    `存证时间  ${date} ${time}`,
    '存证哈希  SHA-256',
    hash.slice(0, 32),
    hash.slice(32),
  ];
  let y = 210;
  for (const fact of facts) {
    context.font = `15px ${faces.text}`;
    for (const line of linesOf(context, fact, A4.width - 160)) {
      context.fillText(line, 80, y);
      y += 30;
    }
  }
  pdf.endPage();
  const { url } = await store.keepFile(pdf.close(), 'certificate.pdf');
  await saveCertificate(db, site, id, { pdfUrl: url, hash, notarisedAt });
}
