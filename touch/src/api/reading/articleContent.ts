import { ArticleType } from '@contract/codes';
import { plainTitle } from '@touch/lib/text';
import * as v from 'valibot';
import type { ArticleExtras } from './articleExtras';
import { type ArticleVote, readVote } from './articleVote';
import { type Credit, creditRoles } from './creditRoles';
import type { ArticleRow } from './rows';
import { rowsOf, number as wireNumber, text as wireText } from './wireFields';

/** A malformed field never costs the article. */
const text = v.fallback(wireText, '');
const number = v.fallback(wireNumber, 0);

/** A list without its malformed items; absent = empty. */
const listOf = <const S extends v.GenericSchema>(row: S) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((rows) => rowsOf(row, rows)),
    ),
    [],
  );

const Picture = v.object({ ref: text, imageUrl: text, summary: text, width: number, height: number });
const Video = v.object({
  ref: text,
  videoUrl: text,
  imageUrl: text,
  duration: number,
  width: number,
  height: number,
  captions: text,
});

/** One body picture, or one of an image set. Pixels are 0 where unknown. */
export type ArticlePicture = Readonly<v.InferOutput<typeof Picture>>;
/** A video or audio of the body; seconds. */
export type ArticleVideo = Readonly<v.InferOutput<typeof Video>>;

const Attachment = v.object({ name: text, url: text, size: number });
const Reporter = v.object({ id: text, name: text, url: text, duty: text, description: text });
const ArticleTag = v.object({ id: text, name: text });

/** Wire S3, short form. */
const WireRelated = v.object({
  fileId: text,
  title: text,
  publishtime: text,
  source: text,
  picType: number,
  picB: text,
  picM: text,
  picS: text,
  picCount: number,
  linkID: number,
  articleType: number,
  vTime: text,
  relUrl: text,
  columnID: number,
  columnName: text,
  countClick: number,
  countDiscuss: number,
  aiGenerated: number,
});

const shown = {
  fileId: text,
  articleType: number,
  aStatus: number,
  linkID: number,
  xyAccountID: number,
  columnName: text,
  language: text,
  title: text,
  leadTitle: text,
  subtitle: text,
  attAbstract: text,
  content: text,
  wordCount: number,
  readTime: number,
  publishtime: text,
  /** Epoch ms of the last change. */
  version: number,
  sourceUrl: text,
  originalTitle: text,
  reporter: text,
  url: text,
  /** The public page (wire W18). */
  shareUrl: text,
  shareTitle: text,
  shareContent: text,
  sharePicUrl: text,
  countClick: number,
  countPraise: number,
  countDiscuss: number,
  discussClosed: number,
  shareClosed: number,
  hasCertificate: number,
  aiGenerated: number,
};

const Wire = v.object({
  ...shown,
  columnID: number,
  colID: number,
  multimediaLink: text,
  author: text,
  arthorName: text,
  edittername: text,
  picBig: text,
  imageUrl: text,
  isShowReporterCard: number,
  images: listOf(v.object({ imagearray: listOf(Picture) })),
  videos: listOf(v.object({ videoarray: listOf(Video) })),
  widgets: v.fallback(v.object({ file: listOf(Attachment), vote: v.optional(v.unknown()) }), {
    file: [],
    vote: undefined,
  }),
  reporters: listOf(Reporter),
  tags: listOf(ArticleTag),
  related: listOf(WireRelated),
});

const WireCredits = v.object(Object.fromEntries(creditRoles.map((role) => [role, text])));

type Shown = { readonly [Name in keyof typeof shown]: v.InferOutput<(typeof shown)[Name]> };

