import { MAX_ANSWER_PICTURES } from '@contract/signForms/signFieldProblem';
import { useWords } from '@touch/locales/words';
import { useEffect, useRef, useState } from 'react';
import { ErrorLine, type FieldProps, Label } from './FieldFrame';
import type { PicturePicker, PictureSending, UploadState } from './pictures';
import style from './signForm.module.css';

interface UploadFieldProps extends Omit<FieldProps, 'left'> {
  readonly sending: PictureSending;
  readonly onState: (state: UploadState) => void;
}

/** Pictures of one field; the part that sends them loads with the form that has such a field. */
export function UploadField({ field, value, isReadOnly, change, onState, ...rest }: UploadFieldProps) {
  const { id, error, siteLang, sending } = rest;
  const words = useWords();
  const { part, isLost, retry } = usePicker(sending);
  return (
    <fieldset className={style.field} id={id} aria-describedby={`${id}-error`} tabIndex={-1}>
      <legend className={style.label}>
        <Label field={field} siteLang={siteLang} />
      </legend>
      {part ? (
        <part.Picker
          pictures={value.split(',').filter((one) => one !== '')}
          max={MAX_ANSWER_PICTURES}
          isReadOnly={isReadOnly}
          onChange={(pictures) => change(pictures.join(','))}
          onState={onState}
          needsMember={sending.needsMember}
        />
      ) : isLost ? (
        <button type="button" className={style.again} onClick={retry}>
          {words['state.partFailed']} {words['state.retry']}
        </button>
      ) : (
        <p className={style.waiting}>{words['state.loading']}</p>
      )}
      <ErrorLine id={id} error={error} />
    </fieldset>
  );
}

function usePicker({ load }: PictureSending) {
  const [part, setPart] = useState<{ readonly Picker: PicturePicker }>();
  const [isLost, setLost] = useState(false);
  const [turn, setTurn] = useState(0);
  const loading = useRef(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn is the reader's retry
  useEffect(() => {
    let isUnmounted = false;
    setLost(false);
    loading.current().then(
      (Picker) => {
        if (!isUnmounted) setPart({ Picker });
      },
      // The code did not load.
      () => {
        if (!isUnmounted) setLost(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [turn]);
  return { part, isLost, retry: () => setTurn(turn + 1) };
}
