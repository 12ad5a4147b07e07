import { sendPicture } from '@touch/api/upload/uploads';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/rows/Picture';
import { useEffect, useId, useRef, useState } from 'react';
import { ChosenTile, RemoveButton } from './ChosenTile';
import { chooseProps } from './chooseProps';
import style from './PicturePicker.module.css';
import { pictureFormat } from './pictureFile';
import { uploadTexts, useUploadTexts } from './texts';
import { useUploadQueue } from './useUploadQueue';

interface PicturePickerProps {
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly max: number;
  /** They are on their way to the reader: nothing changes. */
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  /** Hears whether all that stands here has arrived. */
  readonly onState: (state: 'arrived' | 'going' | 'failed') => void;
  /** As Visit.needsMember, for what these go along with. */
  readonly needsMember: (action: () => unknown) => void;
}

export const { loadTexts } = uploadTexts;

/** Pictures that go along with a text: chosen, sent with their progress, removed (H4). Who is not in comes in to send one (G11). */
export function PicturePicker({
  pictures,
  max,
  isReadOnly,
  onChange,
  onState,
  needsMember,
}: PicturePickerProps) {
  const words = useUploadTexts();
  const { config, upload: send } = useVisit();
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ pictures, onChange, onState });
  latest.current = { pictures, onChange, onState };
  const {
    chosen,
    state: upload,
    add,
    remove,
    retry,
  } = useUploadQueue(
    (file) => sendPicture(send, file),
    (url) => {
      const { pictures, onChange } = latest.current;
      // the same picture twice has the same address
      if (!pictures.includes(url)) onChange([...pictures, url]);
    },
  );
  const state = chosen.length === 0 ? 'arrived' : upload.kind === 'failed' ? 'failed' : 'going';
  useEffect(() => latest.current.onState(state), [state]);

  const room = max - pictures.length - chosen.length;
  const choose = async (files: readonly File[]) => {
    const formats = await Promise.all(files.map(pictureFormat));
    const good = files.filter((_, index) => formats[index]);
    setWrong(
      good.length < files.length ? words.wrongFormat : good.length > room ? words.most(max) : undefined,
    );
    if (good.length > 0) needsMember(() => add(good.slice(0, room)));
  };
  /** The removed element had the focus, so the input takes it. */
  const removed = (act: () => void) => {
    act();
    setWrong(undefined);
    input.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul className={style.shelf} aria-label={words.pictures}>
        {pictures.map((src, index) => (
          <li key={src} className={style.tile}>
            <Picture src={src} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
            {isReadOnly ? null : (
              <RemoveButton
                label={`${words.remove} ${index + 1}`}
                remove={() => removed(() => onChange(pictures.filter((one) => one !== src)))}
              />
            )}
          </li>
        ))}
        {chosen.map((one, index) => (
          <ChosenTile
            key={one.id}
            file={one.file}
            going={index === 0 ? upload : undefined}
            number={pictures.length + index + 1}
            remove={() => removed(() => remove(one.id))}
          />
        ))}
        {room > 0 && !isReadOnly ? (
          <li className={style.tile}>
            <input
              ref={input}
              id={id}
              className={style.input}
              multiple
              {...chooseProps}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                // the same file may be chosen again
                target.value = '';
                if (files.length > 0) void choose(files);
              }}
            />
            <label className={style.add} htmlFor={id}>
              {words.add}
            </label>
          </li>
        ) : null}
      </ul>
      {upload.kind === 'failed' ? (
        <p className={style.wrong} role="alert">
          {upload.message}
          {upload.again ? (
            <button type="button" className={style.again} onClick={retry}>
              {words.again}
            </button>
          ) : null}
        </p>
      ) : (
        <p className={style.wrong} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
