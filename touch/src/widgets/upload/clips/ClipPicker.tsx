import type { AttachmentLimits, MediaState, SentClip } from '@touch/ui/attachments';
import { useEffect, useId, useRef } from 'react';
import style from './ClipPicker.module.css';
import { ClipRows } from './ClipRows';
import { isVideo } from './clipFile';
import { useClipTexts } from './texts';
import { useClipChoice } from './useClipChoice';
import { useClipQueue } from './useClipQueue';

interface ClipPickerProps {
  readonly clips: readonly SentClip[];
  readonly max: number;
  readonly kind: AttachmentLimits['kind'];
  /** The form is being sent: nothing changes. */
  readonly isReadOnly: boolean;
  readonly onChange: (clips: readonly SentClip[]) => void;
  readonly onState: (state: MediaState) => void;
  /** As Visit.needsMember, for the text that these go along with. */
  readonly needsMember: (action: () => unknown) => void;
}

/** Videos and recordings that go along with a text: chosen, sent in parts with their progress, removed (H4). */
export function ClipPicker(props: ClipPickerProps) {
  const { clips, max, kind, isReadOnly, onChange, onState, needsMember } = props;
  const texts = useClipTexts();
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
  const choice = useClipChoice({ kind, max, room }, (files) => needsMember(() => queue.add(files)));
  /** The removed element had the focus, so the input takes it. */
  const removed = (act: () => void) => {
    act();
    choice.forget();
    input.current?.focus({ preventScroll: true });
  };
  return (
    <div className={style.picker}>
      <ClipRows
        {...{ clips, chosen, upload, isReadOnly }}
        removeSent={(clip) => removed(() => onChange(clips.filter((one) => one !== clip)))}
        removeChosen={(clip) => removed(() => queue.remove(clip))}
      />
      {room > 0 && !isReadOnly ? (
        <>
          <input
            ref={input}
            id={id}
            className={style.input}
            type="file"
            multiple={max > 1}
            {...choice.input}
          />
          <label className={style.add} htmlFor={id}>
            {kind === 'video' ? texts.addVideo : texts.addClip}
          </label>
        </>
      ) : null}
      <p className={style.wrong} role="alert">
        {upload.kind === 'failed' ? upload.message : choice.wrong}
        {upload.kind === 'failed' && upload.again ? (
          <button type="button" className={style.again} onClick={queue.retry}>
            {texts.clipAgain}
          </button>
        ) : null}
      </p>
    </div>
  );
}
