import type { Say } from '@desk/texts/useText';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { keys, shortcuts } from './commands';
import { FigureView, type Uploads } from './figureView';
import { picturesIn } from './pictureUploads';
import { type ReadBody, readBody } from './readBody';
import { tidyPasted } from './tidyPasted';
import { writeBody } from './writeBody';

export interface EditorParts {
  readonly mount: HTMLElement;
  readonly html: string;
  readonly label: string;
  readonly say: Say;
  readonly uploads: Uploads;
  readonly isEditable: () => boolean;
  readonly addPictures: (files: File[]) => void;
  /** After every transaction. @param hasChanged the text is another */
  readonly onUpdate: (state: EditorState, hasChanged: boolean) => void;
}

export interface BodyEditor {
  readonly view: EditorView;
  /** The text as the platform's cleaner writes it. */
  readonly read: () => string;
  readonly destroy: () => void;
}

const stateOf = ({ doc }: ReadBody): EditorState =>
  EditorState.create({
    doc,
    plugins: [shortcuts, keymap(keys), history(), dropCursor(), gapCursor(), tableEditing()],
  });

export function createEditor(parts: EditorParts): BodyEditor {
  const body = readBody(parts.html);
  const takePictures = (data: DataTransfer | null): boolean => {
    const pictures = picturesIn(data);
    if (pictures.length === 0) return false;
    parts.addPictures(pictures);
    return true;
  };
  const view = new EditorView(parts.mount, {
    state: stateOf(body),
    editable: parts.isEditable,
    attributes: { 'aria-label': parts.label, role: 'textbox', 'aria-multiline': 'true' },
    nodeViews: {
      figure: (node, editor, getPos) => new FigureView(node, editor, getPos, parts.say, parts.uploads),
    },
    transformPasted: tidyPasted,
    handlePaste: (_, { clipboardData }, slice) => slice.size === 0 && takePictures(clipboardData),
    handleDrop: (_, event, __, moved) => !moved && takePictures(event.dataTransfer),
    dispatchTransaction(transaction: Transaction) {
      view.updateState(view.state.apply(transaction));
      parts.onUpdate(view.state, transaction.docChanged);
    },
  });
  return {
    view,
    read: () => writeBody(view.state.doc, body.originals),
    destroy: () => view.destroy(),
  };
}
