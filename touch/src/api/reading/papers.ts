import * as v from 'valibot';
import { rowsIn, rowsOf, number as wireNumber, text as wireText } from './wireFields';

/** A malformed field never costs the page. */
const text = v.fallback(wireText, '');
const number = v.fallback(wireNumber, 0);
const listOf = <const S extends v.GenericSchema>(row: S) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((rows) => rowsOf(row, rows)),
    ),
    [],
  );

const PaperRow = v.object({ id: v.pipe(wireText, v.regex(/^\d+$/)), name: text });
/** One of the newsroom's papers. */
export type Paper = Readonly<v.InferOutput<typeof PaperRow>>;

const Area = v.object({ mapping: listOf(v.string()), fileId: text, title: text });
const Layout = v.object({
  id: v.pipe(wireText, v.regex(/^\d+$/)),
  name: text,
  picUrl: text,
  pdfUrl: text,
  width: number,
  height: number,
  mapping: listOf(Area),
  list: listOf(v.object({ title: text, fileId: text })),
});
const Issue = v.object({ paperId: text, name: text, date: text, layouts: listOf(Layout) });

/** Percent of the page image. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface HotArea {
  readonly fileId: string;
  readonly title: string;
  readonly corners: readonly Point[];
}
/** A page of an edition. */
export interface PaperPage {
  readonly id: string;
  readonly name: string;
  readonly picUrl: string;
  /** '' = none. */
  readonly pdfUrl: string;
  /** Of the image, pixels; 0 where unknown. */
  readonly width: number;
  readonly height: number;
  readonly areas: readonly HotArea[];
  readonly stories: readonly { readonly fileId: string; readonly title: string }[];
}
export interface PaperIssue {
  /** '' where the answer does not name it. */
  readonly paper: string;
  /** YYYYMMDD */
  readonly date: string;
  readonly pages: readonly PaperPage[];
}

export const readPapers = (data: unknown): readonly Paper[] => rowsIn(PaperRow, data, 'papers');

/** undefined for a day without an edition. */
export function readIssue(data: unknown): PaperIssue | undefined {
  const read = v.safeParse(Issue, data);
  if (!read.success || read.output.layouts.length === 0) return undefined;
  const { paperId, date, layouts } = read.output;
  return { paper: paperId, date, pages: layouts.map(readPage) };
}

function readPage({ mapping, list, ...page }: v.InferOutput<typeof Layout>): PaperPage {
  const areas = mapping.map(({ mapping: corners, ...area }) => ({
    ...area,
    corners: corners.flatMap(readPoint),
  }));
  return {
    ...page,
    areas: areas.filter(({ fileId, corners }) => fileId !== '' && corners.length > 2),
    stories: list.filter(({ fileId, title }) => fileId !== '' && title !== ''),
  };
}

/** A corner "x,y"; none where it lies outside the page or is no pair of numbers. */
function readPoint(corner: string): Point[] {
  const [x = Number.NaN, y = Number.NaN, ...more] = corner
    .split(',')
    .map((part) => Number(part.trim() || Number.NaN));
  const inside = (value: number) => value >= 0 && value <= 100;
  return more.length === 0 && inside(x) && inside(y) ? [{ x, y }] : [];
}

export const readDates = (data: unknown): readonly string[] =>
  rowsIn(v.object({ date: v.pipe(wireText, v.regex(/^\d{8}$/)) }), data, 'dates').map(({ date }) => date);

const head = {
  fileId: v.pipe(wireText, v.regex(/^\d+$/)),
  title: text,
  introTitle: text,
  subtitle: text,
  attAbstract: text,
  publishtime: text,
  source: text,
  author: text,
  layoutId: text,
  layout: text,
  shareUrl: text,
};
const Picture = v.object({ imageUrl: text, summary: text, width: number, height: number });
const Story = v.object({
  ...head,
  content: text,
  images: listOf(v.object({ imagearray: listOf(Picture) })),
  countPraise: number,
  prevId: number,
  nextId: number,
});
export type StoryHead = Readonly<v.InferOutput<v.ObjectSchema<typeof head, undefined>>>;
/** An article of a paper. */
export interface PaperStory extends StoryHead {
  readonly content: string;
  readonly pictures: readonly v.InferOutput<typeof Picture>[];
  readonly countPraise: number;
  /** 0 = none. */
  readonly prevId: number;
  readonly nextId: number;
}

export function readStory(data: unknown): PaperStory | undefined {
  const read = v.safeParse(Story, data);
  if (!read.success) return undefined;
  const { images, ...story } = read.output;
  return { ...story, pictures: images.flatMap(({ imagearray }) => imagearray) };
}
export const readStoryHeads = (data: unknown): readonly StoryHead[] => rowsOf(v.object(head), data);
