import type { ReactNode } from 'react';
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh';
import { useIsRendered } from './useIsRendered';

interface RefreshableProps extends PullToRefreshProps {
  readonly children: ReactNode;
}

/** A list that can be pulled down for what is new (E3). */
export function Refreshable({ refresh, children }: RefreshableProps) {
  return (
    <>
      {useIsRendered() ? <PullToRefresh refresh={refresh} /> : null}
      {children}
    </>
  );
}
