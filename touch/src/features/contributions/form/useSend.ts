import type { SendResult } from '@touch/api/sendContribution';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { type Problem, refusalProblem } from './problems';
import { useFormTexts } from './texts';

type Done = (id: string, isShown: boolean) => void;

interface Sending {
  readonly busy: boolean;
  readonly problems: readonly Problem[];
  readonly setProblems: (problems: readonly Problem[]) => void;
  /** Sends once at a time. @param done runs after success, with the number of the stored thing; `isShown` is false once the form is gone */
  readonly send: (call: () => Promise<SendResult>, done: Done) => void;
}

/** Sends a form; a failure stands at the field that it concerns, or in a toast where the form is gone. */
export function useSend(): Sending {
  const words = useWords();
  const texts = useFormTexts();
  const { toast } = useVisit();

  const lost = [{ field: 'content', text: words['state.networkError'] }] as const;
  const send = async (
    call: () => Promise<SendResult>,
    done: Done,
  ): Promise<readonly Problem[] | undefined> => {
    const result = await call();
    if (result.kind === 'network') return lost;
    if (result.kind !== 'sent') return [refusalProblem(result.serverMessage, result.message, texts)];
    done(result.id, isShown());
  };
  const late = (found: readonly Problem[]) => {
    for (const { text } of found) toast(text);
  };
  const { busy, problem, setProblem, submit, isShown } = useSubmit(send, { lost, late });
  return { busy, problems: problem ?? [], setProblems: setProblem, send: submit };
}
