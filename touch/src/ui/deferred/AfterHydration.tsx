import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface AfterHydrationProps {
  /** Stands in the served page, and until the part's code is there. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** A late part of a page that is served without it. */
export function AfterHydration({ waiting = null, children }: AfterHydrationProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
