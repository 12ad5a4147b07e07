import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';

/** A row of tools that arrow keys walk through. */
export const ToolRow = ({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) => (
  <Toolbar aria-label={label} className={className}>
    {children}
  </Toolbar>
);
