import type { SentClip } from '@touch/ui/attachments';
import { Icon } from '@touch/ui/Icon';
import style from './ClipPicker.module.css';
import { useClipTexts } from './texts';
import type { ChosenClip, ClipState } from './useClipQueue';

interface ClipRowsProps {
  readonly clips: readonly SentClip[];
  readonly chosen: readonly ChosenClip[];
  /** Of the first chosen one. */
  readonly upload: ClipState;
  readonly isReadOnly: boolean;
  readonly removeSent: (clip: SentClip) => void;
  readonly removeChosen: (id: number) => void;
}

/** Files that have arrived and files on their way, each with a button to remove it. */
export function ClipRows(props: ClipRowsProps) {
  const { clips, chosen, upload, isReadOnly, removeSent, removeChosen } = props;
  const texts = useClipTexts();
  return (
    <ul className={style.rows}>
      {clips.map((clip) => (
        <li key={clip.url} className={style.row}>
          <span className={style.name}>{clip.name}</span>
          <span className={style.state}>{texts.clipArrived}</span>
          {isReadOnly ? null : <RemoveButton name={clip.name} remove={() => removeSent(clip)} />}
        </li>
      ))}
      {chosen.map(({ id, file }, index) => (
        <li key={id} className={style.row}>
          <span className={style.name}>{file.name}</span>
          {index === 0 && upload.kind === 'going' ? (
            <progress
              className={style.progress}
              aria-label={texts.clipGoing}
              max={100}
              value={Math.round(upload.share * 100)}
            />
          ) : null}
          <RemoveButton name={file.name} remove={() => removeChosen(id)} />
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ name, remove }: { readonly name: string; readonly remove: () => void }) {
  const texts = useClipTexts();
  return (
    <button
      type="button"
      className={style.remove}
      aria-label={`${texts.removeClip} ${name}`}
      onClick={remove}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
