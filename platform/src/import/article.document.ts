import type { ArticleDraft, DraftPicture, DraftVideo } from '@platform/articles/documents/draft.types';
import { importError } from '@platform/fetching/refused';
import type { BodyMedia } from '@platform/html/body';
import { type CleanBody, cleanHtml } from '@platform/html/cleanHtml';
import { plainText, wordCount } from '@platform/html/plainText';
import { safeUrl } from '@platform/html/safeUrl';
import { escapeText } from '@platform/html/tokens';
import { type PictureStore, secureAddressOf } from './pictures.service';
import type { SourceDraft, SourceMedia, SourcePicture } from './reader.types';

export interface ConvertedArticle {
  draft: ArticleDraft;
  remarks: string[];
  /** false: a picture is missing that another run may get. */
  isComplete: boolean;
}

/** With its markup; a book, not an article. */
const MAX_TEXT_LENGTH = 4_000_000;
const MAX_TITLE_LENGTH = 200;
const MAX_ABSTRACT_LENGTH = 300;
/** ArticleType of the contract. */
const ARTICLE_TYPES = { news: 0, images: 1, video: 2 };
/** picType of a draft. */
const NO_PICTURE = 0;
const ONE_PICTURE = 1;
const THREE_PICTURES = 3;

/**
 * The article an item becomes: cleaned, its addresses resolved, its pictures kept or linked.
 * @param firstSeen publication time of an item without a date.
 * @throws importError(…) where nothing is left to show.
 */
export async function convertArticle(
  source: SourceDraft,
  columnID: number,
  firstSeen: Date,
  pictureStore: PictureStore,
): Promise<ConvertedArticle> {
  if (source.html.length > MAX_TEXT_LENGTH) {
    throw importError(`its text is longer than ${MAX_TEXT_LENGTH} characters`);
  }
  const body = cleanHtml(source.html, { baseUrl: source.baseUrl ?? '' });
  const content = withoutTitle(body.html, source.title);
  const text = plainText(content);
  const title = cut(source.title || titleOf(source, text), MAX_TITLE_LENGTH);
  const found: FoundInPictures = { remarks: [], isAiGenerated: false };
  const extra = withAbsoluteAddresses(source.pictures, source.baseUrl);
  const inBody = body.pictures.map((one) => ({ ...one, caption: one.caption || withoutFileName(one.alt) }));
  // Pictures beside the text are shown only where the text has none; else the first of them is the cover.
  const besideText = inBody.length === 0 ? extra : [];
  const stored = await storeAll([...inBody, ...besideText], pictureStore, found);
  const covers = await storeAll(inBody.length === 0 ? [] : extra.slice(0, 1), pictureStore, found);
  const playable = [...body.media.map((one) => ({ ...one, duration: 0 })), ...source.media].map((one) =>
    videoOf(one, source.baseUrl),
  );
  const placed = placeMedia(content, source.kind, {
    pictures: stored,
    picturesInText: inBody.length,
    videos: playable,
    videosInText: body.media.length,
  });
  const videos = playable.filter((one) => one !== undefined);
  const pictures = stored.filter((one) => one !== undefined);
  if (wordCount(title) === 0 && pictures.length + videos.length === 0) {
    throw importError('neither a title nor a text');
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
    title: asMarkup(title),
    content: placed,
    publishtime: source.publishtime ?? firstSeen,
    ...describedBy(source),
    ...(pictures.length === 0 ? {} : { pictures }),
    ...(videos.length === 0 ? {} : { videos }),
    ...(cover.length === 0 ? {} : { cover }),
    ...(files.length === 0 ? {} : { files }),
    ...(found.isAiGenerated ? { aiGenerated: true } : {}),
    picType: [NO_PICTURE, ONE_PICTURE, ONE_PICTURE, THREE_PICTURES][cover.length] ?? ONE_PICTURE,
  };
  const isBare = source.kind === 'news' && placed === '' && files.length === 0;
  const loss = [...lossOf(body), ...(isBare ? ['it has no text: its title stands alone'] : [])];
  return { draft, remarks: [...found.remarks, ...loss], isComplete: found.remarks.length === 0 };
}

const lossOf = ({ lost = 0 }: CleanBody): string[] =>
  lost === 0 ? [] : [`${lost} of its pictures or films have no address that can be used`];

