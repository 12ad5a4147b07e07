import type { UploadResult } from '@touch/api/uploads';
import type { Upload } from '@touch/outside/calls/uploading';
import { type ReactNode, useId } from 'react';
import { chooseProps } from './chooseProps';
import style from './PictureUpload.module.css';
import { useUploadTexts } from './texts';
import { usePictureUpload } from './usePictureUpload';

interface PictureUploadProps {
  /** Content of the button. */
  readonly children: ReactNode;
  readonly post: (file: Omit<Upload, 'part'>) => Promise<UploadResult>;
  readonly sent: (url: string) => void;
}

/** Chooses a picture and sends it; its way is seen, can be broken off and tried again (H4). */
export function PictureUpload({ children, post, sent }: PictureUploadProps) {
  const words = useUploadTexts();
  const input = useId();
  const { state, send, cancel, retry } = usePictureUpload(post, sent);
  return (
    <div className={style.upload}>
      <label className={style.choose} htmlFor={input}>
        {children}
      </label>
      <input
        id={input}
        className={style.input}
        {...chooseProps}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // the same file may be chosen again
          target.value = '';
          if (file) send(file);
        }}
      />
      {state.kind === 'going' ? (
        <div className={style.going}>
          <img className={style.preview} src={state.preview} alt="" />
          <progress
            className={style.progress}
            aria-label={words.going}
            max={100}
            value={Math.round(state.share * 100)}
          />
          <button type="button" className={style.button} onClick={cancel}>
            {words.cancel}
          </button>
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <div className={style.going}>
          <p className={style.error} role="alert">
            {state.message}
          </p>
          {state.again ? (
            <button type="button" className={style.button} onClick={retry}>
              {words.again}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
