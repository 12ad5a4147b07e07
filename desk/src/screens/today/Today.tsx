import { reasonOf } from '@desk/api/callErrors';
import { newsroom } from '@desk/api/newsroom';
import { useCall } from '@desk/api/useCall';
import { Queue, QueueList } from '@desk/parts/Queue';
import { StoryRows } from '@desk/parts/stories/StoryRows';
import { useText } from '@desk/texts/useText';
import { useParams } from 'react-router';
import styles from './Today.module.css';

interface PartProps {
  readonly site: number;
  readonly list: 'waiting' | 'mine';
}

function Part({ site, list }: PartProps) {
  const say = useText();
  const { data, isPending, error, refetch } = useCall(newsroom.stories, { site, list });
  const rows = data?.list ?? [];
  return (
    <section aria-label={say(list)}>
      <h2 className={styles.title}>
        {say(list)}{' '}
        {rows.length > 0 && (
          <span className={styles.count}>
            {rows.length}
            {data?.next ? '+' : ''}
          </span>
        )}
      </h2>
      <QueueList
        isLoading={isPending}
        isEmpty={rows.length === 0}
        failure={error ? reasonOf(error, say) : ''}
        emptyWords={say(list === 'waiting' ? 'nothingWaiting' : 'nothingHere')}
        onRetry={() => void refetch()}
      >
        <StoryRows label={say(list)} rows={rows} hrefOf={(id) => `/${site}/today/${id}`} />
      </QueueList>
    </section>
  );
}

/** A person's day: stories that wait for them, and their own. */
export default function Today() {
  const say = useText();
  const site = Number(useParams().site);
  return (
    <Queue title={say('today')}>
      <Part site={site} list="waiting" />
      <Part site={site} list="mine" />
    </Queue>
  );
}
