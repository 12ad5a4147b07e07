import { type RefObject, useEffect } from 'react';

/** Moves the focus to the field that a problem names. */
export function useProblemFocus<Name extends string>(
  problem: { readonly field: Name } | undefined,
  fields: Readonly<Record<Name, RefObject<HTMLElement | null>>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem moves the focus once
  useEffect(() => {
    if (problem) fields[problem.field].current?.focus();
  }, [problem]);
}
