import type { ArticleDraft, DraftPicture, DraftVideo } from '@platform/articles/draft';
import { refused } from '@platform/fetching/refused';
import { cleanHtml } from '@platform/html/cleanHtml';
import { plainText, wordCount } from '@platform/html/plainText';
import { safeUrl } from '@platform/html/safeUrl';
import { escapeText } from '@platform/html/tokens';
import { type PictureKeeper, secure } from './pictures';
import type { SourceDraft, SourceMedia, SourcePicture } from './reading';

export interface MadeArticle {
  draft: ArticleDraft;
  remarks: string[];
  /** false: a picture is missing that another run may get. */
  whole: boolean;
}

/** With its markup; a book, not an article. */
const LONGEST_TEXT = 4_000_000;
const LONGEST_TITLE = 200;
const LONGEST_ABSTRACT = 300;
/** ArticleType of the contract. */
const ARTICLE_TYPES = { news: 0, images: 1, video: 2 };
/** picType of a draft. */
const NO_PICTURE = 0;
const ONE_PICTURE = 1;
const THREE_PICTURES = 3;

/**
 * The article an item becomes: cleaned, its addresses resolved, its pictures kept or linked.
 * @param firstSeen publication time of an item without a date.
 * @throws refused(…) where nothing is left to show.
 */
export async function articleOf(
  source: SourceDraft,
  columnID: number,
  firstSeen: Date,
  keeper: PictureKeeper,
): Promise<MadeArticle> {
  if (source.html.length > LONGEST_TEXT) {
    throw refused(`its text is longer than ${LONGEST_TEXT} characters`);
  }
  const body = cleanHtml(source.html, { baseUrl: source.baseUrl ?? '' });
  const content = withoutTitle(body.html, source.title);
  const text = plainText(content);
  const title = cut(source.title || firstWords(text), LONGEST_TITLE);
  const remarks: string[] = [];
  const extra = absolute(source.pictures, source.baseUrl);
  const inBody = body.pictures.map((one) => ({ ...one, caption: one.caption || spoken(one.alt) }));
  // Pictures beside the text are shown only where the text has none; else the first of them is the cover.
  const beside = inBody.length === 0 ? extra : [];
  const kept = await keepAll([...inBody, ...beside], keeper, remarks);
  const covers = await keepAll(inBody.length === 0 ? [] : extra.slice(0, 1), keeper, remarks);
  const playable = [...body.media.map((one) => ({ ...one, duration: 0 })), ...source.media].map((one) =>
    videoOf(one, source.baseUrl),
  );
  const placed = place(content, source.kind, {
    pictures: kept,
    picturesInText: inBody.length,
    videos: playable,
    videosInText: body.media.length,
  });
  const videos = playable.filter((one) => one !== undefined);
  const pictures = kept.filter((one) => one !== undefined);
  if (wordCount(title) === 0 && pictures.length + videos.length === 0) {
    throw refused('neither a title nor a text');
  }
  const rowPictures = [...covers.filter((one) => one !== undefined), ...pictures];
  const cover = rowPictures.slice(0, source.kind === 'images' && rowPictures.length >= 3 ? 3 : 1);
  const articleType = ARTICLE_TYPES[source.kind];
  const files = filesOf(source);
  const draft: ArticleDraft = {
    key: source.key,
    columnID,
    articleType,
    aStatus: 1,
    title,
    content: placed,
    publishtime: source.publishtime ?? firstSeen,
    ...(source.abstract === ''
      ? {}
      : { attAbstract: cut(source.abstract.replace(/\s+/g, ' '), LONGEST_ABSTRACT) }),
    ...(source.source === '' ? {} : { source: source.source }),
    ...(source.link === '' ? {} : { sourceUrl: source.link }),
    ...(source.author === '' ? {} : { credits: { author: source.author } }),
    ...(source.tags.length === 0 ? {} : { tags: source.tags }),
    ...(isLanguage(source.language) ? { language: source.language } : {}),
    ...(pictures.length === 0 ? {} : { pictures }),
    ...(videos.length === 0 ? {} : { videos }),
    ...(cover.length === 0 ? {} : { cover }),
    ...(files.length === 0 ? {} : { files }),
    picType: [NO_PICTURE, ONE_PICTURE, ONE_PICTURE, THREE_PICTURES][cover.length] ?? ONE_PICTURE,
  };
  return { draft, remarks, whole: remarks.length === 0 };
}

