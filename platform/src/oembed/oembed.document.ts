import { plainText } from '@platform/html/plainText';

/** Facts about a page that other sites show (oEmbed 1.0). */
export interface Embedded {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** Whole address of a picture; '' = none. */
  readonly picture: string;
  /** A file that every browser plays, with its size in pixels. */
  readonly video?: { readonly url: string; readonly width: number; readonly height: number };
}

export interface Provider {
  readonly name: string;
  readonly url: string;
  readonly lang: string;
}

/** Pixels; Infinity = no bound. */
export interface MaxSize {
  readonly width: number;
  readonly height: number;
}

const CARD_WIDTH = 600;
/** A narrower card is a link. */
const MIN_CARD_WIDTH = 200;
const TEXT_HEIGHT = 150;
const MAX_TEXT = 120;
const CACHE_SECONDS = 600;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Tags and marks as `[=x1]` do not belong into a card. */
const plain = (html: string): string =>
  plainText(html)
    .replace(/\[=\/?[\w-]{1,16}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function videoOf({ title, picture, video }: Embedded, max: MaxSize): object | undefined {
  if (!video || video.width <= 0 || video.height <= 0) return undefined;
  const scale = Math.min(1, max.width / video.width, max.height / video.height);
  const [width, height] = [Math.floor(video.width * scale), Math.floor(video.height * scale)];
  if (width < 1 || height < 1) return undefined;
  const poster = picture ? ` poster="${escaped(picture)}"` : '';
  const html = `<video controls preload="none" width="${width}" height="${height}"${poster} src="${escaped(video.url)}" title="${escaped(plain(title))}"></video>`;
  return { type: 'video', html, width, height };
}

/** A card without script: the picture where it fits, title, the beginning of the text, the paper's name. */
function cardOf({ url, title, text, picture }: Embedded, { name, lang }: Provider, max: MaxSize) {
  const width = Math.min(CARD_WIDTH, max.width);
  if (width < MIN_CARD_WIDTH || max.height < TEXT_HEIGHT) return undefined;
  const pictureHeight = Math.round((width * 9) / 16);
  const hasPicture = picture !== '' && TEXT_HEIGHT + pictureHeight <= max.height;
  const image = hasPicture
    ? `<img src="${escaped(picture)}" alt="" width="${width}" height="${pictureHeight}" style="object-fit:cover"><br>`
    : '';
  const words = Array.from(plain(text));
  const summary = words.length > MAX_TEXT ? `${words.slice(0, MAX_TEXT).join('')}…` : words.join('');
  const html = `<blockquote cite="${escaped(url)}" lang="${escaped(lang)}"><a href="${escaped(url)}">${image}<b>${escaped(plain(title))}</b></a><p>${escaped(summary)}</p><p>${escaped(name)}</p></blockquote>`;
  return { type: 'rich', html, width, height: TEXT_HEIGHT + (hasPicture ? pictureHeight : 0) };
}

/** The oEmbed answer: a video where it can be played, else a card, a link where neither fits. */
export function oEmbed(page: Embedded, provider: Provider, max: MaxSize): object {
  const { title, author } = page;
  return {
    version: '1.0',
    ...(videoOf(page, max) ?? cardOf(page, provider, max) ?? { type: 'link' }),
    title: plain(title),
    ...(author ? { author_name: plain(author) } : {}),
    provider_name: provider.name,
    provider_url: provider.url,
    cache_age: CACHE_SECONDS,
  };
}
