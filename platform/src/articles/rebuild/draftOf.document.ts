import { ArticleType, PicType } from '@contract/codes';
import type { LiveConfig } from '@contract/item';
import type { StoredContent, StoredItem } from '@platform/articles/documents/articles.document';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type {
  ArticleDraft,
  CreditRole,
  DraftLine,
  DraftLive,
  DraftPicture,
  DraftVideo,
} from '../documents/draft.types';

/** An address of this platform stands in a document behind the origin's placeholder. */
export function addressOf(url: string): string {
  if (url.startsWith(ORIGIN_PLACEHOLDER + BASE_PATH_PLACEHOLDER))
    return url.slice(ORIGIN_PLACEHOLDER.length + BASE_PATH_PLACEHOLDER.length);
  return url.startsWith(ORIGIN_PLACEHOLDER) ? url.slice(ORIGIN_PLACEHOLDER.length) : url;
}

const SITE_OFFSET = '+08:00';
const dateOf = (wire: string): Date => new Date(`${wire.slice(0, 19).replace(' ', 'T')}${SITE_OFFSET}`);

const picturesOf = ({ images }: StoredContent): DraftPicture[] =>
  (images?.[0]?.imagearray ?? []).map(({ imageUrl, summary, width = 0, height = 0 }) => ({
    url: addressOf(imageUrl),
    summary,
    width,
    height,
  }));

const videosOf = ({ videos }: StoredContent): DraftVideo[] =>
  (videos?.[0]?.videoarray ?? []).map(({ videoUrl, imageUrl, duration = 0, width, height, captions }) => ({
    url: addressOf(videoUrl),
    cover: addressOf(imageUrl),
    duration,
    width,
    height,
    ...(captions ? { captions: addressOf(captions) } : {}),
  }));

/** The ratio of the first cover alone is kept. */
function coverOf({ pic_list_title, picRatio = '0:0' }: StoredItem): DraftPicture[] {
  const [width = 0, height = 0] = picRatio.split(':').map(Number);
  return pic_list_title.map((url) => ({ url: addressOf(url), summary: '', width, height }));
}

/** The lines of wire S5. */
export const linesOf = (config: LiveConfig | undefined): DraftLine[] =>
  (config?.videos ?? []).map(({ lineName, appLiveUrl, appPlaybackUrl }) => ({
    name: lineName,
    streamUrl: addressOf(appLiveUrl),
    playbackUrl: addressOf(appPlaybackUrl),
  }));

function liveOf({ liveType, liveStatus = 0, liveStartTime, config }: StoredItem): DraftLive | undefined {
  if (liveType === undefined || liveStartTime === undefined) return undefined;
  return {
    type: liveType,
    status: liveStatus,
    startTime: dateOf(liveStartTime),
    lines: linesOf(config),
    banner: addressOf(config?.webBannerUrl ?? ''),
    announcement: config?.liveAnnouncement ?? '',
  };
}

/** The address of a link; where there is none, `multimediaLink` is the first video's. */
function linkOf({ articleType, multimediaLink, url }: StoredItem, videos: readonly DraftVideo[]): string {
  const leadsOut = articleType === ArticleType.link || articleType === ArticleType.h5;
  const isVideo = addressOf(multimediaLink) === (videos[0]?.url ?? '');
  return isVideo && !(leadsOut && url === multimediaLink) ? '' : addressOf(multimediaLink);
}

function creditsOf(content: StoredContent): Partial<Record<CreditRole, string>> {
  const { arthorName, edittername, reporter, picauthor, liability, cameraman, drawer } = content;
  const { overallPlanning, correspondent, intern, director, planner } = content;
  const { checker, proofreader, approver, lastChecker } = content;
  return {
    author: arthorName,
    editor: edittername,
    reporter,
    picauthor,
    liability,
    cameraman,
    drawer,
    overallPlanning,
    correspondent,
    intern,
    director,
    planner,
    checker,
    proofreader,
    approver,
    lastChecker,
  };
}

/** The draft that stored documents were made of, as far as they show it: made again, they are the same. */
export function draftOf(
  item: StoredItem,
  content: StoredContent,
  { key, publishedAt }: { readonly key: string; readonly publishedAt: Date },
): ArticleDraft {
  const videos = videosOf(content);
  const live = liveOf(item);
  return {
    key,
    columnID: item.columnID,
    articleType: item.articleType,
    aStatus: item.aStatus,
    title: item.title,
    listTitle: item.listTitle,
    leadTitle: item.leadTitle,
    subtitle: content.subtitle,
    attAbstract: item.attAbstract,
    content: content.content,
    publishtime: publishedAt,
    source: item.source,
    sourceUrl: item.sourceUrl,
    originalTitle: content.originalTitle ?? '',
    credits: creditsOf(content),
    keywords: item.keylist === '' ? [] : item.keylist.split(';'),
    mark: item.mark,
    language: item.language ?? '',
    pictures: picturesOf(content),
    videos,
    cover: coverOf(item),
    picType: item.isBigPic ? PicType.big : item.picType,
    files: content.widgets.file.map((file) => ({ ...file, url: addressOf(file.url) })),
    linkUrl: linkOf(item, videos),
    linkID: item.linkID,
    ...(live ? { live } : {}),
    aiGenerated: content.aiGenerated === 1,
    shareClosed: item.shareClosed === 1,
    discussClosed: content.discussClosed === 1,
    advClosed: content.advClosed === 1,
    // their number is in no document, only that there are some
    reporters: content.isShowReporterCard === 1 ? [0] : [],
  };
}
