import type { Column } from '@touch/api/lists/columns';
import { followedColumnsQuery } from '@touch/api/subscribe/followed';
import { useFollowerId, useSubscribed } from '@touch/api/subscribe/useSubscribed';
import { useQuery } from '@touch/api/useQuery';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { SubscribeButton } from '@touch/ui/subscribe/SubscribeButton';
import style from './Subscribe.module.css';

/** Number of followers, and this reader's own subscription, which is loaded after the page shows (H3). */
export function Subscribe({ column }: { readonly column: Column }) {
  const who = useFollowerId();
  return who === undefined ? (
    <Line column={column} known={false} />
  ) : (
    <LineOfFollower key={who} column={column} who={who} />
  );
}

function LineOfFollower({ column, who }: { readonly column: Column; readonly who: string }) {
  const item = useQuery(followedColumnsQuery(who));
  const known = item.state === 'ready' && item.value.some(({ columnId }) => columnId === column.columnId);
  return <Line column={column} known={known} />;
}

function Line({ column, known }: { readonly column: Column; readonly known: boolean }) {
  const words = useWords();
  const { config } = useVisit();
  const { columnId, columnName, rssCount, description } = column;
  const { isSubscribed, toggle } = useSubscribed('column', columnId, known);
  return (
    <div className={style.line}>
      <span className={style.count}>
        {rssCount > 0
          ? words['count.subscribers'](rssCount, countText(rssCount, { style: config.countStyle, words }))
          : description}
      </span>
      <SubscribeButton name={columnName} subscribed={isSubscribed} toggle={toggle} />
    </div>
  );
}