/** Many sources repeat the headline at the head of the text. */
function withoutTitle(html: string, title: string): string {
  const heading = `<h2>${escapeText(title)}</h2>`;
  return title !== '' && html.startsWith(heading) ? html.slice(heading.length) : html;
}

/** A camera's or a file's name is no caption. */
function spoken(alt: string): string {
  return /^[\w-]*\d{3}[\w-]*(?:\.\w{3,4})?$/.test(alt) ? '' : alt;
}

function firstWords(text: string): string {
  const [line = ''] = text.split('\n');
  return cut(line, 40);
}

/** By characters as people count them, not within one. */
function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

function absolute(pictures: readonly SourcePicture[], base: string | undefined): SourcePicture[] {
  return pictures.flatMap((one) => {
    const src = safeUrl(one.src, { base });
    return src === undefined ? [] : { ...one, src };
  });
}

/** A few at a time, in order. */
const AT_ONCE = 4;

async function keepAll(
  pictures: readonly SourcePicture[],
  keeper: PictureKeeper,
  remarks: string[],
): Promise<(DraftPicture | undefined)[]> {
  const kept: (DraftPicture | undefined)[] = [];
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    const some = pictures.slice(from, from + AT_ONCE).map((picture) => keeper.keep(picture));
    for (const one of await Promise.all(some)) {
      kept.push(one.picture);
      if (one.remark !== undefined) {
        remarks.push(one.remark);
      }
    }
  }
  return kept;
}

/** Video is linked, never kept: its size is not ours to decide. */
function videoOf(media: Omit<SourceMedia, 'kind'>, base: string | undefined): DraftVideo | undefined {
  const url = secureAddress(media.src, base);
  const { duration, width = 0, height = 0 } = media;
  return url === '' ? undefined : { url, cover: secureAddress(media.cover, base), duration, width, height };
}

function secureAddress(address: string, base: string | undefined): string {
  const safe = safeUrl(address, { base });
  return safe === undefined ? '' : secure(safe);
}

interface Placed {
  pictures: readonly (DraftPicture | undefined)[];
  picturesInText: number;
  videos: readonly (DraftVideo | undefined)[];
  videosInText: number;
}

/**
 * Numbers the placeholders anew after some were left out, and places what the text does not place itself: one picture
 * before it, the rest after it. The pictures of a set and the video of a video article stand in no text.
 */
function place(content: string, kind: SourceDraft['kind'], placed: Placed): string {
  const pictures = marksOf(placed.pictures, 'IMAGEARRAY');
  const videos = marksOf(placed.videos, 'VIDEOARRAY');
  const body = content
    .replace(/<!--IMAGEARRAY#(\d+)-->/g, (_, k: string) => pictures[Number(k)] ?? '')
    .replace(/<!--VIDEOARRAY#(\d+)-->/g, (_, k: string) => videos[Number(k)] ?? '');
  const [first = '', ...rest] = kind === 'images' ? [] : pictures.slice(placed.picturesInText);
  const after = kind === 'video' ? [] : videos.slice(placed.videosInText);
  return [first, body, ...rest, ...after].join('');
}

function marksOf(kept: readonly unknown[], name: string): string[] {
  let next = 0;
  return kept.map((one) => (one === undefined ? '' : `<!--${name}#${next++}-->`));
}

function filesOf(source: SourceDraft): { name: string; url: string; size: number }[] {
  return source.files.flatMap(({ src, name, size }) => {
    const url = safeUrl(src, { base: source.baseUrl });
    return url === undefined ? [] : { name, url, size };
  });
}

function isLanguage(text: string): boolean {
  return /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(text);
}
