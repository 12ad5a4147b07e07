import { faultOf, reasonOf } from '@desk/api/callErrors';
import { CallError } from '@desk/api/callNewsroom';
import { useText } from '@desk/texts/useText';
import { useState } from 'react';

/** Refusal of a form's call: at the field that it names, else below the form. */
export function useRefusal() {
  const say = useText();
  const [error, setError] = useState<unknown>();
  const fields = error instanceof CallError ? error.fields : {};
  return {
    /** Fault of a field; '' = none. */
    of: (field: string): string => {
      const fault = fields[field];
      return fault === undefined ? '' : faultOf(fault, say);
    },
    /** Reason of a refusal that names no field; '' = none. */
    words: error !== undefined && Object.keys(fields).length === 0 ? reasonOf(error, say) : '',
    error,
    take: (next: unknown): boolean => {
      setError(next);
      return true;
    },
    clear: (): void => setError(undefined),
  };
}
