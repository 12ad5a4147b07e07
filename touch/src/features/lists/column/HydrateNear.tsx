import { useVisit } from '@touch/outside/visit';
import { watchNear } from '@touch/ui/deferred/watchNear';
import { type RefObject, Suspense, startTransition, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ListProps } from '../Rows';
import { useIsRendered } from './useIsRendered';

interface HydrateNearProps extends ListProps {
  /** Its element, which is hydrated with the screen. */
  readonly tag?: 'section' | 'ul';
}

/** Distance below the window at which a section is hydrated, CSS px; above it all are. */
const NEAR_PX = 300;
const ABOVE_PX = 1e6;

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
    const changed = (near: boolean) => {
      if (!near) return;
      mayHydrate.current = true;
      startTransition(() => setHydrated(true));
    };
    return watchNear(element, NEAR_PX, changed, ABOVE_PX);
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
    <Box ref={box} className={className} data-unhydrated={isHydrated ? undefined : ''}>
      {content}
    </Box>
  );
}

const never = new Promise(() => {});

/** Keeps React from hydrating what stands beside it; the server waits for nothing. */
function Waiting({ mayHydrate }: { readonly mayHydrate: RefObject<boolean> }) {
  if (typeof window !== 'undefined' && !mayHydrate.current) use(never);
  return null;
}
