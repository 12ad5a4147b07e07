import { sendPicture } from '@touch/api/uploads';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ChosenTile, RemoveButton } from './ChosenTile';
import { chooseProps } from './chooseProps';
import style from './PicturePicker.module.css';
import { pictureFormat } from './pictureFile';
import { uploadTexts, useUploadTexts } from './texts';
import type { UploadState } from './usePictureUpload';
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

/** The pictures on their way; each that arrives is one of the text's. */
function useShelf(shelf: Pick<PicturePickerProps, 'pictures' | 'onChange' | 'onState'>) {
  const { upload: send } = useVisit();
  const latest = useRef(shelf);
  latest.current = shelf;
  const queue = useUploadQueue(
    (file) => sendPicture(send, file),
    (url) => {
      const { pictures, onChange } = latest.current;
      // the same picture twice has the same address
      if (!pictures.includes(url)) onChange([...pictures, url]);
    },
  );
  const { chosen, state: upload } = queue;
  const state = chosen.length === 0 ? 'arrived' : upload.kind === 'failed' ? 'failed' : 'going';
  useEffect(() => latest.current.onState(state), [state]);
  return queue;
}

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
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, state: upload, add, remove, retry } = useShelf({ pictures, onChange, onState });
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
        <UploadedTiles
          {...{ pictures, isReadOnly }}
          remove={(src) => removed(() => onChange(pictures.filter((one) => one !== src)))}
        />
        {chosen.map((one, index) => (
          <ChosenTile
            key={one.id}
            file={one.file}
            going={index === 0 ? upload : undefined}
            number={pictures.length + index + 1}
            remove={() => removed(() => remove(one.id))}
          />
        ))}
        {room > 0 && !isReadOnly ? <AddTile input={input} choose={(files) => void choose(files)} /> : null}
      </ul>
      <Problem upload={upload} retry={retry} wrong={wrong} />
    </>
  );
}

interface UploadedTilesProps {
  readonly pictures: readonly string[];
  readonly isReadOnly: boolean;
  readonly remove: (src: string) => void;
}

/** Pictures that have arrived. */
function UploadedTiles({ pictures, isReadOnly, remove }: UploadedTilesProps) {
  const words = useUploadTexts();
  const { config } = useVisit();
  return pictures.map((src, index) => (
    <li key={src} className={style.tile}>
      <Picture src={src} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
      {isReadOnly ? null : <RemoveButton label={`${words.remove} ${index + 1}`} remove={() => remove(src)} />}
    </li>
  ));
}

interface AddTileProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly choose: (files: readonly File[]) => void;
}

/** The tile that chooses further pictures. */
function AddTile({ input, choose }: AddTileProps) {
  const words = useUploadTexts();
  const id = useId();
  return (
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
          if (files.length > 0) choose(files);
        }}
      />
      <label className={style.add} htmlFor={id}>
        {words.add}
      </label>
    </li>
  );
}

interface ProblemProps {
  readonly upload: UploadState;
  readonly retry: () => void;
  readonly wrong: string | undefined;
}

/** The reason why a picture did not arrive, or was not taken. */
function Problem({ upload, retry, wrong }: ProblemProps) {
  const words = useUploadTexts();
  return upload.kind === 'failed' ? (
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
  );
}
