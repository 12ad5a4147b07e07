import { type ReactNode, useEffect, useState } from 'react';
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh';

interface RefreshableProps extends PullToRefreshProps {
  readonly children: ReactNode;
}

/** A list that can be pulled down for what is new (E3). */
export function Refreshable({ refresh, children }: RefreshableProps) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return (
    <>
      {stands ? <PullToRefresh refresh={refresh} /> : null}
      {children}
    </>
  );
}
