import * as v from 'valibot';
import { Advert } from './adverts';
import { ExtendedFields, Related, Tag } from './item';
import { ArticleVote } from './voteShapes';
import { bitText, countText, date, int, ms, str, strs } from './wireValues';

/** A body picture; `ref` is its placeholder in the text. */
export const ContentImage = v.object({
  ref: str,
  imageUrl: str,
  summary: str,
  picType: int,
  /** Attribute text. */
  imageStyle: str,
  /** Pixels (ours): the page keeps the picture's place. 0 where unknown. */
  width: int,
  height: int,
});
export type ContentImage = v.InferOutput<typeof ContentImage>;

/** `ref` of the group (`<!--IMAGES#1-->`) never stands in the body, those of its pictures do. */
export const ImageGroup = v.object({ ref: str, imagearray: v.array(ContentImage) });
export type ImageGroup = v.InferOutput<typeof ImageGroup>;

export const ContentVideo = v.object({
  ref: str,
  videoUrl: str,
  /** Cover. */
  imageUrl: str,
  /** Seconds. */
  duration: v.optional(int),
  /** Pixels (ours), 0 where unknown. */
  width: int,
  height: int,
  /** WebVTT (ours). */
  captions: v.optional(str),
});
export type ContentVideo = v.InferOutput<typeof ContentVideo>;

/** A card of the article's reporter (wire S2). */
export const ReporterCard = v.object({ id: int, name: str, url: str, duty: str, description: str });
export type ReporterCard = v.InferOutput<typeof ReporterCard>;

export const Widgets = v.object({
  pic: v.array(v.object({ ref: str, picType: int, imageUrl: str, summary: str })),
  video: v.array(v.unknown()),
  file: v.array(v.object({ name: str, url: str, size: int })),
  /** `{}` where the article has no vote. */
  vote: v.union([ArticleVote, v.strictObject({})]),
});
export type Widgets = v.InferOutput<typeof Widgets>;

/** Wire S2, an article with its body. Mind the types: they differ from those of a list (wire W14). */
export const Content = v.object({
  /** Text here, a number in lists. */
  fileId: str,
  siteID: int,
  siteName: str,
  version: ms,
  articleType: int,
  newstype: int,
  linkType: int,
  linkID: int,
  linkName: str,
  columnID: int,
  colID: str,
  columnCasName: str,
  allRelateColCasList: v.optional(strs),
  sectionids: str,
  relChannelID: int,
  relChannel: str,
  extGroupID: int,
  /** 1 published; anything else is a preview. */
  aStatus: int,
  iorder: str,

  title: str,
  listTitle: str,
  subtitle: str,
  leadTitle: str,
  attAbstract: str,
  /** A document or a fragment; `<!--IMAGEARRAY#k-->` and `<!--VIDEOARRAY#k-->` where media stand. */
  content: str,
  wordCount: int,
  /** Minutes. */
  readTime: int,
  keylist: str,
  tag: str,
  tags: v.optional(v.array(Tag)),
  trade: str,
  tradeID: str,

  publishtime: date,
  realPubTime: date,
  source: str,
  sourceUrl: str,
  author: str,
  arthorName: str,
  authorID: int,
  reporter: str,
  editor: str,
  liability: str,
  edittername: str,
  collaborator: str,
  cameraman: str,
  drawer: str,
  overallPlanning: str,
  correspondent: str,
  intern: str,
  director: str,
  planner: str,
  checker: str,
  proofreader: str,
  approver: str,
  lastChecker: str,
  picauthor: str,
  picauthorid: str,
  videoauthor: str,
  videoauthorid: str,
  copyright: bitText,

  url: str,
  shareUrl: str,
  multimediaLink: str,
  imageUrl: str,
  picurl: str,
  ext_sharepic: str,
  sharePicUrl: str,
  shareTitle: str,
  shareContent: str,
  sharePicAbsoluteUrl: v.optional(str),
  customShare: v.optional(int),

  picBig: str,
  pic_list: strs,
  pic_list_title: strs,
  picCount: v.optional(int),
  headPic: str,
  headPicType: str,
  isBigPic: int,
  colIcon: str,

  columnName: str,
  columnIcon: str,
  columnDescription: str,
  columnType: str,
  columnStyle: str,
  columnRssCount: int,
  xyAccountID: int,
  xyAccount: str,
  xyAccountIcon: str,
  xyStatus: int,
  xyForbidden: int,
  isShowReporterCard: int,
  reporters: v.array(ReporterCard),

  countDiscuss: countText,
  countPraise: countText,
  countShare: countText,
  countClick: int,
  countClickFake: countText,
  countClickInitial: countText,
  collectcount: int,
  isReward: int,
  countReward: int,
  emojiID: str,
  emojiUseCount: int,
  emojis: v.array(v.unknown()),
  discussClosed: int,
  shareClosed: int,
  advClosed: int,
  isExclusive: int,
  isrecommend: int,
  praiseType: int,
  rssID: int,
  rss: str,
  rssType: int,

  /** Always there for an image set, whose pictures are the first group. */
  images: v.optional(v.array(ImageGroup)),
  videos: v.optional(v.array(v.object({ ref: str, videoarray: v.array(ContentVideo) }))),

  widgets: Widgets,
  related: v.array(Related),
  adv: v.array(Advert),
  extendedFiled: v.optional(ExtendedFields),
  /** A notarised copy exists (ours): `certificate` has it. */
  hasCertificate: v.optional(int),
  /** BCP 47 (ours), where it is not the site's own. */
  language: v.optional(str),
});
export type Content = v.InferOutput<typeof Content>;
