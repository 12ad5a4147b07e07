import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { Uploads } from './figureView';
import { nodeType } from './schema';
import { shrink, toBase64 } from './shrink';

export interface StoredPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface UploadParts {
  /** Stores a picture, base64. */
  readonly store: (picture: string) => Promise<StoredPicture>;
  /** Words for a failure. */
  readonly wordsOf: (error: unknown) => string;
}

/** Pictures of a document that are not stored yet. */
export const openPictures = (doc: Node): number => {
  let count = 0;
  doc.descendants((node) => {
    if (node.type.name === 'figure' && node.attrs.upload !== '') count += 1;
  });
  return count;
};

/** Takes pictures into a document: a placeholder each, which becomes the picture or says why not. */
export function createUploads(view: () => EditorView | undefined, { store, wordsOf }: UploadParts) {
  const files = new Map<string, { readonly blob: Blob; readonly preview: string }>();
  let made = 0;

  function change(upload: string, attrs: Readonly<Record<string, unknown>>): void {
    const editor = view();
    editor?.state.doc.descendants((node, at) => {
      if (node.attrs.upload !== upload) return;
      const tr = editor.state.tr.setNodeMarkup(at, null, { ...node.attrs, ...attrs });
      editor.dispatch(tr.setMeta('addToHistory', false));
    });
  }

  async function send(upload: string): Promise<void> {
    const file = files.get(upload);
    if (!file) return;
    change(upload, { fault: '' });
    try {
      const { url, width, height } = await store(await toBase64(await shrink(file.blob)));
      change(upload, { src: url, width, height, upload: '', fault: '' });
      files.delete(upload);
      URL.revokeObjectURL(file.preview);
    } catch (error) {
      change(upload, { fault: wordsOf(error) });
    }
  }

  function add(blobs: readonly Blob[]): void {
    const editor = view();
    if (!editor) return;
    const names = blobs.map((blob) => {
      made += 1;
      const upload = `upload-${made}`;
      files.set(upload, { blob, preview: URL.createObjectURL(blob) });
      return upload;
    });
    const figures = names.map((upload) => nodeType('figure').create({ upload }));
    const { $to } = editor.state.selection;
    // behind the block at the top that the cursor stands in
    const at = $to.depth > 0 ? $to.after(1) : $to.pos;
    editor.dispatch(editor.state.tr.insert(at, figures).scrollIntoView());
    for (const name of names) void send(name);
  }

  const uploads: Uploads = {
    retry: (upload) => void send(upload),
    previewOf: (upload) => files.get(upload)?.preview ?? '',
  };
  return { add, uploads };
}

/** Pictures among what was pasted or dropped. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
