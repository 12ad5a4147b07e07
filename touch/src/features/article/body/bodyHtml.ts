import type { ArticleContent, ArticlePicture, ArticleVideo } from '@touch/api/articleContent';
import { sizedImage, srcSet } from '@touch/lib/images';
import { isCleanBody } from '@touch/lib/prose/bodyGuard';
import { insideBody, replaceComments, tidyParagraphs, wrapTables } from '@touch/lib/prose/bodyText';
import { plainBody } from '@touch/lib/prose/cleanHtml';
import { escapeHtml } from '@touch/lib/prose/escapeHtml';
import { parseUrl, safeUrl } from '@touch/lib/safeUrl';
import { BODY_SIZES } from './bodySizes';

const POSTER_WIDTH = 1080;
const PICTURE_WIDTH = 750;
/** Narrower pictures keep their own width: blown up they would only be coarse. */
const SMALL_PICTURE = 360;

export interface BodyOptions {
  readonly imageSuffixPath: string;
  /** Name of the link around a picture. */
  readonly openPicture: string;
  /** Names of a video and a sound; its number follows. */
  readonly video: string;
  readonly audio: string;
  readonly downloadPicture: string;
  /** Hosts whose players stand in the text. */
  readonly playerOrigins: readonly string[];
}

const isAudio = (url: string): boolean => /\.(?:mp3|m4a|aac|wav|ogg)(?:[?#]|$)/i.test(url);

const size = ({ width, height }: { width: number; height: number }): string =>
  width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';

const caption = (text: string): string => (text ? `<figcaption>${escapeHtml(text)}</figcaption>` : '');

/** A picture with the link that opens it: it has its size before it comes, only the first is asked for at once. */
export function pictureLink(picture: ArticlePicture, url: string, index: number, how: BodyOptions): string {
  const src = escapeHtml(sizedImage(url, how.imageSuffixPath, PICTURE_WIDTH));
  const set = srcSet(url);
  const sources = set ? ` srcset="${escapeHtml(set)}" sizes="${BODY_SIZES}"` : '';
  const when = index === 0 ? ' fetchpriority="high"' : ' loading="lazy"';
  const alt = escapeHtml(picture.summary);
  const image = `<img src="${src}"${sources}${size(picture)}${when} decoding="async" alt="${alt}">`;
  const name = escapeHtml(picture.summary ? `${how.openPicture} ${picture.summary}` : how.openPicture);
  return `<a href="${escapeHtml(url)}" data-picture="${index}" aria-label="${name}">${image}</a>`;
}

function pictureFigure(picture: ArticlePicture, index: number, how: BodyOptions): string {
  const url = safeUrl(picture.imageUrl);
  if (!url) return '';
  const small = picture.width > 0 && picture.width < SMALL_PICTURE ? ' class="small"' : '';
  return `<figure${small}>${pictureLink(picture, url, index, how)}${caption(picture.summary)}</figure>`;
}

/** Captions of another host are shown only where that host allows it. */
function captionsTrack({ captions }: ArticleVideo): string {
  const url = safeUrl(captions);
  return url ? `<track kind="captions" src="${escapeHtml(url)}" default>` : '';
}

/** A video shows its poster and loads nothing before the tap. */
function videoFigure(video: ArticleVideo, number: number, how: BodyOptions): string {
  const url = safeUrl(video.videoUrl);
  if (!url) return '';
  const src = escapeHtml(url);
  const named = (name: string) => ` aria-label="${escapeHtml(name)} ${number}"`;
  if (isAudio(url))
    return `<figure class="audio"><audio controls preload="none" src="${src}"${named(how.audio)}></audio></figure>`;
  const cover = safeUrl(video.imageUrl);
  const poster = cover ? ` poster="${escapeHtml(sizedImage(cover, how.imageSuffixPath, POSTER_WIDTH))}"` : '';
  return `<figure class="video"><video controls preload="none" playsinline webkit-playsinline x5-playsinline src="${src}"${poster}${size(video)}${named(how.video)}>${captionsTrack(video)}</video></figure>`;
}

const playerLink =
  /<p class="player">(<a href="(https:\/\/[^"<>]*)" rel="noopener nofollow">([^<>]*)<\/a>)<\/p>/g;

/** A player of a host that the newsroom named; of any other the link with a play sign stays. */
const withPlayers = (html: string, origins: readonly string[]): string =>
  html.replace(playerLink, (link, _, address: string, name: string) => {
    const origin = parseUrl(address)?.origin;
    if (origin === undefined || !origins.includes(origin)) return link;
    const title = name.replace(/"/g, '&quot;');
    return `<figure class="video"><iframe src="${address}" title="${title}" sandbox="allow-scripts allow-same-origin allow-presentation" allow="fullscreen" allowfullscreen loading="lazy" referrerpolicy="no-referrer"></iframe></figure>`;
  });

type Body = Pick<ArticleContent, 'content' | 'pictures' | 'videos'>;

/** The body as the page shows it: placeholders become figures, whatever is not of a cleaned body becomes plain text. */
export function bodyHtml({ content, pictures, videos }: Body, how: BodyOptions): string {
  const figures = new Map<string, string>();
  pictures.forEach((picture, index) => {
    figures.set(picture.ref, pictureFigure(picture, index, how));
  });
  videos.forEach((video, index) => {
    figures.set(video.ref, videoFigure(video, index + 1, how));
  });

  const inside = tidyParagraphs(insideBody(content));
  const clean = isCleanBody(replaceComments(inside, () => ''));
  const text = clean
    ? withPlayers(wrapTables(inside), how.playerOrigins)
    : plainBody(replaceComments(inside, () => ''));
  return replaceComments(text, (comment) => figures.get(comment) ?? '');
}
