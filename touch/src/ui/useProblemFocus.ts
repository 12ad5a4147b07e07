import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field that a form's problems name. */
export function useProblemFocus<Name extends string>(
  problems: readonly { readonly field: Name }[],
  fields: Readonly<Record<Name, RefObject<HTMLElement | null>>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of problems moves the focus once
  useEffect(() => {
    const [first] = problems;
    if (first) fields[first.field].current?.focus();
  }, [problems]);
}
