import { tipoffMineQuery } from '@touch/api/contributions';
import { useListQuery } from '@touch/api/useQuery';
import { tipoffState } from '@touch/features/contributions/StateBadge';
import { SubmittedRows } from '@touch/features/contributions/SubmittedRows';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useEffect } from 'react';
import style from './tipoffDetail.module.css';

interface OwnTipoffsProps {
  readonly uid: string;
  /** Tip-offs sent from this page: each reloads the list. */
  readonly sentCount: number;
  /** The page's own heading names the list. */
  readonly hasHeading?: boolean;
}

/** A member's own tip-offs, newest first. */
export function OwnTipoffs({ uid, sentCount, hasHeading = false }: OwnTipoffsProps) {
  const texts = useTellingTexts();
  const query = tipoffMineQuery(uid);
  const list = useListQuery(query);
  const { refresh } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tip-off that was sent stands on top
  useEffect(() => void refresh(), [refresh, sentCount]);
  return (
    <section>
      {hasHeading ? null : <h2 className={style.heading}>{texts.ownTipoffs}</h2>}
      <InfiniteList list={list} name={query.key} empty={texts.noTipoffs}>
        {(rows) => (
          <SubmittedRows rows={rows} screen="tipoffDetail" stateOf={tipoffState} unnamed={texts.tipoff} />
        )}
      </InfiniteList>
    </section>
  );
}
