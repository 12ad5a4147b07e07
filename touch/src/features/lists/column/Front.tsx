import type { ReactNode } from 'react';
import style from './Front.module.css';

interface FrontProps {
  /** The banners; null where there are none. */
  readonly lead: ReactNode;
  /** Content beside them on a wide page: lives, pinned rows, modules before the first row; null for none. */
  readonly rail: ReactNode;
}

/** The head of a column: one below the other on a phone, a front page with its rail on a wide window. */
export function Front({ lead, rail }: FrontProps) {
  if (!lead && !rail) return null;
  return (
    <div className={lead && rail ? style.both : style.one}>
      {lead}
      {rail ? <div className={style.rail}>{rail}</div> : null}
    </div>
  );
}
