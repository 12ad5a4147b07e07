import style from './RowSkeleton.module.css';

interface RowSkeletonProps {
  readonly rows: number;
  /** Text for screen readers while loading. */
  readonly label: string;
}

/** Rows that are on their way, in the shape they will have (B8). */
export function RowSkeleton({ rows, label }: RowSkeletonProps) {
  return (
    <div className={style.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <div key={index} className={style.row}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
