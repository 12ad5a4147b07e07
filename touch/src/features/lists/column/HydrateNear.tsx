import { useVisit } from '@touch/outside/visit';
import { watchNear } from '@touch/ui/deferred/watchNear';
import { type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ListProps } from '../Rows';
import { useIsRendered } from './useIsRendered';

interface HydrateNearProps extends ListProps {
  /** Its element, which is hydrated with the screen. */
  readonly tag?: 'section' | 'ul';
}

/** Margins around the window within which a section is hydrated: all above it, CSS px. */
const NEAR = '99999px 0px 300';

/**
 * A section of links in a served screen, hydrated once it is near the window or above it: until then its HTML stands and its links lead (decision 142). Rendered in the browser it is like any other.
 */
export function HydrateNear({ tag: Box = 'ul', className, children }: HydrateNearProps) {
  const visit = useVisit();
  const box = useRef<HTMLElement & HTMLUListElement>(null);
  const first = useRef(visit);
  const mayHydrate = useRef(useIsRendered());
  const [isHydrated, setHydrated] = useState(mayHydrate.current);
  // React gives up served HTML that changes before it is hydrated
  if (visit !== first.current) mayHydrate.current = true;

  useEffect(() => {
    const element = box.current;
    if (!element || isHydrated) return;
    return watchNear(element, NEAR, (near) => {
      // once near, for good
      if (!near) return;
      mayHydrate.current = true;
      setHydrated(true);
    });
  }, [isHydrated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: until it is hydrated the content stays as served
  const content = useMemo(
    () => (
      <Suspense>
        <Waiting mayHydrate={mayHydrate} />
        {children}
      </Suspense>
    ),
    [isHydrated ? children : box],
  );
  return (
    <Box ref={box} className={className} data-static={!isHydrated || undefined}>
      {content}
    </Box>
  );
}

const never = new Promise(() => {});

/** Keeps React from hydrating what stands beside it; the server waits for nothing. */
function Waiting({ mayHydrate }: { readonly mayHydrate: RefObject<boolean> }) {
  if (!import.meta.env.SSR && !mayHydrate.current) use(never);
  return null;
}
