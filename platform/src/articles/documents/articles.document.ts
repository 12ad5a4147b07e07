import { getArticleContent } from '@contract/articles';
import { ArticleType, PicType } from '@contract/codes';
import type { Content } from '@contract/content';
import type { Item } from '@contract/item';
import { pathsOf } from '@contract/services';
import type { ArticleVote } from '@contract/voteShapes';
import type { ArticleAccount } from '@platform/accounts/articleAccount.types';
import { plainText, readMinutes, wordCount } from '@platform/html/plainText';
import {
  BASE_PATH_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  withOriginPlaceholder,
} from '@platform/sites/addressPlaceholders';
import { siteTime, wireDate } from '@platform/wire/wireDate';
import { accountFields } from '../saving/accountRows.service';
import { imageGroups, liveFields, videoGroups } from './documentParts.document';
import type { ArticleDraft, DraftPicture } from './draft.types';

/** Data for a draft's two documents, besides the draft. */
export interface DocumentContext {
  readonly siteID: number;
  readonly siteName: string;
  readonly id: number;
  /** ms; changes with every change of the article. */
  readonly version: number;
  readonly column: { id: number; name: string; parentName: string; style: string; description: string };
  readonly tags: readonly { id: number; name: string; order: number }[];
  readonly account?: ArticleAccount | undefined;
  /** With the numbers it was saved under. */
  readonly vote: ArticleVote | undefined;
}

type Counted =
  | 'countClick'
  | 'countClickInitial'
  | 'countClickReal'
  | 'countClickFake'
  | 'countShareClick'
  | 'countDiscuss'
  | 'countPraise'
  | 'countShare'
  | 'collectcount';
type Placed = 'iorder' | 'isTop' | 'position';
export type StoredItem = Omit<Item, Counted | Placed | 'related'>;
type AccountField = 'xyAccountID' | 'xyAccount' | 'xyAccountIcon' | 'xyStatus' | 'xyForbidden';
export type StoredContent = Omit<
  Content,
  Counted | AccountField | 'adv' | 'related' | 'reporters' | 'iorder'
>;

/** Screens that are article pages (wire W20). Those of topics and lives show what belongs to them: as an article they have its page. */
const screenOf: Readonly<Record<number, string>> = {
  [ArticleType.imageSet]: 'imageDetail',
  [ArticleType.video]: 'videoDetail',
};

/** Where a link leads; a path is a page of this paper. */
const targetOf = ({ linkUrl = '' }: ArticleDraft): string =>
  linkUrl.startsWith('/') ? ORIGIN_PLACEHOLDER + BASE_PATH_PLACEHOLDER + linkUrl : linkUrl;

/** The addresses of wire W18. */
export function articleAddresses(draft: ArticleDraft, id: number, columnID: number) {
  const { date } = siteTime(draft.publishtime);
  const [year, month, day] = date.split('-');
  const page = `content/${year}-${month}/${day}/content_${id}.html`;
  const shareUrl = `${ORIGIN_PLACEHOLDER}/${page}`;
  const leadsOut = draft.articleType === ArticleType.link || draft.articleType === ArticleType.h5;
  const screen = screenOf[draft.articleType] ?? 'newsDetail';
  const own = `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}`;
  const target = targetOf(draft) || `${own}/linkDetail/${id}.html`;
  const url = leadsOut ? target : `${own}/${screen}/${columnID}/${id}.html`;
  const contentUrl =
    draft.articleType === ArticleType.live
      ? `${own}/liveDetail/${draft.linkID || columnID}/${id}.html`
      : leadsOut
        ? target
        : `${ORIGIN_PLACEHOLDER}${pathsOf(getArticleContent)[0]}?articleId=${id}`;
  return { url, shareUrl, urlPad: `${ORIGIN_PLACEHOLDER}/pad/content/content_${id}.html`, contentUrl };
}

const names = (list: readonly string[] | undefined, separator: string): string =>
  (list ?? []).join(separator);

