import { MAX_CLIP_BYTES } from '@contract/limits';
import { Icon } from '@touch/ui/Icon';
import { useEffect, useId, useRef, useState } from 'react';
import type { SentClip } from '../form/draft';
import { useFormTexts } from '../form/texts';
import style from './ClipPicker.module.css';
import { isClip, isVideo } from './clipFile';
import { useClipQueue } from './useClipQueue';

interface ClipPickerProps {
  readonly clips: readonly SentClip[];
  readonly max: number;
  /** They are on their way to the reader: nothing changes. */
  readonly isReadOnly: boolean;
  readonly onChange: (clips: readonly SentClip[]) => void;
  readonly onState: (state: 'arrived' | 'going' | 'failed') => void;
  /** As Visit.needsMember, for what these go along with. */
  readonly needsMember: (action: () => unknown) => void;
}

const MEGABYTE = 1_000_000;

/** Videos and recordings that go along with a text: chosen, sent in parts with their progress, removed (H4). */
export function ClipPicker({ clips, max, isReadOnly, onChange, onState, needsMember }: ClipPickerProps) {
  const texts = useFormTexts();
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ clips, onChange, onState });
  latest.current = { clips, onChange, onState };
  const queue = useClipQueue(({ url, file }) => {
    const { clips, onChange } = latest.current;
    // the same file twice has the same address
    if (clips.every((one) => one.url !== url))
      onChange([...clips, { url, name: file.name, isVideo: isVideo(file) }]);
  });
  const { chosen, state: upload } = queue;
  const state = chosen.length === 0 ? 'arrived' : upload.kind === 'failed' ? 'failed' : 'going';
  useEffect(() => latest.current.onState(state), [state]);

  const room = max - clips.length - chosen.length;
  const choose = (files: readonly File[]) => {
    const good = files.filter((file) => isClip(file) && file.size > 0 && file.size <= MAX_CLIP_BYTES);
    const isLarge = files.some(({ size }) => size > MAX_CLIP_BYTES);
    const formatText = isLarge ? texts.clipTooLarge(MAX_CLIP_BYTES / MEGABYTE) : texts.clipFormat;
    setWrong(good.length < files.length ? formatText : good.length > room ? texts.mostClips(max) : undefined);
    if (good.length > 0) needsMember(() => queue.add(good.slice(0, room)));
  };
  /** The removed element had the focus, so the input takes it. */
  const removed = (act: () => void) => {
    act();
    setWrong(undefined);
    input.current?.focus({ preventScroll: true });
  };
  return (
    <div className={style.picker}>
      <ul className={style.rows}>
        {clips.map((clip) => (
          <li key={clip.url} className={style.row}>
            <span className={style.name}>{clip.name}</span>
            <span className={style.state}>{texts.clipArrived}</span>
            {isReadOnly ? null : (
              <RemoveButton
                label={`${texts.removeClip} ${clip.name}`}
                remove={() => removed(() => onChange(clips.filter((one) => one !== clip)))}
              />
            )}
          </li>
        ))}
        {chosen.map((one, index) => (
          <li key={one.id} className={style.row}>
            <span className={style.name}>{one.file.name}</span>
            {index === 0 && upload.kind === 'going' ? (
              <progress
                className={style.progress}
                aria-label={texts.clipGoing}
                max={100}
                value={Math.round(upload.share * 100)}
              />
            ) : null}
            <RemoveButton
              label={`${texts.removeClip} ${one.file.name}`}
              remove={() => removed(() => queue.remove(one.id))}
            />
          </li>
        ))}
      </ul>
      {room > 0 && !isReadOnly ? (
        <>
          <input
            ref={input}
            id={id}
            className={style.input}
            type="file"
            multiple
            accept="video/*,audio/*"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // the same file may be chosen again
              target.value = '';
              if (files.length > 0) choose(files);
            }}
          />
          <label className={style.add} htmlFor={id}>
            {texts.addClip}
          </label>
        </>
      ) : null}
      <p className={style.wrong} role="alert">
        {upload.kind === 'failed' ? upload.message : wrong}
        {upload.kind === 'failed' && upload.again ? (
          <button type="button" className={style.again} onClick={queue.retry}>
            {texts.clipAgain}
          </button>
        ) : null}
      </p>
    </div>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly remove: () => void;
}

function RemoveButton({ label, remove }: RemoveButtonProps) {
  return (
    <button type="button" className={style.remove} aria-label={label} onClick={remove}>
      <Icon name="close" size={16} />
    </button>
  );
}
