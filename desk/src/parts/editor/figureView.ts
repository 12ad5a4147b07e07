import type { Say } from '@desk/texts/useText';
import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import styles from './Editor.module.css';

/** Acts on a picture that is not stored yet. */
export interface Uploads {
  readonly retry: (upload: string) => void;
  /** Address that shows the picture while it goes; '' = none. */
  readonly previewOf: (upload: string) => string;
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className?: string, text = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

/** A picture with its words, which are fields beside the text: plain elements, since React must hold nothing that is edited here. */
export class FigureView implements NodeView {
  readonly dom = element('figure', styles.figure);
  #node: Node;
  readonly #view: EditorView;
  readonly #getPos: () => number | undefined;
  readonly #say: Say;
  readonly #uploads: Uploads;
  readonly #picture = element('img', styles.picture);
  readonly #state = element('div', styles.uploadState);
  readonly #caption: HTMLInputElement;
  readonly #alt: HTMLInputElement;

  constructor(node: Node, view: EditorView, getPos: () => number | undefined, say: Say, uploads: Uploads) {
    this.#node = node;
    this.#view = view;
    this.#getPos = getPos;
    this.#say = say;
    this.#uploads = uploads;
    this.#caption = this.#input('caption');
    this.#alt = this.#input('alt');
    this.dom.contentEditable = 'false';
    this.#state.setAttribute('role', 'status');
    this.dom.append(this.#picture, this.#state, this.#caption, this.#alt);
    this.#show();
  }

  #input(name: 'caption' | 'alt'): HTMLInputElement {
    const input = element('input', styles.words);
    input.placeholder = this.#say(name);
    input.setAttribute('aria-label', this.#say(name));
    input.addEventListener('input', () => this.#change({ [name]: input.value }));
    return input;
  }

  #button(key: 'retry' | 'remove', act: () => void): HTMLButtonElement {
    const button = element('button', styles.figureButton, this.#say(key));
    button.type = 'button';
    button.addEventListener('click', act);
    return button;
  }

  #change(attrs: Readonly<Record<string, string>>): void {
    const at = this.#getPos();
    if (at === undefined) return;
    this.#view.dispatch(this.#view.state.tr.setNodeMarkup(at, null, { ...this.#node.attrs, ...attrs }));
  }

  #remove(): void {
    const at = this.#getPos();
    if (at === undefined) return;
    this.#view.dispatch(this.#view.state.tr.delete(at, at + this.#node.nodeSize));
    this.#view.focus();
  }

  #show(): void {
    const { src, upload, fault, caption, alt } = this.#node.attrs;
    const shown = String(src) || this.#uploads.previewOf(String(upload));
    if (shown !== '' && this.#picture.getAttribute('src') !== shown) this.#picture.src = shown;
    this.#picture.alt = String(alt);
    for (const [input, value] of [
      [this.#caption, caption],
      [this.#alt, alt],
    ] as const) {
      if (input.value !== value) input.value = String(value);
      input.disabled = !this.#view.editable;
    }
    const words = upload === '' ? '' : fault === '' ? this.#say('pictureGoing') : '';
    const failed = fault === '' ? '' : this.#say('pictureFailed', { reason: String(fault) });
    this.#state.hidden = upload === '' && !this.#view.editable;
    this.#state.replaceChildren(
      words + failed,
      ...(fault === '' ? [] : [this.#button('retry', () => this.#uploads.retry(String(upload)))]),
      ...(this.#view.editable ? [this.#button('remove', () => this.#remove())] : []),
    );
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  /** Keys and taps in the fields and buttons are no editing of the text. */
  stopEvent = ({ target }: Event): boolean =>
    target instanceof HTMLInputElement || target instanceof HTMLButtonElement;

  ignoreMutation = (): boolean => true;
}
