import { TextField } from '@touch/ui/TextField';
import style from '@touch/ui/TextField.module.css';
import { useState } from 'react';
import { useFormTexts } from './texts';

const MAX_PLACE = 100;

interface PlaceFieldProps {
  /** '' = none. */
  readonly location: string;
  readonly isReadOnly: boolean;
  readonly onChange: (location: string) => void;
}

/** The place of a tip-off, on request only. */
export function PlaceField({ location, isReadOnly, onChange }: PlaceFieldProps) {
  const texts = useFormTexts();
  const [isAdded, setAdded] = useState(false);
  const isOpen = isAdded || location !== '';
  return (
    <>
      {isOpen ? (
        <TextField
          {...{ label: texts.place, value: location, max: MAX_PLACE, rows: 1, problem: undefined }}
          {...{ isReadOnly, onChange }}
        />
      ) : null}
      <button
        type="button"
        className={isOpen ? style.remove : style.add}
        onClick={() => {
          if (isOpen) onChange('');
          setAdded(!isOpen);
        }}
      >
        {isOpen ? texts.removePlace : texts.addPlace}
      </button>
    </>
  );
}
