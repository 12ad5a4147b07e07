import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, flag, number, rowsOf, text, texts } from './wireFields';

const WireNotice = v.object({ id: text, title: text, publishtime: text });
const notices = v.pipe(
  v.unknown(),
  v.transform((data) => rowsOf(WireNotice, data).filter(({ id }) => id !== '')),
);

const WireCircle = v.object({
  id: text,
  name: text,
  icon: text,
  banner: text,
  description: text,
  memberCount: number,
  postCount: number,
  isFollow: flag,
  noticeList: v.optional(notices),
});
export type Circle = Readonly<v.InferOutput<typeof WireCircle>>;

const WireClip = v.object({ url: text, cover: text, duration: number });
const clips = v.pipe(
  v.unknown(),
  v.transform((data) => rowsOf(WireClip, data).filter(({ url }) => url !== '')),
);

const WirePost = v.object({
  id: text,
  /** '' or 0 = a moment. */
  circleID: text,
  userID: number,
  userName: text,
  userIcon: text,
  title: text,
  content: text,
  pics: texts,
  videos: v.optional(clips),
  publishtime: text,
  location: text,
  countPraise: number,
  countDiscuss: number,
  isTop: flag,
  isPraise: flag,
  /** PostStatus. */
  status: number,
  isRefused: flag,
});
export type Post = Readonly<v.InferOutput<typeof WirePost>>;

const hasMore = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'hasMore' in data && data.hasMore === true;

/** undefined for an answer without a number. */
export function readCircle(data: unknown): Circle | undefined {
  const read = v.safeParse(WireCircle, data);
  return read.success && read.output.id !== '' ? read.output : undefined;
}

/** undefined for an answer without a number. */
export function readPost(data: unknown): Post | undefined {
  const read = v.safeParse(WirePost, data);
  return read.success && read.output.id !== '' ? read.output : undefined;
}

export const readCirclePage = (data: unknown): Page<Circle> => ({
  items: rowsOf(WireCircle, arrayOf(data, 'list')),
  hasMore: hasMore(data),
});

export const readPostPage = (data: unknown): Page<Post> => ({
  items: rowsOf(WirePost, arrayOf(data, 'list')),
  hasMore: hasMore(data),
});
