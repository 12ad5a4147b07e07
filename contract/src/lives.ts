import * as v from 'valibot';
import { LiveSort } from './codes';
import { code, id, paging } from './fields';
import { LiveConfig } from './item';
import { read } from './operation';
import { bool, date, int, str } from './wireValues';

/** Wire S6: one report of an image live. */
export const Report = v.object({
  fileId: int,
  title: str,
  publishtime: date,
  user: str,
  userID: int,
  userIcon: str,
  content: str,
  sourceType: int,
  attachments: v.array(
    v.object({ type: v.picklist(['pic', 'video', 'audio']), url: str, cover: str, duration: int }),
  ),
  isTop: int,
});
export type Report = v.InferOutput<typeof Report>;

/** Wire S6: the live itself. `fileId` is the live's id, the article's linkID. */
export const LiveMain = v.object({
  fileId: int,
  articleID: int,
  title: str,
  content: str,
  startTime: date,
  /** Announced end. */
  endTime: v.optional(date),
  publishtime: date,
  articlePubTime: str,
  type: int,
  /** LiveStatus. */
  status: int,
  countClick: int,
  countDiscuss: int,
  countPraise: int,
  flower: int,
  clap: int,
  tag: str,
  user: str,
  url: str,
  userIcon: str,
  streamIds: str,
  userID: int,
  sourceType: int,
  discussClosed: int,
  reportClosed: int,
  briefClosed: int,
  sendPresentClosed: int,
  shareClosed: int,
  useArticle: bool,
  config: LiveConfig,
});
export type LiveMain = v.InferOutput<typeof LiveMain>;

export const liveView = read({
  name: 'liveView',
  row: 'g11',
  absent: 'missing',
  spellings: { id: ['linkID', 'fileId'] },
  input: v.object({ id: id(), sort: code(LiveSort, LiveSort.newestFirst), ...paging }),
  /**
   * `sort`: order of the reports that the newsroom chose (LiveSort); `seq`: number of the last frame (wire D9) that the answer
   * contains, later ones are in liveChanges.
   */
  output: v.object({ main: LiveMain, list: v.array(Report), hasMore: bool, sort: int, seq: int }),
});

export const liveComing = read({
  name: 'liveComing',
  row: 'g18',
  input: v.object({}),
  output: v.object({
    list: v.array(
      v.object({
        fileId: int,
        title: str,
        startTime: date,
        type: int,
        webBannerUrl: v.optional(str),
        appBannerUrl: v.optional(str),
      }),
    ),
  }),
});
