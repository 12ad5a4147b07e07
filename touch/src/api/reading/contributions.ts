import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { number, readHasMore, rowsIn, rowsOf, text, texts } from './wireFields';

const WireClip = v.object({ url: text, cover: text, duration: number });
const clips = v.pipe(
  v.unknown(),
  v.transform((data) => rowsOf(WireClip, data).filter(({ url }) => url !== '')),
);
const submitted = {
  fileId: text,
  title: text,
  content: text,
  publishtime: text,
  pics: texts,
  videos: v.optional(clips),
  audios: v.optional(clips),
};

/** The fields of wire S27 that touch uses. */
const WireTipoff = v.object({
  ...submitted,
  /** TipoffStatus. */
  status: number,
  location: text,
  answer: text,
  answerTime: text,
});
export type Tipoff = Readonly<v.InferOutput<typeof WireTipoff>>;

const WireContribution = v.object({
  ...submitted,
  linkID: text,
  /** ContributionStatus. */
  status: number,
  reason: text,
});
export type Contribution = Readonly<v.InferOutput<typeof WireContribution>>;

const WireSeek = v.object({
  fileId: text,
  title: text,
  content: text,
  picBig: text,
  startTime: text,
  endTime: text,
  passedCount: number,
});
/** A call for articles. */
export type SeekArticle = Readonly<v.InferOutput<typeof WireSeek>>;

type Numbered = v.GenericSchema<unknown, { readonly fileId: string }>;

/** undefined for an answer without a number. */
function readOne<const S extends Numbered>(schema: S, data: unknown): v.InferOutput<S> | undefined {
  const read = v.safeParse(schema, data);
  return read.success && read.output.fileId !== '' ? read.output : undefined;
}

export const readTipoff = (data: unknown): Tipoff | undefined => readOne(WireTipoff, data);
export const readContribution = (data: unknown): Contribution | undefined => readOne(WireContribution, data);
export const readSeekArticle = (data: unknown): SeekArticle | undefined => readOne(WireSeek, data);

export const readTipoffPage = (data: unknown): Page<Tipoff> => ({
  items: rowsIn(WireTipoff, data),
  hasMore: readHasMore(data) ?? false,
});
export const readContributionPage = (data: unknown): Page<Contribution> => ({
  items: rowsIn(WireContribution, data),
  hasMore: readHasMore(data) ?? false,
});
