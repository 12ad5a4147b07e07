import type { StoryRow } from '@contract/newsroomStories';
import { shownTime } from '@desk/parts/times';
import { useSpeech, useText } from '@desk/texts/useText';
import { Link, useLocation } from 'react-router';
import { StateBadge } from './StateBadge';
import styles from './stories.module.css';
import { storyLabel } from './storyLabel';

interface StoryRowsProps {
  readonly label: string;
  readonly rows: readonly StoryRow[];
  readonly hrefOf: (id: number) => string;
}

/** Stories of a list, each a link to its work. */
export function StoryRows({ label, rows, hrefOf }: StoryRowsProps) {
  const say = useText();
  const { language } = useSpeech();
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const href = hrefOf(row.id);
        const isOpen = pathname === href;
        return (
          <li key={row.id}>
            <Link
              to={href + search}
              className={styles.row}
              data-waiting={row.state === 'sent' || row.state === 'passed' || undefined}
              aria-current={isOpen ? 'page' : undefined}
            >
              <span className={styles.rowTitle}>{storyLabel(row, say)}</span>
              <span className={styles.rowMeta}>
                <StateBadge state={row.state} />
                <span>{row.owner}</span>
                {row.columnName !== '' && <span>{row.columnName}</span>}
                <time dateTime={row.changedAt}>{shownTime(row.changedAt, Date.now(), language)}</time>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
