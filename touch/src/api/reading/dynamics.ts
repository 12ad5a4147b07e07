import { DYNAMIC_PAGE_SIZE } from '@contract/limits';
import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, countRows, number, rowsOf, text, texts } from './wireFields';

const WireVideo = v.object({ videoUrl: text, imageUrl: text, duration: number });

/** Wire S27. */
const WireDynamic = v.pipe(
  v.object({
    fileId: text,
    /** Number of the reporter; 0 where an account is the author. */
    userID: number,
    userName: text,
    userIcon: text,
    xyID: number,
    title: text,
    content: text,
    attachments: v.optional(
      v.nullable(v.object({ pics: texts, videos: v.optional(v.array(v.unknown()), []) })),
      null,
    ),
    publishtime: text,
    iorder: text,
    countPraise: number,
    countDiscuss: number,
  }),
  v.transform(({ attachments, ...dynamic }) => ({
    ...dynamic,
    pictures: attachments?.pics ?? [],
    videos: rowsOf(WireVideo, attachments?.videos).filter(({ videoUrl }) => videoUrl !== ''),
  })),
);
export type Dynamic = Readonly<v.InferOutput<typeof WireDynamic>>;

/** undefined where the answer is no dynamic. */
export function readDynamic(data: unknown): Dynamic | undefined {
  const read = v.safeParse(WireDynamic, data);
  return read.success && read.output.fileId ? read.output : undefined;
}

/** `{list, hasMore}`; without `hasMore` more pages as long as they come full, by ten (E1). */
export function readDynamicPage(data: unknown): Page<Dynamic> {
  const rows = arrayOf(data, 'list');
  const hasMore =
    typeof data === 'object' && data !== null && 'hasMore' in data && typeof data.hasMore === 'boolean'
      ? data.hasMore
      : morePages(countRows(rows), DYNAMIC_PAGE_SIZE);
  return { items: rowsOf(WireDynamic, rows).filter(({ fileId }) => fileId !== ''), hasMore };
}
