import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, countRows, flag, number, readHasMore, rowsIn, rowsOf, text } from './wireFields';

/** Wire S29. */
const WireShortVideo = v.object({
  id: text,
  title: text,
  description: text,
  cover: text,
  videoUrl: text,
  width: number,
  height: number,
  duration: number,
  userID: number,
  userName: text,
  userIcon: text,
  publishtime: text,
  countPlay: number,
  countPraise: number,
  countDiscuss: number,
  countShare: number,
  isPraise: flag,
});
export type ShortVideo = Readonly<v.InferOutput<typeof WireShortVideo>>;

const canPlay = ({ id, videoUrl }: ShortVideo): boolean => id !== '' && videoUrl !== '';

/** undefined where the answer is no video. */
export function readShortVideo(data: unknown): ShortVideo | undefined {
  const read = v.safeParse(WireShortVideo, data);
  return read.success && canPlay(read.output) ? read.output : undefined;
}

/** `{list, hasMore}`; without `hasMore` nothing follows. */
export function readRelated(data: unknown): Page<ShortVideo> {
  const rows = arrayOf(data, 'list');
  return {
    items: rowsOf(WireShortVideo, rows).filter(canPlay),
    hasMore: countRows(rows) > 0 && readHasMore(data) === true,
  };
}

/** Wire g88. */
const WireSettings = v.object({
  canDiscuss: flag,
  canShare: flag,
  autoNext: flag,
  shareTitle: text,
  logo: text,
});
export type ShortVideoSettings = Readonly<v.InferOutput<typeof WireSettings>>;

export function readSettings(data: unknown): ShortVideoSettings | undefined {
  const read = v.safeParse(WireSettings, data);
  return read.success ? read.output : undefined;
}

/** Wire g86. */
const WireFile = v.object({ url: text, type: text, height: number });
export type ShortVideoFile = Readonly<v.InferOutput<typeof WireFile>>;

export const readFiles = (data: unknown): readonly ShortVideoFile[] =>
  rowsIn(WireFile, data).filter(({ url }) => url !== '');

/** Wire g90. */
const WirePraise = v.object({ countPraise: number, isPraise: flag });

export function readPraise(data: unknown): Readonly<v.InferOutput<typeof WirePraise>> | undefined {
  const read = v.safeParse(WirePraise, data);
  return read.success ? read.output : undefined;
}
