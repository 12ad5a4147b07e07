import { MAX_ANSWER_PICTURES } from '@contract/signFieldProblem';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, useEffect, useState } from 'react';
import style from './activityApply.module.css';
import { ErrorLine, type FieldProps, Label } from './FormField';

export type UploadState = 'arrived' | 'going' | 'failed';

type Picker = ComponentType<{
  readonly pictures: readonly string[];
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (state: UploadState) => void;
  readonly needsMember: (action: () => unknown) => void;
}>;

interface UploadFieldProps extends Omit<FieldProps, 'left'> {
  readonly onState: (state: UploadState) => void;
}

/** Pictures of one field; the part that sends them loads with the form that has such a field. */
export function UploadField({ id, field, value, error, isReadOnly, change, onState }: UploadFieldProps) {
  const words = useWords();
  const { locale, needsMember } = useVisit();
  const [Loaded, setLoaded] = useState<{ readonly Picker: Picker }>();
  const [isLost, setLost] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn is the reader's retry
  useEffect(() => {
    let isUnmounted = false;
    setLost(false);
    import('@touch/features/upload/comments/addPictures')
      .then(({ addPictures }) => addPictures(locale))
      .then(
        (Picker) => {
          if (!isUnmounted) setLoaded({ Picker });
        },
        // The code did not load.
        () => {
          if (!isUnmounted) setLost(true);
        },
      );
    return () => {
      isUnmounted = true;
    };
  }, [locale, turn]);
  return (
    <fieldset className={style.field} id={id} aria-describedby={`${id}-error`}>
      <legend className={style.label}>
        <Label field={field} />
      </legend>
      {Loaded ? (
        <Loaded.Picker
          pictures={value.split(',').filter((one) => one !== '')}
          max={MAX_ANSWER_PICTURES}
          isReadOnly={isReadOnly}
          onChange={(pictures) => change(pictures.join(','))}
          onState={onState}
          needsMember={needsMember}
        />
      ) : isLost ? (
        <button type="button" className={style.again} onClick={() => setTurn(turn + 1)}>
          {words['state.partFailed']} {words['state.retry']}
        </button>
      ) : (
        <p className={style.waiting}>{words['state.loading']}</p>
      )}
      <ErrorLine id={id} error={error} />
    </fieldset>
  );
}
