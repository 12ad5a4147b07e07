import type { ScreenModule } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
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

/** Loads the screen of a step, and what it needs beside its code. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (shown?.step === step) return;
    let left = false;
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    const settle = (next: () => void) => {
      clearTimeout(timer);
      if (left) return;
      setSlow(false);
      next();
    };
    const { screen } = step.match;
    const ready = async (): Promise<ScreenModule> => {
      const module = await loadScreen(screen, locale);
      if (tokenFirst(optionsOf(module, screen), config)) await authenticate();
      return module;
    };
    ready().then(
      (module) => {
        if (!left) prepare({ step, module });
        settle(() => {
          setFailure(undefined);
          setShown({ step, module });
        });
      },
      (error: unknown) => settle(() => setFailure({ step, error })),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [step, shown, prepare, attempt, config, locale, authenticate]);

  return {
    shown,
    failed: failure?.step === step ? failure : undefined,
    waits: !shown || (slow && shown.step !== step),
    retry: () => setAttempt(attempt + 1),
  };
}
