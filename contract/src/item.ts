import * as v from 'valibot';
import { bitText, bool, countText, date, int, ms, str, strs } from './wireValues';

/** Wire S5. The specification uses `videos[0]`. */
export const LiveConfig = v.object({
  webBanner: v.optional(str),
  appBanner: v.optional(str),
  webBannerUrl: v.optional(str),
  appBannerUrl: v.optional(str),
  /** Trailer. */
  liveAnnouncement: v.optional(str),
  users: v.array(v.unknown()),
  videos: v.array(
    v.object({
      appLiveUrl: str,
      webLiveUrl: str,
      appPlaybackUrl: str,
      webPlaybackUrl: str,
      playbackUrls: strs,
      /** LiveStatus as a digit. */
      status: v.picklist(['0', '1', '2']),
      line: str,
      lineName: str,
      type: int,
      streamID: str,
      webBanner: str,
      appBanner: str,
    }),
  ),
});
export type LiveConfig = v.InferOutput<typeof LiveConfig>;

export const Tag = v.object({ id: int, name: str, order: int });
export type Tag = v.InferOutput<typeof Tag>;

/** Further fields of an installation; repeated at the top level of the article (wire S1). */
export const ExtendedFields = v.record(str, v.unknown());

/** Wire S3, short form: two keys end in a space, as recorded (wire W15). */
export const Related = v.object({
  relId: int,
  fileId: int,
  title: str,
  textTitle: str,
  publishtime: date,
  source: str,
  sourceID: int,
  picType: int,
  picB: str,
  picM: str,
  picS: str,
  picCount: v.optional(int),
  linkID: int,
  articleType: int,
  /** `HH:mm:ss` or "". */
  vTime: v.pipe(v.string(), v.regex(/^(\d\d:\d\d:\d\d)?$/)),
  relUrl: str,
  contentUrl: str,
  columnID: int,
  columnName: str,
  'columnIcon ': str,
  'columnRssCount ': int,
  countDiscuss: countText,
  countPraise: countText,
  countShare: countText,
  countClick: countText,
  countClickInitial: countText,
  tags: v.optional(v.array(Tag)),
});
export type Related = v.InferOutput<typeof Related>;

/** Wire S1 without `related`. */
const itemEntries = {
  fileId: int,
  version: ms,
  articleType: int,
  /** The same number as articleType. */
  newstype: int,
  linkID: int,
  linkType: int,
  linkName: str,
  /** Column of a topic. */
  subColumnID: v.optional(int),
  isRel: int,
  markLocked: bool,
  extGroupID: int,
  /** Sort key; `afterOrder` of the next page (wire W12). */
  iorder: str,
  columnID: int,
  aStatus: int,

  title: str,
  textTitle: str,
  listTitle: str,
  subTitle: str,
  leadTitle: str,
  shortTitle: v.optional(str),
  linkTitle: v.optional(str),
  attAbstract: str,
  textAbstract: str,
  /** Corner mark. */
  mark: str,
  /** Joined by `；`. */
  tag: str,
  tags: v.optional(v.array(Tag)),
  /** Joined by `;` or blanks. */
  keylist: str,

  publishtime: date,
  realPubTime: date,
  arthorID: int,
  arthorName: str,
  edittername: str,
  reporter: str,
  source: str,
  sourceUrl: str,
  picauthor: str,
  picauthorid: str,
  videoauthor: str,
  videoauthorid: str,
  copyright: bitText,

  colID: int,
  /** `parent~child`, exactly two parts. */
  colName: str,
  columnCasName: str,
  colIcon: str,
  sectionids: str,
  trade: str,
  tradeID: str,
  rssID: int,
  rss: str,
  rssType: int,
  xyAccountID: v.optional(int),
  xyAccount: v.optional(str),
  xyAccountIcon: v.optional(str),
  xyDescription: v.optional(str),

  contentUrl: str,
  shareUrl: str,
  url: str,
  urlPad: str,
  multimediaLink: str,

  picType: int,
  listType: int,
  isBigPic: int,
  bigPic: int,
  /** `399:224`. */
  picRatio: v.optional(str),
  picBig: v.optional(str),
  picMiddle: v.optional(str),
  picSmall: v.optional(str),
  pic0: v.optional(str),
  pic1: v.optional(str),
  pic2: v.optional(str),
  pic: v.array(v.unknown()),
  /** Body pictures. */
  pic_list: strs,
  /** Cover pictures. */
  pic_list_title: strs,
  picCount: countText,
  picFullScreen: int,
  titleDisplay: int,
  pubTimeDisplay: int,
  picurl: str,
  ext_sharepic: str,

  /** A file ending in mp3 is audio. */
  videoUrl: v.optional(str),
  /** Seconds. */
  duration: v.optional(int),
  size: v.optional(int),
  videoStyle: v.optional(int),
  liveType: v.optional(int),
  liveStatus: v.optional(int),
  liveContent: v.optional(str),
  liveStartTime: v.optional(date),
  config: v.optional(LiveConfig),

  /** Initial + real + fake + shared (wire W14). */
  countClick: int,
  countClickInitial: int,
  countClickReal: int,
  countClickFake: int,
  countShareClick: int,
  countDiscuss: int,
  countPraise: int,
  countShare: int,
  collectcount: int,

  discussClosed: bitText,
  shareClosed: int,
  praiseType: int,
  isExclusive: int,
  isrecommend: int,
  isTop: v.optional(bool),
  position: v.optional(int),
  emojiID: str,
  shareTitle: str,
  shareContent: str,
  sharePicUrl: str,
  sharePicAbsoluteUrl: v.optional(str),
  customShare: v.optional(int),

  /** Plain text, of account articles in search. */
  content: v.optional(str),
  extendedFiled: v.optional(ExtendedFields),
  /** BCP 47 (ours), where it is not the site's own. */
  language: v.optional(str),
};

/** Wire S3 merged with wire S1: both sets of keys, counts as numbers. */
export const RelatedItem = v.object({ ...Related.entries, ...itemEntries });
export type RelatedItem = v.InferOutput<typeof RelatedItem>;

/** Wire S1, an article in a list. */
export const Item = v.object({ ...itemEntries, related: v.optional(v.array(RelatedItem)) });
export type Item = v.InferOutput<typeof Item>;
