import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import { useEffect } from 'react';
import { afterLoad } from './afterLoad';
import type { Step } from './journey';

const touches = ['scroll', 'pointerdown', 'keydown'] as const;

let isTouched = false;

/** Runs once the reader has touched or scrolled the page of this visit: an untouched page loads nothing ahead. */
function onceTouched(run: () => void): () => void {
  if (isTouched) return afterLoad(run);
  const touched = () => {
    isTouched = true;
    end();
    afterLoad(run);
  };
  const end = () => {
    for (const touch of touches) window.removeEventListener(touch, touched);
  };
  for (const touch of touches) window.addEventListener(touch, touched, { passive: true });
  return end;
}

/** Loads ahead what the reader may open from this step next. */
export function useReadAhead(visit: Visit, words: Messages, step: Step): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasLeft = false;
    const end = onceTouched(() => {
      if (!hasLeft)
        import('./ahead/readAhead').then(
          ({ readAhead }) => {
            if (!hasLeft) stop = readAhead(visit, words, step);
          },
          // without its part everything loads when it is tapped
          () => undefined,
        );
    });
    return () => {
      hasLeft = true;
      end();
      stop?.();
    };
  }, [visit, words, step]);
}
