import type { BodyMedia, BodyPicture } from './body';
import { resolveAddress } from './safeUrl';
import { escapeAttribute, type Token } from './tokens';
import type { HtmlWriter } from './writer';

interface Figure {
  firstPicture: number;
  firstMedia: number;
  caption: string;
}

export interface FigureReader {
  readonly pictures: BodyPicture[];
  readonly media: BodyMedia[];
  /** true where the token belonged to a figure, picture, video or frame and is dealt with. */
  take(token: Token): boolean;
}

/** Where lazily loading pages keep the real address while `src` holds a stand-in. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'src'];

/** Takes pictures, video and audio out of the text, with their captions, and leaves placeholders (wire S2). */
export function readFigures(
  writer: HtmlWriter,
  placed: { pictures: number; media: number },
  baseUrl: string | undefined,
): FigureReader {
  const pictures: BodyPicture[] = [];
  const media: BodyMedia[] = [];
  const figures: Figure[] = [];
  let caption: string | undefined;
  let playing: BodyMedia | undefined;

  function address(value: string | undefined): string | undefined {
    return resolveAddress(value ?? '', baseUrl);
  }

  function picture(attributes: ReadonlyMap<string, string>): void {
    const src = LAZY.map((name) => (attributes.has(name) ? address(attributes.get(name)) : undefined)).find(
      (one) => one !== undefined,
    );
    const size = sizeOf(attributes);
    // One pixel wide or high: it counts readers, it shows nothing.
    if (src !== undefined && size.width !== 1 && size.height !== 1) {
      writer.between(`<!--IMAGEARRAY#${placed.pictures + pictures.length}-->`);
      pictures.push({ src, caption: '', alt: line(attributes.get('alt') ?? ''), ...size });
    }
  }

  function stopPlaying(): void {
    if (playing !== undefined && playing.src !== '') {
      writer.between(`<!--VIDEOARRAY#${placed.media + media.length}-->`);
      media.push(playing);
    }
    playing = undefined;
  }

  function paragraph(text: string): void {
    if (text !== '') {
      writer.open('leaf', 'p', '');
      writer.text(text);
      writer.close();
    }
  }

  /** One picture takes the caption; under several, or under a video, it is a paragraph. */
  function endFigure(): void {
    const figure = figures.pop();
    const caption = figure?.caption ?? '';
    const shown = pictures.slice(figure?.firstPicture ?? pictures.length);
    const [only] = shown;
    if (
      only !== undefined &&
      shown.length === 1 &&
      media.length === figure?.firstMedia &&
      only.caption === ''
    ) {
      only.caption = caption;
    } else {
      paragraph(caption);
    }
  }

  function endCaption(): void {
    const text = line(caption ?? '');
    const figure = figures.at(-1);
    caption = undefined;
    if (figure === undefined) {
      paragraph(text);
    } else {
      figure.caption = line(`${figure.caption} ${text}`);
    }
  }

  function frame(attributes: ReadonlyMap<string, string>): void {
    const src = address(attributes.get('src'));
    if (src !== undefined && !src.startsWith('/')) {
      writer.open('leaf', 'p', '');
      writer.open('inline', 'a', ` href="${escapeAttribute(src)}" rel="noopener nofollow"`);
      writer.text(line(attributes.get('title') ?? '') || new URL(src).host);
      writer.close();
      writer.close();
    }
  }

  function open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (tag === 'img') {
      picture(attributes);
    } else if (tag === 'figure') {
      figures.push({ firstPicture: pictures.length, firstMedia: media.length, caption: '' });
      writer.open('wrapper', 'figure', '');
    } else if (tag === 'figcaption') {
      caption = '';
    } else if (tag === 'video' || tag === 'audio') {
      const cover = address(attributes.get('poster')) ?? '';
      playing = {
        kind: tag,
        src: address(attributes.get('src')) ?? '',
        cover,
        ...sizeOf(attributes),
      };
    } else if (tag === 'iframe') {
      frame(attributes);
    } else if (tag === 'slot') {
      keepPlaceholder(attributes.get('name') ?? '');
    }
  }

  function keepPlaceholder(name: string): void {
    const kind = name.slice(0, 5);
    const number = Number(name.slice(5));
    if (/^(?:IMAGE|VIDEO)\d+$/.test(name) && number < (kind === 'IMAGE' ? placed.pictures : placed.media)) {
      writer.between(`<!--${kind}ARRAY#${number}-->`);
    }
  }

  function close(tag: string): void {
    if (tag === 'figure') {
      writer.close();
      endFigure();
    } else if (tag === 'figcaption') {
      endCaption();
    }
  }

  return {
    pictures,
    media,
    take(token) {
      if (playing !== undefined) {
        // The content of a video other than its sources is for browsers that cannot play it.
        if (token.kind === 'open' && token.tag === 'source' && playing.src === '') {
          playing.src = address(token.attributes.get('src')) ?? '';
        } else if (token.kind === 'close' && token.tag === playing.kind) {
          stopPlaying();
        }
        return true;
      }
      if (token.kind !== 'text' && OWN.has(token.tag)) {
        token.kind === 'open' ? open(token.tag, token.attributes) : close(token.tag);
        return true;
      }
      if (caption !== undefined) {
        caption += token.kind === 'text' ? token.text : ' ';
        return true;
      }
      return false;
    },
  };
}

const OWN = new Set(['img', 'figure', 'figcaption', 'video', 'audio', 'source', 'iframe', 'slot']);

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sizeOf(attributes: ReadonlyMap<string, string>): { width?: number; height?: number } {
  const width = pixels(attributes.get('width'));
  const height = pixels(attributes.get('height'));
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

function pixels(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,4}(?:px)?$/.test(value.trim())
    ? Number.parseInt(value, 10)
    : undefined;
}