/** An article with its body: the fields of wire S2 that screens show, with the wire's own names. */
export interface ArticleContent extends Shown {
  readonly columnID: number;
  readonly author: string;
  /** Present ones, in order. */
  readonly credits: readonly Credit[];
  /** Where a link article leads; '' for the others. */
  readonly target: string;
  readonly picture: string;
  readonly pictures: readonly ArticlePicture[];
  readonly videos: readonly ArticleVideo[];
  /** The video before the text: the first one, unless the body has a place for it. */
  readonly leadVideo?: ArticleVideo;
  readonly files: readonly Readonly<v.InferOutput<typeof Attachment>>[];
  /** The vote inside the article (wire S25a). */
  readonly vote?: ArticleVote;
  readonly reporters: readonly Readonly<v.InferOutput<typeof Reporter>>[];
  readonly tags: readonly Readonly<v.InferOutput<typeof ArticleTag>>[];
  readonly related: readonly ArticleRow[];
}

/** An article for screens: its body is HTML with figures in place. */
export interface Article extends Omit<ArticleContent, 'content'>, ArticleExtras {
  readonly body: string;
}

/** `00:01:23` → seconds. */
const seconds = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0);

function relatedRow(one: v.InferOutput<typeof WireRelated>): ArticleRow {
  const { fileId, articleType, linkID, columnID, columnName, title, source, publishtime, picType } = one;
  const cover = one.picB || one.picM || one.picS;
  return {
    fileId,
    articleType,
    linkID,
    columnID,
    columnName,
    title,
    source,
    publishtime,
    picType,
    attAbstract: '',
    mark: '',
    picRatio: '',
    liveStartTime: '',
    hasPlayback: false,
    aiGenerated: one.aiGenerated,
    pictures: cover ? [cover] : [],
    picCount: one.picCount,
    url: one.relUrl,
    duration: seconds(one.vTime),
    liveStatus: 0,
    countClick: one.countClick,
    countDiscuss: one.countDiscuss,
    isTop: false,
    iorder: '',
    language: '',
  };
}

const leadsOut: readonly number[] = [ArticleType.link, ArticleType.h5];

/** An article from the wire (wire S2); undefined for "empty", `{}` and everything that is no article. */
export function readContent(data: unknown): ArticleContent | undefined {
  const read = v.safeParse(Wire, data);
  if (!read.success || !/^\d+$/.test(read.output.fileId)) return undefined;
  const wire = read.output;
  const named = v.parse(WireCredits, data);
  const credits = creditRoles.flatMap((role) => {
    const names = named[role] || (role === 'editor' ? wire.edittername : '');
    return names ? { role, names } : [];
  });
  const videos = (wire.videos[0]?.videoarray ?? []).filter(({ videoUrl }) => videoUrl !== '');
  const [lead] = videos.filter(({ ref }) => !wire.content.includes(ref));
  const vote = readVote(wire.widgets.vote);
  const plain: Shown = v.parse(v.object(shown), wire);
  return {
    ...plain,
    // marks and tags of titles are taken out once, here (D4, wire W25)
    title: plainTitle(wire.title),
    leadTitle: plainTitle(wire.leadTitle),
    subtitle: plainTitle(wire.subtitle),
    attAbstract: plainTitle(wire.attAbstract),
    columnID: wire.columnID || wire.colID,
    author: wire.author || wire.arthorName,
    credits,
    target: leadsOut.includes(wire.articleType) ? wire.multimediaLink || wire.url : '',
    picture: wire.sharePicUrl || wire.picBig || wire.imageUrl,
    // always group 0: the group's own reference never stands in a body
    pictures: (wire.images[0]?.imagearray ?? []).filter(({ imageUrl }) => imageUrl !== ''),
    videos,
    ...(lead ? { leadVideo: lead } : {}),
    files: wire.widgets.file.filter(({ url }) => url !== ''),
    ...(vote ? { vote } : {}),
    reporters: wire.isShowReporterCard === 0 ? [] : wire.reporters.filter(({ name }) => name !== ''),
    tags: wire.tags.filter(({ id, name }) => id !== '' && name !== ''),
    related: wire.related.filter(({ fileId }) => fileId !== '').map(relatedRow),
  };
}
