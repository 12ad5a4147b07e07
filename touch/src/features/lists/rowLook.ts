import { ArticleType, LiveStatus, PicType } from '@contract/codes';
import { articlePath } from '@touch/api/articlePath';
import type { ArticleRow } from '@touch/api/articles';
import { countText } from '@touch/lib/counts';
import { durationText } from '@touch/lib/duration';
import { plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import type { Messages } from '@touch/locales/messages';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { RowLook } from '@touch/ui/articleRow/rowLook';

/** Counts and times a list shows: the site's switch and the column's, both (A19). */
export interface RowFields {
  readonly pubTime: boolean;
  readonly readCount: boolean;
}

export const siteRowFields = ({ globalCount }: SiteConfig): RowFields => ({
  pubTime: globalCount.showPubTime,
  readCount: globalCount.showReadCount,
});

export interface RowContext {
  readonly config: SiteConfig;
  /** `https://host` of this paper. */
  readonly origin: string;
  readonly basePath: string;
  readonly words: Messages;
  readonly now: number;
  readonly fields: RowFields;
  /** Language of the site's articles, where the page speaks another. */
  readonly siteLang: string | undefined;
}

/** Blanks wider than a word's part the three facts of a row's line. */
const APART = '\u2002';

/** A row's view from its article and the site's settings. Pure. */
export function rowLook(row: ArticleRow, setting: RowContext): RowLook {
  const { config, basePath, words, fields, siteLang } = setting;
  const layout = layoutOf(row);
  return {
    href: ownPage(row, setting) ?? basePath + articlePath(row),
    title: livePrefix(row, config) + plainTitle(row.title),
    abstract: plainTitle(row.attAbstract),
    lang: row.language || siteLang,
    layout,
    pictures: row.pictures,
    suffix: config.xyApi.imageSuffixPath,
    ratio: row.picRatio || undefined,
    badge: badgeOf(row, words),
    badges: badgesOf(row, words),
    line: [
      row.source,
      fields.pubTime ? timeOf(row, setting) : '',
      fields.readCount ? readsOf(row, setting) : '',
    ]
      .filter(Boolean)
      // a fact of several words stays in one line
      .map((fact) => fact.replace(/ /g, '\u00a0'))
      .join(APART),
  };
}

/** A link to a page of this paper leads there at once: the link screen is for leaving (E5). */
function ownPage({ articleType, url }: ArticleRow, { origin, basePath }: RowContext): string | undefined {
  const leads = articleType === ArticleType.link || articleType === ArticleType.h5;
  return leads && url.startsWith(`${origin}${basePath}/`) && !url.includes('/linkDetail/')
    ? url.slice(origin.length)
    : undefined;
}

/** Three pictures need three; a picture that is missing is the placeholder's (C5). */
function layoutOf({ picType, pictures }: ArticleRow): RowLook['layout'] {
  if (picType === PicType.none) return 'none';
  if (picType === PicType.big) return 'large';
  if (picType === PicType.three && pictures.length >= 3) return 'three';
  return 'small';
}

const livePrefix = ({ articleType, liveStatus }: ArticleRow, { livePrefix: prefix }: SiteConfig): string => {
  if (articleType !== ArticleType.live) return '';
  if (liveStatus === LiveStatus.live) return prefix.live;
  if (liveStatus === LiveStatus.preview) return prefix.preview;
  return liveStatus === LiveStatus.ended ? prefix.playback : '';
};

/** 预告, 直播中; over: 回放 only where there is something to play back (S§4). */
export function liveText(row: Pick<ArticleRow, 'liveStatus' | 'hasPlayback'>, words: Messages): string {
  if (row.liveStatus === LiveStatus.live) return words['row.liveNow'];
  if (row.liveStatus === LiveStatus.preview) return words['row.livePreview'];
  if (row.liveStatus !== LiveStatus.ended) return words['row.live'];
  return row.hasPlayback ? words['row.liveReplay'] : words['row.liveEnded'];
}

function badgeOf(row: ArticleRow, words: Messages): RowLook['badge'] {
  switch (row.articleType) {
    case ArticleType.imageSet:
      return row.picCount > 0 ? { text: words['count.pictures'](row.picCount), tone: 'plain' } : undefined;
    case ArticleType.video:
      return { text: durationText(row.duration) || words['row.video'], tone: 'play' };
    case ArticleType.live:
      return {
        text: liveText(row, words),
        tone: row.liveStatus === LiveStatus.live ? 'live' : 'plain',
      };
    default:
      return undefined;
  }
}

function badgesOf(row: ArticleRow, words: Messages): string[] {
  const kinds: Readonly<Record<number, string>> = {
    [ArticleType.topic]: words['row.topic'],
    [ArticleType.link]: words['row.link'],
    [ArticleType.h5]: words['row.h5'],
  };
  const ai = row.aiGenerated === 1 ? words['row.ai'] : '';
  const badges = [row.isTop ? words['row.top'] : '', kinds[row.articleType] ?? '', row.mark, ai];
  return [...new Set(badges.filter(Boolean))];
}

function timeOf(row: ArticleRow, { now, words }: RowContext): string {
  const at = parseWireDate(row.publishtime);
  return at === undefined ? '' : relativeTime(at, now, words);
}

function readsOf(row: ArticleRow, { config, words }: RowContext): string {
  const count = row.countClick;
  if (count <= 0) return '';
  const text = countText(count, { style: config.countStyle, words });
  if (row.articleType === ArticleType.video) return words['count.plays'](count, text);
  if (row.articleType === ArticleType.live) return words['count.viewers'](count, text);
  return words['count.reads'](count, text);
}
