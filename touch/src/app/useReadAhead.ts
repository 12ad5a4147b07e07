import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import { useEffect } from 'react';
import type { Step } from './journey';

/** Loads ahead what the reader may open from this step next; before they scroll not even the part that does it. */
export function useReadAhead(visit: Visit, words: Messages, step: Step): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = () =>
      import('./ahead/readAhead').then(
        ({ readAhead }) => readAhead(visit, words, step, signal),
        // without its part everything loads when it is tapped
        () => undefined,
      );
    window.addEventListener('scroll', start, { once: true, signal });
    return () => leaving.abort();
  }, [visit, words, step]);
}
