import type { PaperArticleHead, PaperLayout } from '@contract/papers';
import {
  BASE_PATH_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  withOriginPlaceholder,
} from '@platform/sites/addressPlaceholders';
import type { ArticleRow, EditionRow, PageRow } from './papers.store';

/** A paper's time of publication: papers have a day and no hour. */
const dateOf = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)} 00:00:00.0`;

const pageAddress = (day: string, paper: number, page: number): string =>
  `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/paperSharePage/${day}/${paper}/${page}.html`;
const addressOf = ({ day, paper, page_id, id }: ArticleRow): string =>
  `${pageAddress(day, paper, page_id)}?article=${id}`;

/** Wire S16 without the body. @param site number of the site, as text */
export function headOf(row: ArticleRow, site: string): PaperArticleHead {
  const { title, introTitle, subtitle, attAbstract, source, author, editor, collaborator } = row.doc;
  return {
    fileId: String(row.id),
    siteID: site,
    version: Number(row.version),
    title,
    introTitle,
    subtitle,
    attAbstract,
    source,
    author,
    editor,
    collaborator,
    publishtime: dateOf(row.day),
    layoutId: String(row.page_id),
    layout: row.number,
    discussClosed: 1,
    articleType: 0,
    shareUrl: addressOf(row),
    url: addressOf(row),
    countPraise: String(row.praise),
    countClick: String(row.click),
    advClosed: 1,
  };
}

/** Wire S15. */
export function layoutOf(edition: EditionRow, page: PageRow, rows: readonly ArticleRow[]): PaperLayout {
  const own = rows.filter(({ page_id }) => page_id === page.id);
  return {
    id: page.id,
    name: `${page.number} ${page.name}`.trim(),
    url: pageAddress(edition.day, edition.paper, page.id),
    picUrl: withOriginPlaceholder(page.pic_url),
    pdfUrl: withOriginPlaceholder(page.pdf_url),
    width: page.width,
    height: page.height,
    mapping: own.flatMap((row) =>
      row.areas.map((corners) => ({ mapping: [...corners], fileId: row.id, title: row.doc.title })),
    ),
    list: own.map((row) => ({
      title: row.doc.title,
      shareUrl: addressOf(row),
      fileId: row.id,
      layoutMapping: { mapping: [...(row.areas[0] ?? [])] },
    })),
  };
}
