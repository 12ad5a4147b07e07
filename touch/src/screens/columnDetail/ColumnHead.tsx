import type { Column } from '@touch/api/columns';
import { followedColumnsQuery } from '@touch/api/followed';
import { useQuery } from '@touch/api/useQuery';
import { useFollowerId, useSubscribed } from '@touch/api/useSubscribed';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import style from './ColumnHead.module.css';

/** Name, description and number of followers; this reader's own subscription is loaded after the page shows (H3). */
export function ColumnHead({ column }: { readonly column: Column }) {
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
  const { config, flags, siteLang } = useVisit();
  const { columnId, columnName, rssCount, description } = column;
  const { isSubscribed, toggle } = useSubscribed('column', columnId, known);
  return (
    <div className={style.head}>
      <h1 className={style.name}>
        <MixedText text={columnName} />
      </h1>
      {flags.cms ? null : <SubscribeButton name={columnName} subscribed={isSubscribed} toggle={toggle} />}
      {description ? (
        <p className={style.about} lang={siteLang}>
          {description}
        </p>
      ) : null}
      {rssCount > 0 ? (
        <p className={style.about}>
          {words['count.subscribers'](rssCount, countText(rssCount, { style: config.countStyle, words }))}
        </p>
      ) : null}
    </div>
  );
}
