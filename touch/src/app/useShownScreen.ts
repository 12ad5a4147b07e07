import type { ScreenModule } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from './journey';
import { loadedScreen, loadScreen, optionsOf } from './screens';
import { tokenFirst } from './tokenFirst';

export interface Shown {
  readonly step: Step;
  readonly module: ScreenModule;
}

interface ShownScreen {
  /** The screen that stands: that of the step, or the one before it. */
  readonly shown: Shown | undefined;
  /** The step's screen did not come. */
  readonly failed: { readonly error: unknown } | undefined;
  /** A skeleton stands until the screen comes. */
  readonly waits: boolean;
  readonly retry: () => void;
}

/** After this a reader sees that something is coming; before it the old screen stays. */
const SKELETON_AFTER_MS = 150;

/** Loads the screen of a step, and what it needs beside its code. A screen whose code is here stands with the step itself. */
export function useShownScreen(step: Step, prepare: (shown: Shown) => void): ShownScreen {
  const { config, locale, authenticate } = useVisit();
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const { screen } = step.match;
    const module = loadedScreen(screen);
    return module && !tokenFirst(optionsOf(module, screen), config) ? { step, module } : undefined;
  });
  const [failure, setFailure] = useState<{ step: Step; error: unknown }>();
  const [slow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const { screen } = step.match;
  const module = loadedScreen(screen);
  const here = module && !module.loadTexts && !tokenFirst(optionsOf(module, screen), config);
  if (here && shown && shown.step !== step) setShown({ step, module });
  const prepared = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that is shown
  useLayoutEffect(() => {
    if (!shown || shown === prepared.current) return;
    prepared.current = shown;
    prepare(shown);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (shown?.step === step) return setSlow(false);
    let left = false;
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    const settle = (next: () => void) => {
      clearTimeout(timer);
      if (left) return;
      setSlow(false);
      next();
    };
    const ready = async (): Promise<ScreenModule> => {
      const module = await loadScreen(screen, locale);
      if (tokenFirst(optionsOf(module, screen), config)) await authenticate();
      return module;
    };
    ready().then(
      (module) =>
        settle(() => {
          setFailure(undefined);
          setShown({ step, module });
        }),
      (error: unknown) => settle(() => setFailure({ step, error })),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [step, shown, attempt, config, locale, authenticate]);

  return {
    shown,
    failed: failure?.step === step ? failure : undefined,
    waits: !shown || (slow && shown.step !== step),
    retry: () => setAttempt(attempt + 1),
  };
}
