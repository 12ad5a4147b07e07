import { useVisit } from '@touch/outside/visit';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Activity, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Boundary } from './Boundary';
import { keepAlive, keptName, type Step } from './journey';
import { hideWithLayout, keepLayout } from './keepLayout';
import { PartFailed } from './PartFailed';
import style from './Screens.module.css';
import { Shell } from './Shell';
import { loadedScreen, optionsOf } from './screens';
import { type Shown, useShownScreen } from './useShownScreen';

interface ScreensProps {
  readonly step: Step;
  readonly scroll: number | undefined;
  /** Runs once a screen stands: title, focus, announcement. */
  readonly arrived: (shown: Shown) => unknown;
  /** Asks ahead for what the screen needs. */
  readonly prepare: (shown: Shown) => void;
}

/** The screens host with the shell around it: lazy, keeps home, search and reporter alive (A10), restores scroll before the paint. */
export function Screens({ step, scroll, arrived, prepare }: ScreensProps) {
  const { cache } = useVisit();
  const { shown, failed, waits, retry } = useShownScreen(step, prepare);
  const kept = useRef(new Map<string, Shown>());
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that is shown
  useLayoutEffect(() => {
    if (!shown) return;
    // before the page is measured
    hideWithLayout();
    if (shown.step === step && scroll !== undefined) window.scrollTo(0, scroll);
    else if (shown.step === step && !isFirst.current) window.scrollTo(0, 0);
    isFirst.current = false;
  }, [shown]);

  const seen = failed || waits ? undefined : shown;
  // while nothing is known of the next screen, the shell stays as it is
  const around = seen ?? { step, module: loadedScreen(step.match.screen) ?? shown?.module };
  const options = optionsOf(around.module, around.step.match.screen);
  const name = seen && keptName(seen.step, options);
  if (seen && name) keepAlive(kept.current, name, seen);
  const alive = [...kept.current];
  // while it is hidden it looks at nothing: what it looked at until now is kept for it
  useLayoutEffect(
    () => () => {
      if (name) cache.retain(name, new Set(kept.current.keys()));
    },
    [name, cache],
  );
  return (
    // The frame around a screen changes with it, not before.
    <Shell screen={around.step.match.screen} options={options}>
      {alive.map(([instanceKey, screen]) => (
        // hidden, not gone, while another screen is on its way or does not come
        <Activity key={instanceKey} mode={instanceKey === name ? 'visible' : 'hidden'}>
          <div className={style.kept} ref={keepLayout}>
            <One shown={screen} arrived={arrived} />
          </div>
        </Activity>
      ))}
      {seen && !name ? <One key={seen.step.key} shown={seen} arrived={arrived} /> : null}
      {failed ? <PartFailed error={failed.error} retry={retry} /> : waits ? <ScreenSkeleton /> : null}
    </Shell>
  );
}

function One({ shown, arrived }: { shown: Shown; arrived: ScreensProps['arrived'] }) {
  // a reader who changes the look of a page has not arrived anew
  const tell = useRef(arrived);
  tell.current = arrived;
  const stands = useRef(false);
  // in here, because React hydrates what stands in an <Activity> after all around it
  useEffect(() => {
    stands.current = true;
    tell.current(shown);
  }, [shown]);
  const { Screen } = shown.module;
  const { path, search, match } = shown.step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path names screen and parameters; a kept screen that comes back is not rendered again
  return useMemo(
    () => (
      <Boundary stands={stands}>
        <Screen screen={match.screen} params={match.params} query={new URLSearchParams(search)} />
      </Boundary>
    ),
    [Screen, path, search],
  );
}
