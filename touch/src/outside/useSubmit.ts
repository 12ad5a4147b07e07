import { useState, useSyncExternalStore } from 'react';

interface SubmissionState<Problem> {
  readonly busy: boolean;
  readonly problem: Problem | undefined;
}

interface SubmitOptions<Problem> {
  /** The problem if `send` throws, as where its code does not load; without it the error is thrown on. */
  readonly lost?: Problem;
  /** Gets the problem of a form that is gone. */
  readonly late?: (problem: Problem) => void;
}

/** Sends once at a time and stores the problem of the last try; one form subscribes. */
export function createSubmission<Problem>() {
  let state: SubmissionState<Problem> = { busy: false, problem: undefined };
  let form: (() => void) | undefined;
  const change = (busy: boolean, problem: Problem | undefined) => {
    state = { busy, problem };
    form?.();
  };
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      form = listener;
      return () => {
        form = undefined;
      };
    },
    isShown: () => form !== undefined,
    setProblem: (problem: Problem | undefined) => change(state.busy, problem),
    run: async (
      send: () => Promise<Problem | undefined>,
      { lost, late }: SubmitOptions<Problem> = {},
    ): Promise<void> => {
      if (state.busy) return;
      change(true, undefined);
      let problem = lost;
      try {
        problem = await send();
      } catch (error) {
        if (lost === undefined) throw error;
      } finally {
        change(false, problem);
      }
      if (problem !== undefined && !form) late?.(problem);
    },
  };
}

interface Submit<Input extends readonly unknown[], Problem> extends SubmissionState<Problem> {
  /** Sends, unless a call is on its way. */
  readonly submit: (...input: Input) => void;
  readonly setProblem: (problem: Problem | undefined) => void;
  /** False once the form is gone. */
  readonly isShown: () => boolean;
}

/** Sending of a form or an act: one call at a time, and the problem of the last one. @param send returns the problem, undefined = none */
export function useSubmit<Input extends readonly unknown[], Problem>(
  send: (...input: Input) => Promise<Problem | undefined>,
  options?: SubmitOptions<Problem>,
): Submit<Input, Problem> {
  const [{ getState, subscribe, run, setProblem, isShown }] = useState(createSubmission<Problem>);
  const state = useSyncExternalStore(subscribe, getState, getState);
  const submit = (...input: Input) => void run(() => send(...input), options);
  return { ...state, submit, setProblem, isShown };
}
