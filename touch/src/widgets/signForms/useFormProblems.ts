import { useEffect, useState } from 'react';
import type { FormProblem } from './fieldProblems';

export interface FormProblems {
  readonly problems: readonly FormProblem[];
  /** Shows problems, each at its field; the first of them gets the focus. */
  readonly show: (problems: readonly FormProblem[]) => void;
  /** The reader changes a field: its problem goes, the focus stays. */
  readonly clear: (field: string) => void;
}

/** All problems of a form at once. @param id of the form; a field's own begins with it */
export function useFormProblems(id: string): FormProblems {
  const [{ problems, shown }, set] = useState<{
    readonly problems: readonly FormProblem[];
    /** Grows with each set of problems. */
    readonly shown: number;
  }>({ problems: [], shown: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each set moves the focus once
  useEffect(() => {
    const [first] = problems;
    if (first?.field) document.getElementById(`${id}-${first.field}`)?.focus();
  }, [shown, id]);
  return {
    problems,
    show: (found) => set((before) => ({ problems: found, shown: before.shown + 1 })),
    clear: (field) =>
      set((before) => ({ ...before, problems: before.problems.filter((one) => one.field !== field) })),
  };
}
