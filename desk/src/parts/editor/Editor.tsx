import { reasonOf } from '@desk/api/callErrors';
import { callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { useText } from '@desk/texts/useText';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { activeFormats } from './commands';
import { type BodyEditor, createEditor } from './createEditor';
import styles from './Editor.module.css';
import { createUploads, openPictures } from './pictureUploads';
import { UnreadablePicture } from './shrink';
import { Toolbar } from './Toolbar';

export interface EditorHandle {
  readonly openPictures: () => number;
}

interface EditorProps {
  readonly site: number;
  readonly html: string;
  readonly isEditable: boolean;
  /** @param read the text, written out only when it is needed */
  readonly onChange: (read: () => string) => void;
  readonly error: string;
  readonly ref: Ref<EditorHandle>;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** The body of a story. React draws the frame and the tools; the text is ProseMirror's alone. */
export function Editor({ site, html, isEditable, onChange, error, ref }: EditorProps) {
  const say = useText();
  const mount = useRef<HTMLDivElement>(null);
  const editor = useRef<BodyEditor | undefined>(undefined);
  const latest = useRef({ isEditable, onChange });
  latest.current = { isEditable, onChange };
  const [active, setActive] = useState<readonly string[]>([]);
  const [pictures] = useState(() =>
    createUploads(() => editor.current?.view, {
      store: (picture) => callNewsroom(newsroom.addPicture, { site, picture }),
      wordsOf: (fault) =>
        fault instanceof UnreadablePicture ? say('pictureUnreadable') : reasonOf(fault, say),
    }),
  );

  useImperativeHandle(ref, () => ({
    openPictures: () => (editor.current ? openPictures(editor.current.view.state.doc) : 0),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is opened once; a later text of the server never flows into it
  useEffect(() => {
    if (!mount.current) return undefined;
    const made = createEditor({
      mount: mount.current,
      html,
      label: say('body'),
      say,
      uploads: pictures.uploads,
      isEditable: () => latest.current.isEditable,
      addPictures: pictures.add,
      onUpdate: (state, hasChanged) => {
        if (hasChanged) latest.current.onChange(made.read);
        // no drawing while a composition runs
        if (made.view.composing) return;
        const formats = activeFormats(state);
        setActive((before) => (isSame(before, formats) ? before : formats));
      },
    });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view asks isEditable again
  useEffect(() => {
    editor.current?.view.setProps({});
  }, [isEditable]);

  return (
    <div className={styles.editor} data-invalid={error !== '' || undefined}>
      {isEditable && <Toolbar active={active} view={() => editor.current?.view} addPictures={pictures.add} />}
      <div ref={mount} className={styles.body} />
      {error !== '' && <p className={styles.error}>{error}</p>}
    </div>
  );
}