/** Cover pictures as the row uses them; a draft without covers shows its first picture. */
function coversOf(draft: ArticleDraft): readonly DraftPicture[] {
  if (draft.cover && draft.cover.length > 0) return draft.cover;
  if (draft.picType === PicType.none) return [];
  const first = draft.pictures?.[0];
  return first ? [first] : [];
}

function picTypeOf(draft: ArticleDraft, covers: readonly DraftPicture[]): number {
  if (covers.length === 0) return PicType.none;
  return draft.picType ?? (covers.length >= 3 ? PicType.three : PicType.single);
}

const creatorFields = ({ credits = {}, source, sourceUrl }: ArticleDraft) => ({
  arthorName: credits.author ?? '',
  edittername: credits.editor ?? '',
  reporter: credits.reporter ?? '',
  source: source ?? '',
  sourceUrl: sourceUrl ?? '',
  picauthor: credits.picauthor ?? '',
  picauthorid: '',
  videoauthor: '',
  videoauthorid: '',
});

const sharedFields = (draft: ArticleDraft, context: DocumentContext) => {
  const { column, tags } = context;
  const covers = coversOf(draft);
  const cover = withOriginPlaceholder(covers[0]?.url ?? '');
  const parent = column.parentName || context.siteName;
  return {
    covers,
    cover,
    fields: {
      version: context.version,
      articleType: draft.articleType,
      newstype: draft.articleType,
      linkID: draft.linkID ?? 0,
      linkType: 0,
      linkName: '',
      extGroupID: 0,
      columnID: column.id,
      aStatus: draft.aStatus,
      title: draft.title,
      listTitle: draft.listTitle ?? '',
      leadTitle: draft.leadTitle ?? '',
      attAbstract: draft.attAbstract ?? '',
      tag: tags.map(({ name }) => name).join('；'),
      ...(tags.length > 0 ? { tags: [...tags] } : {}),
      ...(draft.aiGenerated ? { aiGenerated: 1 } : {}),
      keylist: names(draft.keywords, ';'),
      publishtime: wireDate(draft.publishtime),
      realPubTime: wireDate(draft.publishtime),
      ...creatorFields(draft),
      copyright: '0' as const,
      columnCasName: `${parent}~${column.name}`,
      colIcon: '',
      sectionids: '',
      trade: '',
      tradeID: '',
      rssID: 0,
      rss: '',
      rssType: 0,
      multimediaLink: targetOf(draft) || withOriginPlaceholder(draft.videos?.[0]?.url ?? ''),
      isBigPic: draft.picType === PicType.big ? 1 : 0,
      pic_list: (draft.pictures ?? []).map(({ url }) => withOriginPlaceholder(url)),
      pic_list_title: covers.map(({ url }) => withOriginPlaceholder(url)),
      picurl: cover,
      ext_sharepic: cover,
      isExclusive: draft.mark === '独家' ? 1 : 0,
      isrecommend: 0,
      praiseType: 0,
      shareClosed: draft.shareClosed ? 1 : 0,
      emojiID: '',
      shareTitle: '',
      shareContent: '',
      sharePicUrl: cover,
      ...(draft.language ? { language: draft.language } : {}),
    },
  };
};

