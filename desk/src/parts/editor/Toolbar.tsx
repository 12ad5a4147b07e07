import { type TextKey, useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Dialog, DialogFoot } from '@desk/ui/Dialog';
import { FilePicker } from '@desk/ui/FilePicker';
import { Icon, type IconName } from '@desk/ui/Icon';
import { TextField } from '@desk/ui/TextField';
import { ToolRow } from '@desk/ui/ToolRow';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useState } from 'react';
import { commands, type Format, insertTable, setLink } from './commands';
import styles from './Editor.module.css';
import { isKeptLink } from './schema';

interface ToolbarProps {
  readonly active: readonly string[];
  readonly view: () => EditorView | undefined;
  readonly addPictures: (files: File[]) => void;
}

/** A phone converts its own formats to these. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const icon = (name: IconName): ReactNode => <Icon name={name} />;
const tools: readonly (readonly [Format, ReactNode])[] = [
  ['bold', <b key="b">B</b>],
  ['italic', <i key="i">I</i>],
  ['heading', 'H'],
  ['subheading', 'h'],
  ['bulletList', icon('bullets')],
  ['orderedList', icon('numbers')],
  ['quote', icon('quote')],
  ['undo', icon('undo')],
  ['redo', icon('redo')],
];

/** Tools of the text; a tap leaves the cursor where it is. */
export function Toolbar({ active, view, addPictures }: ToolbarProps) {
  const say = useText();
  const [isLinking, setLinking] = useState(false);
  const run = (command: (typeof commands)[Format]) => {
    const editor = view();
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const tool = (key: TextKey, sign: ReactNode, act: () => void, isPressed?: boolean) => (
    <Button
      key={key}
      kind="quiet"
      isSquare
      aria-label={say(key)}
      preventFocusOnPress
      onPress={act}
      {...(isPressed === undefined ? {} : { isPressed })}
    >
      {sign}
    </Button>
  );
  return (
    <ToolRow label={say('format')} className={styles.toolbar ?? ''}>
      <FilePicker types={PICTURES} onChoose={addPictures}>
        <Button kind="quiet" isSquare aria-label={say('picture')}>
          <Icon name="picture" />
        </Button>
      </FilePicker>
      {tools.map(([format, sign]) =>
        tool(
          format,
          sign,
          () => run(commands[format]),
          format === 'undo' || format === 'redo' ? undefined : active.includes(format),
        ),
      )}
      {tool('link', icon('link'), () => setLinking(true), active.includes('link'))}
      {tool('table', icon('table'), () => run(insertTable))}
      <LinkDialog
        isOpen={isLinking}
        onClose={() => setLinking(false)}
        onChoose={(href) => {
          setLinking(false);
          run(setLink(href));
        }}
      />
    </ToolRow>
  );
}

interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (href: string) => void;
}

function LinkDialog({ isOpen, onClose, onChoose }: LinkDialogProps) {
  const say = useText();
  const [href, setHref] = useState('https://');
  return (
    <Dialog title={say('link')} isOpen={isOpen} onClose={onClose}>
      <TextField label={say('linkAddress')} type="url" value={href} onChange={setHref} autoFocus />
      <DialogFoot>
        <Button kind="quiet" onPress={() => onChoose('')}>
          {say('removeLink')}
        </Button>
        <Button kind="main" isDisabled={!isKeptLink(href)} onPress={() => onChoose(href.trim())}>
          {say('apply')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
