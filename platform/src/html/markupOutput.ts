import type { Entry } from './openElements';

/** Takes white space off the end of what is written so far. */
function trimEnd(parts: string[]): void {
  let last = parts.pop();
  while (last !== undefined && last.trimEnd() === '') {
    last = parts.pop();
  }
  parts.push(last?.trimEnd() ?? '');
}

/** Markup that is written, and the elements that are open at its end. */
export class MarkupOutput {
  #open: Entry[] = [];
  readonly #parts: string[] = [];
  /** true where the last part written is text, or the end of an inline element around it. */
  isAfterText = false;

  isOpen(entry: Entry): boolean {
    return this.#open.includes(entry);
  }

  /** @param markup already escaped */
  add(markup: string, isText = false): void {
    this.#parts.push(markup);
    this.isAfterText = isText;
  }

  closeTo(length: number): void {
    for (const entry of this.#open.splice(length).reverse()) {
      if (entry.tag === 'pre') {
        trimEnd(this.#parts);
      }
      this.#parts.push(`</${entry.tag}>`);
      this.isAfterText = entry.role === 'inline';
    }
  }

  shared(path: readonly Entry[]): number {
    let length = 0;
    while (length < this.#open.length && this.#open[length] === path[length]) {
      length += 1;
    }
    return length;
  }

  openAll(path: readonly Entry[]): void {
    for (const entry of path.slice(this.#open.length)) {
      this.#parts.push(`<${entry.tag}${entry.attributes}>`);
      this.isAfterText &&= entry.role === 'inline';
      this.#open = [...this.#open, entry];
    }
  }

  text(): string {
    return this.#parts.join('');
  }
}
