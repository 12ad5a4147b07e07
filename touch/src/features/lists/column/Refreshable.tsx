import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PullToRefreshProps } from './PullToRefresh';

/** Nothing of it is needed to read: it comes once the page stands. */
const PullToRefresh = lazy<ComponentType<PullToRefreshProps>>(() =>
  import('./PullToRefresh').then(
    (part) => ({ default: part.PullToRefresh }),
    () => ({ default: () => null }),
  ),
);

interface RefreshableProps extends PullToRefreshProps {
  readonly children: ReactNode;
}

/** A list that can be pulled down for what is new (E3). */
export function Refreshable({ refresh, children }: RefreshableProps) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return (
    <>
      {stands ? (
        <Suspense>
          <PullToRefresh refresh={refresh} />
        </Suspense>
      ) : null}
      {children}
    </>
  );
}
