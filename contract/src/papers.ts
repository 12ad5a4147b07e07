import * as v from 'valibot';
import { ImageGroup } from './content';
import { id, integer, text } from './fields';
import { PAGE_SIZE } from './limits';
import { read } from './operation';
import { countText, date, int, ms, paperDate, str, strs } from './wireValues';

/** Corners of a hot area, each "x,y" in percent of the page image (wire S15). */
const corners = strs;

/** Wire S15: one page of an issue. */
export const PaperLayout = v.object({
  id: int,
  name: str,
  /** The page's address. */
  url: str,
  /** Its image. */
  picUrl: str,
  pdfUrl: str,
  /** Of the image, pixels. */
  width: int,
  height: int,
  mapping: v.array(v.object({ mapping: corners, fileId: int, title: str })),
  list: v.array(
    v.object({ title: str, shareUrl: str, fileId: int, layoutMapping: v.object({ mapping: corners }) }),
  ),
});
export type PaperLayout = v.InferOutput<typeof PaperLayout>;

const issue = { date: paperDate, version: ms, layouts: v.array(PaperLayout) };
const Dates = v.object({ version: ms, dates: v.array(v.object({ date: paperDate })) });

/** Wire S16 without the body. */
export const PaperArticleHead = v.object({
  fileId: str,
  siteID: str,
  version: ms,
  title: str,
  introTitle: str,
  subtitle: str,
  attAbstract: str,
  publishtime: date,
  source: str,
  author: str,
  editor: str,
  collaborator: str,
  layoutId: str,
  /** "01". */
  layout: str,
  discussClosed: int,
  articleType: int,
  shareUrl: str,
  url: str,
  countPraise: countText,
  countClick: countText,
  advClosed: int,
});
export type PaperArticleHead = v.InferOutput<typeof PaperArticleHead>;

/** Wire S16; 0 where there is none before or after. */
export const PaperArticle = v.object({
  ...PaperArticleHead.entries,
  content: str,
  images: v.array(ImageGroup),
  attachment: v.array(v.unknown()),
  prevId: int,
  nextId: int,
});
export type PaperArticle = v.InferOutput<typeof PaperArticle>;

const rows = { start: integer(0, { min: 0, max: 1_000_000 }), count: integer(PAGE_SIZE) };
const paperId = { id: ['paperId', 'paperID'] };
/** `YYYYMMDD`, or "" for the latest. */
const day = text('', 8);

export const getPapers = read({
  name: 'getPapers',
  row: 'x15',
  input: v.object({}),
  output: v.object({ version: ms, papers: v.array(v.object({ id: int, name: str, icon: str })) }),
});

/** Newest first. */
export const getPaperDates = read({
  name: 'getPaperDates',
  row: 'x15',
  spellings: paperId,
  input: v.object({ id: id(), ...rows }),
  output: Dates,
});

/** No issue that day: version 0 and no layouts. */
export const getPaperLayouts = read({
  name: 'getPaperLayouts',
  row: 'x15',
  spellings: paperId,
  input: v.object({ id: id(), date: day }),
  output: v.object({ ...issue, date: v.union([paperDate, v.literal('')]) }),
});

export const getPaperArticles = read({
  name: 'getPaperArticles',
  row: 'x15',
  spellings: { id: ['layoutId'] },
  input: v.object({ id: id() }),
  output: v.array(PaperArticleHead),
});

export const searchAllPaper = read({
  name: 'searchAllPaper',
  row: 'x15',
  input: v.object({ key: text(''), ...rows }),
  output: v.array(PaperArticleHead),
});

export const getPaperArticle = read({
  name: 'getPaperArticle',
  row: 'g39',
  absent: 'empty',
  spellings: { id: ['articleId', 'articleID', 'fileId'] },
  input: v.object({ id: id() }),
  output: PaperArticle,
});

/** @param ticket as of getArticleContentUnrelease. */
export const paperArticlePreview = read({
  name: 'paperArticlePreview',
  row: 'g40',
  personal: true,
  absent: 'missing',
  input: v.object({ id: id(), ticket: text('') }),
  output: PaperArticle,
});

export const getLatestMaePaper = read({
  name: 'getLatestMaePaper',
  row: 'g59',
  absent: 'missing',
  spellings: { paperId: ['id', 'paperID'] },
  input: v.object({ paperId: id(0) }),
  output: v.object({ paperId: int, name: str, ...issue }),
});

/** @param date the month, `YYYYMM`. */
export const getMaePaperDatesByDate = read({
  name: 'getMaePaperDatesByDate',
  row: 'g60',
  spellings: { paperId: ['id', 'paperID'] },
  input: v.object({ paperId: id(), date: day }),
  output: Dates,
});

/** The articles of a day in reading order. */
export const getArticlesByDate = read({
  name: 'getArticlesByDate',
  row: 'x26',
  input: v.object({ paperId: id(0), date: day }),
  output: v.array(PaperArticleHead),
});
