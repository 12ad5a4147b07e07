import { Icon } from '@touch/ui/Icon';
import { useEffect, useState } from 'react';
import style from './PicturePicker.module.css';
import { useUploadTexts } from './texts';
import type { UploadState } from './usePictureUpload';

interface ChosenTileProps {
  readonly file: File;
  /** State of its upload; undefined: it waits for others. */
  readonly going: UploadState | undefined;
  /** Its place on the shelf, from 1. */
  readonly number: number;
  readonly remove: () => void;
}

/** A picture that has not arrived yet, as the reader chose it. */
export function ChosenTile({ file, going, number, remove }: ChosenTileProps) {
  const words = useUploadTexts();
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const failed = going?.kind === 'failed';
  return (
    <li className={failed ? style.failed : style.tile}>
      {preview ? (
        // An unreadable file has no preview; the reason is shown below.
        <img className={style.preview} src={preview} alt="" onError={() => setPreview(undefined)} />
      ) : null}
      {going?.kind === 'going' ? (
        <progress
          className={style.progress}
          aria-label={words.going}
          max={100}
          value={Math.round(going.share * 100)}
        />
      ) : null}
      <RemoveButton
        label={going?.kind === 'going' ? words.cancel : `${words.remove} ${number}`}
        remove={remove}
      />
    </li>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly remove: () => void;
}

export function RemoveButton({ label, remove }: RemoveButtonProps) {
  return (
    <button type="button" className={style.remove} aria-label={label} onClick={remove}>
      <span className={style.cross}>
        <Icon name="close" size={14} />
      </span>
    </button>
  );
}
