import { LiveSort } from '@contract/codes';
import { plainTitle } from '@touch/lib/text';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { flag, number, rowsOf, text, texts } from './wireFields';

const attachmentKinds = ['pic', 'video', 'audio'] as const;
const WireAttachment = v.object({
  type: v.picklist(attachmentKinds),
  url: text,
  cover: text,
  duration: number,
});

/** Wire S6, a report. */
const WireReport = v.object({
  fileId: text,
  title: text,
  publishtime: text,
  user: text,
  userIcon: text,
  content: text,
  isTop: flag,
  attachments: v.optional(v.unknown()),
});

export type LiveAttachment = Readonly<v.InferOutput<typeof WireAttachment>>;

export interface LiveReport extends Readonly<Omit<v.InferOutput<typeof WireReport>, 'attachments'>> {
  readonly attachments: readonly LiveAttachment[];
}

/** One camera or channel of a live (wire S5). Addresses are '' where there are none. */
export interface LiveLine {
  readonly name: string;
  readonly live: string;
  readonly playback: string;
  readonly cover: string;
}

export interface LiveConfig {
  readonly announcement: string;
  readonly banner: string;
  readonly lines: readonly LiveLine[];
}

const WireVideo = v.object({
  appLiveUrl: text,
  webLiveUrl: text,
  appPlaybackUrl: text,
  webPlaybackUrl: text,
  playbackUrls: texts,
  lineName: text,
  webBanner: text,
});
const WireConfig = v.object({
  liveAnnouncement: text,
  webBannerUrl: text,
  videos: v.optional(v.unknown()),
});

/** Wire S6, the live itself. */
const WireMain = v.object({
  fileId: text,
  title: text,
  content: text,
  startTime: text,
  endTime: text,
  type: number,
  status: number,
  countClick: number,
  countDiscuss: number,
  discussClosed: number,
  sendPresentClosed: v.optional(number, 1),
  config: v.optional(v.unknown()),
});
export interface LiveMain extends Readonly<Omit<v.InferOutput<typeof WireMain>, 'config'>> {
  readonly config: LiveConfig;
}

/** Beside the reports of a list. */
export interface LiveExtras {
  readonly main: LiveMain;
  /** The last frame (wire D9) that is part of this value; undefined where it is not known. */
  readonly seq: number | undefined;
  /** The order that the newsroom chose. */
  readonly order: 'newest' | 'oldest';
  /** New reports that the reader has not asked to see yet, newest first. */
  readonly pending: readonly LiveReport[];
}

export function readLiveConfig(data: unknown): LiveConfig {
  const read = v.safeParse(WireConfig, data);
  if (!read.success) return { announcement: '', banner: '', lines: [] };
  const { liveAnnouncement: announcement, webBannerUrl: banner, videos } = read.output;
  const lines = rowsOf(WireVideo, videos).map((video) => ({
    name: video.lineName,
    live: video.webLiveUrl || video.appLiveUrl,
    playback: video.webPlaybackUrl || video.appPlaybackUrl || (video.playbackUrls.find(Boolean) ?? ''),
    cover: video.webBanner || banner,
  }));
  return { announcement, banner, lines };
}

const reportOf = ({ attachments, ...report }: v.InferOutput<typeof WireReport>): LiveReport => ({
  ...report,
  title: plainTitle(report.title),
  attachments: rowsOf(WireAttachment, attachments).filter(({ url }) => url !== ''),
});

const isReport = ({ fileId }: LiveReport): boolean => /^\d{1,16}$/.test(fileId);

/** undefined where it is no report. */
export function readReport(data: unknown): LiveReport | undefined {
  return rowsOf(WireReport, [data]).map(reportOf).find(isReport);
}

const WireView = v.object({
  main: WireMain,
  list: v.optional(v.unknown()),
  hasMore: flag,
  sort: v.optional(number, LiveSort.newestFirst),
  seq: v.optional(v.number()),
});

/** Wire g11; undefined where there is no such live. */
export function readLiveView(data: unknown): Page<LiveReport, LiveExtras> | undefined {
  const read = v.safeParse(WireView, data);
  if (!read.success || read.output.main.fileId === '') return undefined;
  const { main, list, hasMore, sort, seq } = read.output;
  return {
    items: rowsOf(WireReport, list).map(reportOf).filter(isReport),
    hasMore,
    extras: {
      main: { ...main, title: plainTitle(main.title), config: readLiveConfig(main.config) },
      seq,
      order: sort === LiveSort.oldestFirst ? 'oldest' : 'newest',
      pending: [],
    },
  };
}
