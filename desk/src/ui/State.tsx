import type { ReactNode } from 'react';
import styles from './State.module.css';

/** Words that stand where there is nothing to show. */
export const State = ({
  children,
  isBusy = false,
}: {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
}) => (
  <div className={styles.state} aria-busy={isBusy}>
    {children}
  </div>
);
