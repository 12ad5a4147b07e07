import { useMember } from '@touch/api/member';
import type { QaQuestion } from '@touch/api/questions';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';

/** The asker's part of a question's page; undefined for everybody else, and until its code is there. */
export function useOwnPart({ userID }: QaQuestion) {
  const words = useWords();
  const { locale, toast } = useVisit();
  const [part, setPart] = useState<typeof import('./own/OwnQuestion')>();
  const isOwn = String(userID) === useMember()?.uid;
  useEffect(() => {
    if (isOwn)
      import('./own/OwnQuestion').then(
        (loaded) => loaded.loadTexts(locale).then(() => setPart(loaded)),
        () => toast(words['state.partFailed']),
      );
  }, [isOwn, locale, toast, words]);
  return isOwn ? part?.OwnQuestion : undefined;
}
