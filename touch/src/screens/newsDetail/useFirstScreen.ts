import type { FirstScreen } from '@touch/features/article/ArticleBody';
import { painted } from '@touch/outside/painted';
import { useVisit } from '@touch/outside/visit';
import { startTransition, useEffect, useState } from 'react';
import { firstScreenEnd } from './firstScreenEnd';

/** Of the window's height, below the bar and the heading. */
const BODY_SHARE = 0.7;

const endOf = (body: string): number =>
  firstScreenEnd(body, window.innerWidth * window.innerHeight * BODY_SHARE);
const alone: FirstScreen = { isWhole: false, endOf };
const whole: FirstScreen = { isWhole: true, endOf };

/**
 * A tap paints the first screen of an article before the rest is made. A served page, and one that is returned to at its place, is
 * whole from the start.
 */
export function useFirstScreen(): FirstScreen {
  const { navigation } = useVisit();
  const [first, setFirst] = useState(() => (navigation.isTapped() ? alone : whole));
  useEffect(() => {
    if (!first.isWhole) void painted().then(() => startTransition(() => setFirst(whole)));
  }, [first]);
  return first;
}