/** Wire S1 of a draft, without counts and place. */
export function itemOf(draft: ArticleDraft, context: DocumentContext): StoredItem {
  const { covers, cover, fields } = sharedFields(draft, context);
  const { column, id } = context;
  const picType = picTypeOf(draft, covers);
  const video = draft.videos?.[0];
  const addresses = articleAddresses(draft, id, column.id);
  const [pic0, pic1, pic2] = covers.map(({ url }) => withOriginPlaceholder(url));
  return {
    ...fields,
    fileId: id,
    isRel: 0,
    markLocked: false,
    ...(draft.articleType === ArticleType.topic && draft.linkID ? { subColumnID: draft.linkID } : {}),
    textTitle: plainText(draft.title),
    subTitle: draft.subtitle ?? '',
    textAbstract: plainText(draft.attAbstract ?? ''),
    mark: draft.mark ?? '',
    arthorID: 0,
    colID: column.id,
    colName: fields.columnCasName,
    ...addresses,
    picType,
    listType: picType,
    bigPic: fields.isBigPic,
    ...(covers[0] ? { picRatio: `${covers[0].width}:${covers[0].height}` } : {}),
    ...(cover ? { picBig: cover, picMiddle: cover, picSmall: cover } : {}),
    ...(pic0 ? { pic0 } : {}),
    ...(pic1 ? { pic1 } : {}),
    ...(pic2 ? { pic2 } : {}),
    pic: [],
    picCount: String(
      draft.articleType === ArticleType.imageSet ? (draft.pictures?.length ?? 0) : covers.length,
    ),
    picFullScreen: 0,
    titleDisplay: 1,
    pubTimeDisplay: 1,
    ...(video
      ? {
          videoUrl: withOriginPlaceholder(video.url),
          duration: video.duration,
          videoStyle: video.height > video.width ? 1 : 0,
        }
      : {}),
    ...(draft.live ? liveFields(draft.live) : {}),
    discussClosed: draft.discussClosed ? '1' : '0',
    ...accountFields(context.account),
  };
}

const creditFields = (credits: NonNullable<ArticleDraft['credits']>) => ({
  author: credits.author ?? '',
  authorID: 0,
  editor: credits.editor ?? '',
  liability: credits.liability ?? '',
  collaborator: '',
  cameraman: credits.cameraman ?? '',
  drawer: credits.drawer ?? '',
  overallPlanning: credits.overallPlanning ?? '',
  correspondent: credits.correspondent ?? '',
  intern: credits.intern ?? '',
  director: credits.director ?? '',
  planner: credits.planner ?? '',
  checker: credits.checker ?? '',
  proofreader: credits.proofreader ?? '',
  approver: credits.approver ?? '',
  lastChecker: credits.lastChecker ?? '',
});

/** Wire S2 of a draft, without counts and what is looked up when it is read. */
export function contentOf(draft: ArticleDraft, context: DocumentContext): StoredContent {
  const { cover, fields } = sharedFields(draft, context);
  const { column, id } = context;
  const { url, shareUrl } = articleAddresses(draft, id, column.id);
  const pictures = draft.pictures ?? [];
  const videos = draft.videos ?? [];
  const text = plainText(draft.content);
  return {
    ...fields,
    fileId: String(id),
    siteID: context.siteID,
    siteName: context.siteName,
    colID: String(column.id),
    relChannelID: 0,
    relChannel: '',
    subtitle: draft.subtitle ?? '',
    content: draft.content,
    wordCount: wordCount(text),
    readTime: readMinutes(text),
    ...creditFields(draft.credits ?? {}),
    url,
    shareUrl,
    imageUrl: cover,
    picBig: cover,
    picCount: pictures.length,
    headPic: '',
    headPicType: '',
    columnName: column.name,
    columnIcon: '',
    columnDescription: column.description,
    columnType: '4003',
    columnStyle: column.style,
    columnRssCount: 0,
    isShowReporterCard: (draft.reporters ?? []).length > 0 ? 1 : 0,
    isReward: 0,
    countReward: 0,
    emojiUseCount: 0,
    emojis: [],
    discussClosed: draft.discussClosed ? 1 : 0,
    advClosed: draft.advClosed ? 1 : 0,
    ...(draft.originalTitle ? { originalTitle: draft.originalTitle } : {}),
    ...(pictures.length > 0 || draft.articleType === ArticleType.imageSet
      ? { images: imageGroups(pictures) }
      : {}),
    ...(videos.length > 0 ? { videos: videoGroups(videos) } : {}),
    widgets: {
      pic: [],
      video: [],
      file: [...(draft.files ?? [])].map((file) => ({ ...file, url: withOriginPlaceholder(file.url) })),
      vote: context.vote ?? {},
    },
  };
}
