import type { BodyMedia, BodyPicture } from './body';
import { resolveAddress } from './safeUrl';
import { escapeAttribute, type Token } from './tokens';
import type { HtmlWriter } from './writer';

interface Figure {
  firstPicture: number;
  firstMedia: number;
  caption: string;
}
/** Where lazily loading pages keep the real address while `src` holds a stand-in. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'src'];

/** Takes pictures, video and audio out of the text, with their captions, and leaves placeholders (wire S2). */
export class FigureReader {
  readonly pictures: BodyPicture[] = [];
  readonly media: BodyMedia[] = [];
  readonly #writer: HtmlWriter;
  readonly #placed: { pictures: number; media: number };
  readonly #baseUrl: string | undefined;
  readonly #figures: Figure[] = [];
  #caption: string | undefined;
  #playing: BodyMedia | undefined;

  /** @param placed pictures and media that the body has already */
  constructor(writer: HtmlWriter, placed: { pictures: number; media: number }, baseUrl: string | undefined) {
    this.#writer = writer;
    this.#placed = placed;
    this.#baseUrl = baseUrl;
  }

  #address(value: string | undefined): string | undefined {
    return resolveAddress(value ?? '', this.#baseUrl);
  }

  #picture(attributes: ReadonlyMap<string, string>): void {
    const src = LAZY.map((name) =>
      attributes.has(name) ? this.#address(attributes.get(name)) : undefined,
    ).find((one) => one !== undefined);
    const size = sizeOf(attributes);
    // One pixel wide or high: it counts readers, it shows nothing.
    if (src !== undefined && size.width !== 1 && size.height !== 1) {
      this.#writer.between(`<!--IMAGEARRAY#${this.#placed.pictures + this.pictures.length}-->`);
      this.pictures.push({ src, caption: '', alt: line(attributes.get('alt') ?? ''), ...size });
    }
  }

  #stopPlaying(): void {
    if (this.#playing !== undefined && this.#playing.src !== '') {
      this.#writer.between(`<!--VIDEOARRAY#${this.#placed.media + this.media.length}-->`);
      this.media.push(this.#playing);
    }
    this.#playing = undefined;
  }

  #paragraph(text: string): void {
    if (text !== '') {
      this.#writer.open('leaf', 'p', '');
      this.#writer.text(text);
      this.#writer.close();
    }
  }

  /** One picture takes the caption; under several, or under a video, it is a paragraph. */
  #endFigure(): void {
    const figure = this.#figures.pop();
    const text = figure?.caption ?? '';
    const shown = this.pictures.slice(figure?.firstPicture ?? this.pictures.length);
    const [only] = shown;
    if (
      only !== undefined &&
      shown.length === 1 &&
      this.media.length === figure?.firstMedia &&
      only.caption === ''
    ) {
      only.caption = text;
    } else {
      this.#paragraph(text);
    }
  }

  #endCaption(): void {
    const text = line(this.#caption ?? '');
    const figure = this.#figures.at(-1);
    this.#caption = undefined;
    if (figure === undefined) {
      this.#paragraph(text);
    } else {
      figure.caption = line(`${figure.caption} ${text}`);
    }
  }

  #frame(attributes: ReadonlyMap<string, string>): void {
    const src = this.#address(attributes.get('src'));
    if (src !== undefined && !src.startsWith('/')) {
      this.#writer.open('leaf', 'p', ' class="player"');
      this.#writer.open('inline', 'a', ` href="${escapeAttribute(src)}" rel="noopener nofollow"`);
      this.#writer.text(line(attributes.get('title') ?? '') || new URL(src).host);
      this.#writer.close();
      this.#writer.close();
    }
  }

  #open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (tag === 'img') {
      this.#picture(attributes);
    } else if (tag === 'figure') {
      this.#figures.push({ firstPicture: this.pictures.length, firstMedia: this.media.length, caption: '' });
      this.#writer.open('wrapper', 'figure', '');
    } else if (tag === 'figcaption') {
      this.#caption = '';
    } else if (tag === 'video' || tag === 'audio') {
      const cover = this.#address(attributes.get('poster')) ?? '';
      this.#playing = {
        kind: tag,
        src: this.#address(attributes.get('src')) ?? '',
        cover,
        ...sizeOf(attributes),
      };
    } else if (tag === 'iframe') {
      this.#frame(attributes);
    } else if (tag === 'slot') {
      this.#keepPlaceholder(attributes.get('name') ?? '');
    }
  }

  #keepPlaceholder(name: string): void {
    const kind = name.slice(0, 5);
    const number = Number(name.slice(5));
    if (
      /^(?:IMAGE|VIDEO)\d+$/.test(name) &&
      number < (kind === 'IMAGE' ? this.#placed.pictures : this.#placed.media)
    ) {
      this.#writer.between(`<!--${kind}ARRAY#${number}-->`);
    }
  }

  #close(tag: string): void {
    if (tag === 'figure') {
      this.#writer.close();
      this.#endFigure();
    } else if (tag === 'figcaption') {
      this.#endCaption();
    }
  }

  /** @returns true where the token belonged to a figure, picture, video or frame and is dealt with */
  take(token: Token): boolean {
    if (this.#playing !== undefined) {
      // The content of a video other than its sources is for browsers that cannot play it.
      if (token.kind === 'open' && token.tag === 'source' && this.#playing.src === '') {
        this.#playing.src = this.#address(token.attributes.get('src')) ?? '';
      } else if (token.kind === 'close' && token.tag === this.#playing.kind) {
        this.#stopPlaying();
      }
      return true;
    }
    if (token.kind !== 'text' && OWN.has(token.tag)) {
      token.kind === 'open' ? this.#open(token.tag, token.attributes) : this.#close(token.tag);
      return true;
    }
    if (this.#caption !== undefined) {
      this.#caption += token.kind === 'text' ? token.text : ' ';
      return true;
    }
    return false;
  }
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
