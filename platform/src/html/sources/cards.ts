import type { Token } from '../tokens';

/** Classes of cards that stand for a link to another page, as editors and plugins write them. */
const CARD =
  /(?:^|\s)(?:kg-bookmark-card|bookmark-card|bookmark source|bookmark-container|link-?card|link-?preview|url-?preview|blog-?card(?:-wrap)?|onebox|embedly-card|(?:graf--)?mixtapeEmbed|rich-link|preview-card|embedded-post(?:-wrap)?|wp-block-bookmark)(?:\s|$)/i;
const TITLE = /(?:^|[\s_-])(?:title|heading)(?:[\s_-]|$)/i;
/** Elements that may be a card; within a sentence a link stays a link. */
const ELEMENTS = new Set('a article aside blockquote div figure section'.split(' '));

export interface LinkCard {
  href: string;
  title: string;
  /** Its other words: description, name of the site. */
  text: string;
}

/** Reads a card from its element to the end of it; pictures in it are those of the other page. */
export class CardReader {
  #depth = 0;
  #href = '';
  /** Depth of the open element that holds the title; 0 outside. */
  #titleDepth = 0;
  #title: string[] = [];
  #texts: string[] = [];
  #words = '';

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** @returns true where the token opens a card or stands in one; `done` is told the card at its end */
  take(token: Token, done: (card: LinkCard) => void): boolean {
    if (this.#depth === 0 && !isCard(token)) return false;
    if (token.kind === 'text') {
      this.#words += token.text;
      return true;
    }
    if (!INLINE.has(token.tag)) this.#endWords();
    if (token.kind === 'open') {
      this.#depth += 1;
      if (token.tag === 'a') this.#href ||= token.attributes.get('href') ?? '';
      const isTitle = /^h[1-6]$/.test(token.tag) || TITLE.test(token.attributes.get('class') ?? '');
      if (isTitle && this.#titleDepth === 0) this.#titleDepth = this.#depth;
    } else {
      if (this.#titleDepth === this.#depth) this.#titleDepth = 0;
      this.#depth -= 1;
      if (this.#depth === 0) this.#finish(done);
    }
    return true;
  }

  #endWords(): void {
    const words = this.#words.replace(/\s+/g, ' ').trim();
    this.#words = '';
    if (words !== '') (this.#titleDepth > 0 ? this.#title : this.#texts).push(words);
  }

  #finish(done: (card: LinkCard) => void): void {
    this.#endWords();
    const [first = '', ...others] =
      this.#title.length > 0 ? [this.#title.join(' '), ...this.#texts] : this.#texts;
    const text = [...new Set(others)].filter((one) => one !== first).join(' · ');
    done({ href: this.#href, title: first, text });
    this.#href = '';
    this.#title = [];
    this.#texts = [];
  }
}

/** Elements that do not part words. */
const INLINE = new Set('b em i mark small strong sub sup u'.split(' '));

const isCard = (token: Token): boolean =>
  token.kind === 'open' &&
  ELEMENTS.has(token.tag) &&
  CARD.test((token.attributes.get('class') ?? '').slice(0, 500));