/** Fields of a draft that the source says in words; what it leaves out is left out. */
function describedBy(source: SourceDraft): Partial<ArticleDraft> {
  return {
    ...(source.abstract === ''
      ? {}
      : { attAbstract: asMarkup(cut(source.abstract.replace(/\s+/g, ' '), MAX_ABSTRACT_LENGTH)) }),
    ...(source.source === '' ? {} : { source: source.source }),
    ...(source.link === '' ? {} : { sourceUrl: source.link }),
    ...(source.title === '' ? {} : { originalTitle: source.title }),
    ...(source.author === '' ? {} : { credits: { author: source.author } }),
    ...(source.tags.length === 0 ? {} : { tags: source.tags }),
    ...(isLanguage(source.language) ? { language: source.language } : {}),
  };
}

/** Plain text for a field that is read as HTML: escaped where that reading would change it. */
const asMarkup = (text: string): string => (plainText(text) === text.trim() ? text : escapeText(text));

/** Many sources repeat the headline at the head of the text. */
function withoutTitle(html: string, title: string): string {
  const heading = `<h2>${escapeText(title)}</h2>`;
  return title !== '' && html.startsWith(heading) ? html.slice(heading.length) : html;
}

/** A camera's or a file's name is no caption. */
function withoutFileName(alt: string): string {
  return /^[\w-]+(?:\.\w{3,4})?$/.test(alt) && /\d{3}/.test(alt.split('.', 1)[0] ?? '') ? '' : alt;
}

/** Its first words, or those of its summary or of its first picture. */
function titleOf({ abstract, pictures }: SourceDraft, text: string): string {
  const [picture] = pictures;
  return firstWords(text) || firstWords(abstract) || firstWords(picture?.caption ?? '');
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

function withAbsoluteAddresses(
  pictures: readonly SourcePicture[],
  base: string | undefined,
): SourcePicture[] {
  return pictures.flatMap((one) => {
    const src = safeUrl(one.src, { base });
    return src === undefined ? [] : { ...one, src };
  });
}

/** Told by the pictures of an article while they are stored. */
interface FoundInPictures {
  readonly remarks: string[];
  /** One of them says that it was generated. */
  isAiGenerated: boolean;
}

/** A few at a time, in order. */
const CONCURRENCY = 4;

async function storeAll(
  pictures: readonly SourcePicture[],
  pictureStore: PictureStore,
  found: FoundInPictures,
): Promise<(DraftPicture | undefined)[]> {
  const stored: (DraftPicture | undefined)[] = [];
  for (let from = 0; from < pictures.length; from += CONCURRENCY) {
    const some = pictures.slice(from, from + CONCURRENCY).map((picture) => pictureStore.store(picture));
    for (const one of await Promise.all(some)) {
      stored.push(one.picture);
      if (one.remark !== undefined) {
        found.remarks.push(one.remark);
      }
      found.isAiGenerated ||= one.isAiGenerated;
    }
  }
  return stored;
}

type PlayedMedia = Omit<SourceMedia, 'kind'> & Pick<BodyMedia, 'captions'>;

/** Video is linked, never kept: its size is not ours to decide. */
function videoOf(media: PlayedMedia, base: string | undefined): DraftVideo | undefined {
  const url = secureAddress(media.src, base);
  const { duration, width = 0, height = 0 } = media;
  const captions = secureAddress(media.captions ?? '', base);
  if (url === '') return undefined;
  const video = { url, cover: secureAddress(media.cover, base), duration, width, height };
  return captions === '' ? video : { ...video, captions };
}

function secureAddress(address: string, base: string | undefined): string {
  const safe = safeUrl(address, { base });
  return safe === undefined ? '' : secureAddressOf(safe);
}

interface PlacedMedia {
  pictures: readonly (DraftPicture | undefined)[];
  picturesInText: number;
  videos: readonly (DraftVideo | undefined)[];
  videosInText: number;
}

/**
 * Numbers the placeholders anew after some were left out, and places what the text does not place itself: one picture
 * before it, the rest after it. The pictures of a set and the video of a video article stand in no text.
 */
function placeMedia(content: string, kind: SourceDraft['kind'], placed: PlacedMedia): string {
  const pictures = placeholdersFor(placed.pictures, 'IMAGEARRAY');
  const videos = placeholdersFor(placed.videos, 'VIDEOARRAY');
  const body = content
    .replace(/<!--IMAGEARRAY#(\d+)-->/g, (_, k: string) => pictures[Number(k)] ?? '')
    .replace(/<!--VIDEOARRAY#(\d+)-->/g, (_, k: string) => videos[Number(k)] ?? '');
  const [first = '', ...rest] = kind === 'images' ? [] : pictures.slice(placed.picturesInText);
  const after = kind === 'video' ? [] : videos.slice(placed.videosInText);
  return [first, body, ...rest, ...after].join('');
}

function placeholdersFor(items: readonly unknown[], name: string): string[] {
  let next = 0;
  return items.map((one) => (one === undefined ? '' : `<!--${name}#${next++}-->`));
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
