import type { SendResult } from '@touch/api/sendContribution';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { type Problem, refusalProblem } from './problems';
import { useFormTexts } from './texts';

interface Sending {
  readonly busy: boolean;
  readonly problems: readonly Problem[];
  readonly setProblems: (problems: readonly Problem[]) => void;
  /** Sends once at a time. @param done runs after success, with the number of the stored thing, unless the form is gone */
  readonly send: (call: () => Promise<SendResult>, done: (id: string) => void) => Promise<void>;
}

/** Sends a form; a failure stands at the field that it concerns, or in a toast where the form is gone. */
export function useSend(): Sending {
  const words = useWords();
  const texts = useFormTexts();
  const { toast } = useVisit();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const send: Sending['send'] = async (call, done) => {
    if (busy) return;
    setBusy(true);
    // Its code may not have loaded.
    const result = await call().catch((): SendResult => ({ kind: 'network' }));
    setBusy(false);
    if (result.kind === 'sent') return done(result.id);
    const failure =
      result.kind === 'network'
        ? ({ field: 'content', text: words['state.networkError'] } as const)
        : refusalProblem(result.serverMessage, result.message, texts);
    if (isMounted.current) setProblems([failure]);
    else toast(failure.text);
  };
  return { busy, problems, setProblems, send };
}
