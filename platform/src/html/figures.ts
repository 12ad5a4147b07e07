import type { BodyMedia, BodyPicture } from './body';
import { resolveAddress } from './safeUrl';
import { CardReader, type LinkCard } from './sources/cards';
import { emojiOf } from './sources/emoji';
import { captionsOf, playableFirst } from './sources/media';
import { pictureAddresses } from './sources/pictures';
import { escapeAttribute, type Token } from './tokens';
import type { HtmlWriter } from './writer';

interface Figure {
  firstPicture: number;
  firstMedia: number;
  caption: string;
}
type Attributes = ReadonlyMap<string, string>;

/** A video or audio whose end has not come. */
interface OpenMedia {
  kind: 'video' | 'audio';
  attributes: Attributes;
  sources: Attributes[];
  tracks: Attributes[];
}

/** Takes pictures, video and audio out of the text, with their captions, and leaves placeholders (wire S2). */
export class FigureReader {
  readonly pictures: BodyPicture[] = [];
  readonly media: BodyMedia[] = [];
  readonly #writer: HtmlWriter;
  readonly #placed: { pictures: number; media: number };
  readonly #baseUrl: string | undefined;
  readonly #figures: Figure[] = [];
  #caption: string | undefined;
  #playing: OpenMedia | undefined;
  /** `source` elements of the open `picture`; undefined outside. */
  #sources: Attributes[] | undefined;
  readonly #cards = new CardReader();
  /** Pictures and media without an address that can be used. */
  lost = 0;

  /** @param placed pictures and media that the body has already */
  constructor(writer: HtmlWriter, placed: { pictures: number; media: number }, baseUrl: string | undefined) {
    this.#writer = writer;
    this.#placed = placed;
    this.#baseUrl = baseUrl;
  }

  #address(value: string | undefined): string | undefined {
    return resolveAddress(value ?? '', this.#baseUrl);
  }

  #firstAddress(values: readonly string[]): string | undefined {
    return values.map((value) => this.#address(value)).find((one) => one !== undefined);
  }

  #picture(attributes: Attributes): void {
    const emoji = emojiOf(attributes);
    if (emoji !== undefined) {
      this.#text(emoji);
      return;
    }
    const addresses = pictureAddresses(attributes, this.#sources ?? []);
    this.#sources = this.#sources && [];
    const src = this.#firstAddress(addresses);
    const size = sizeOf(attributes);
    // One pixel wide or high: it counts readers, it shows nothing.
    if (size.width === 1 || size.height === 1) return;
    if (src === undefined) {
      this.lost += 1;
      return;
    }
    this.#writer.between(`<!--IMAGEARRAY#${this.#placed.pictures + this.pictures.length}-->`);
    this.pictures.push({ src, caption: '', alt: line(attributes.get('alt') ?? ''), ...size });
  }

  #text(text: string): void {
    if (this.#caption === undefined) this.#writer.text(text);
    else this.#caption += text;
  }

  #stopPlaying({ kind, attributes, sources, tracks }: OpenMedia): void {
    this.#playing = undefined;
    const named = [attributes, ...playableFirst(sources)].map((one) => one.get('src') ?? '');
    const src = this.#firstAddress(named);
    if (src === undefined) {
      this.lost += 1;
      return;
    }
    const captions = this.#address(captionsOf(tracks)?.get('src'));
    this.#writer.between(`<!--VIDEOARRAY#${this.#placed.media + this.media.length}-->`);
    this.media.push({
      kind,
      src,
      cover: this.#address(attributes.get('poster')) ?? '',
      ...(captions === undefined ? {} : { captions }),
      ...sizeOf(attributes),
    });
  }

  #card({ href, title, text }: LinkCard): void {
    const address = this.#address(href);
    const words =
      title || text || (address === undefined || address.startsWith('/') ? '' : new URL(address).host);
    if (words === '') return;
    this.#writer.open('leaf', 'p', '');
    const rel = address?.startsWith('/') ? '' : ' rel="noopener nofollow"';
    this.#writer.open(
      address === undefined ? 'silent' : 'inline',
      'a',
      address === undefined ? '' : ` href="${escapeAttribute(address)}"${rel}`,
    );
    this.#writer.text(words);
    this.#writer.close();
    if (title !== '' && text !== '') {
      this.#writer.lineBreak();
      this.#writer.text(text);
    }
    this.#writer.close();
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

  #frame(attributes: Attributes): void {
    const src = this.#address(attributes.get('src'));
    if (src !== undefined && !src.startsWith('/')) {
      this.#writer.open('leaf', 'p', ' class="player"');
      this.#writer.open('inline', 'a', ` href="${escapeAttribute(src)}" rel="noopener nofollow"`);
      this.#writer.text(line(attributes.get('title') ?? '') || new URL(src).host);
      this.#writer.close();
      this.#writer.close();
    }
  }

  #open(tag: string, attributes: Attributes): void {
    if (tag === 'img') {
      this.#picture(attributes);
    } else if (tag === 'figure') {
      this.#figures.push({ firstPicture: this.pictures.length, firstMedia: this.media.length, caption: '' });
      this.#writer.open('wrapper', 'figure', '');
    } else if (tag === 'figcaption') {
      this.#caption = '';
    } else if (tag === 'video' || tag === 'audio') {
      this.#playing = { kind: tag, attributes, sources: [], tracks: [] };
    } else if (tag === 'picture') {
      this.#sources = [];
    } else if (tag === 'source') {
      this.#sources?.push(attributes);
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
    } else if (tag === 'picture') {
      // one without its img is shown by no browser, but it names a picture
      if (this.#sources && this.#sources.length > 0) this.#picture(new Map());
      this.#sources = undefined;
    }
  }

  #takePlaying(token: Token, playing: OpenMedia): void {
    // The content of a video other than its sources and tracks is for browsers that cannot play it.
    if (token.kind === 'open' && token.tag === 'source') playing.sources.push(token.attributes);
    else if (token.kind === 'open' && token.tag === 'track') playing.tracks.push(token.attributes);
    else if (token.kind === 'close' && token.tag === playing.kind) this.#stopPlaying(playing);
  }

  /** @returns true where the token belonged to a figure, picture, video or frame and is dealt with */
  take(token: Token): boolean {
    if (this.#cards.take(token, (card) => this.#card(card))) return true;
    if (this.#playing !== undefined) {
      this.#takePlaying(token, this.#playing);
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

const OWN = new Set([
  'img',
  'picture',
  'figure',
  'figcaption',
  'video',
  'audio',
  'source',
  'track',
  'iframe',
  'slot',
]);

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sizeOf(attributes: Attributes): { width?: number; height?: number } {
  const width = pixels(attributes.get('width'));
  const height = pixels(attributes.get('height'));
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

function pixels(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,4}(?:px)?$/.test(value.trim())
    ? Number.parseInt(value, 10)
    : undefined;
}
