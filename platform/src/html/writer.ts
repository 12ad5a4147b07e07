import { MarkupOutput } from './markupOutput';
import { blocksOf, type Entry, inlinesOf, outsideStructure, type Role } from './openElements';
import { escapeText } from './tokens';

/** Collapsed to one space; no-break and ideographic spaces inside a line are the writer's own. */
const SPACE = /[ \t\r\n\f\u200b]+/g;

/**
 * Writes valid HTML whatever order elements come in. An element is written when the first text (or picture) in it comes,
 * so nothing empty is left; bare text gets a paragraph; blocks never stand in a paragraph.
 */
export class HtmlWriter {
  readonly #source: Entry[] = [];
  readonly #output = new MarkupOutput();
  /** Of text that stands without a paragraph of its own; new after every block boundary. */
  #implied: Entry | undefined;
  #parted = false;
  #breaks = 0;
  #space = false;

  #reset(): void {
    this.#parted = false;
    this.#breaks = 0;
    this.#space = false;
  }

  #part(): void {
    this.#implied = undefined;
    this.#parted = true;
  }

  #line(): { outer: Entry[]; leaf: Entry | undefined } {
    const { path, leaf, language } = blocksOf(this.#source);
    const outer = outsideStructure(path);
    const bare = outer.length === 0 || outer.at(-1)?.tag === 'blockquote';
    if (leaf === undefined && bare) {
      this.#implied ??= { tag: 'p', role: 'leaf', attributes: language };
    }
    const own = leaf ?? (bare ? this.#implied : undefined);
    return { outer, leaf: own };
  }

  /** Where the words go: closes and opens what is needed, with the break or space that is due before them. */
  #moveTo(outer: Entry[], leaf: Entry | undefined): void {
    const block = leaf === undefined ? outer : [...outer, leaf];
    const path = [...block, ...inlinesOf(this.#source)];
    const splits = leaf?.tag === 'p' && (this.#parted || this.#breaks > 1);
    const keep = Math.min(this.#output.shared(path), splits ? outer.length : path.length);
    const stays = keep >= block.length;
    this.#output.closeTo(keep);
    if (stays && this.#output.isAfterText && leaf?.tag !== 'pre') {
      this.#output.add(
        '<br>'.repeat(Math.min(2, this.#breaks || (this.#parted ? 1 : 0))) || (this.#space ? ' ' : ''),
        true,
      );
    }
    this.#output.openAll(path);
    this.#reset();
  }

  #preformatted(text: string, outer: Entry[], leaf: Entry): void {
    const fresh = !this.#output.isOpen(leaf);
    const words = fresh ? text.replace(/^\s*\n/, '') : text;
    if (!fresh || words.trim() !== '') {
      this.#moveTo(outer, leaf);
      this.#output.add(escapeText(words), true);
    }
  }

  open(role: Role, tag: string, attributes: string): void {
    const entry = { role, tag, attributes };
    this.#source.push(entry);
    if (role !== 'inline' && role !== 'silent') {
      this.#part();
    }
    const { path } = blocksOf(this.#source);
    // An empty cell must stay, or the columns of its table shift.
    if ((tag === 'td' || tag === 'th') && path.at(-1) === entry) {
      this.#output.closeTo(this.#output.shared(path));
      this.#output.openAll(path);
      this.#reset();
    }
  }

  close(): void {
    const role = this.#source.pop()?.role;
    if (role !== 'inline' && role !== 'silent') {
      this.#part();
    }
  }

  text(text: string): void {
    const { outer, leaf } = this.#line();
    if (leaf?.tag === 'pre') {
      this.#preformatted(text, outer, leaf);
      return;
    }
    const words = text.replace(SPACE, ' ');
    const core = words.trim();
    this.#space ||= words.trimStart() !== words;
    if (core !== '') {
      this.#moveTo(outer, leaf);
      this.#output.add(escapeText(core), true);
      this.#space = words.trimEnd() !== words;
    }
  }

  lineBreak(): void {
    const { outer, leaf } = this.#line();
    if (leaf?.tag === 'pre') {
      this.#preformatted('\n', outer, leaf);
    } else {
      this.#breaks += 1;
    }
  }

  between(markup: string): void {
    const outer = outsideStructure(blocksOf(this.#source).path);
    this.#output.closeTo(this.#output.shared(outer));
    this.#output.openAll(outer);
    this.#output.add(markup);
    this.#reset();
    this.#part();
  }

  finish(): string {
    this.#output.closeTo(0);
    return this.#output.text();
  }
}
