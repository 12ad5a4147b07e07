import { ALL } from '@contract/codes';
import { ContributionStatus } from '@contract/participation/codes';
import { contributionListQuery } from '@touch/api/contributions';
import { useListQuery } from '@touch/api/useQuery';
import { contributionState } from '@touch/features/contributions/StateBadge';
import { SubmittedRows } from '@touch/features/contributions/SubmittedRows';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useEffect, useState } from 'react';
import style from './inputArticleDetail.module.css';

/** A member's contributions, of all states or of one. */
export function OwnContributions({ uid }: { readonly uid: string }) {
  const texts = useTellingTexts();
  const [status, setStatus] = useState<number>(ALL);
  const states = [
    [ALL, texts.all],
    [ContributionStatus.toAudit, texts.toAudit],
    [ContributionStatus.passed, texts.passed],
    [ContributionStatus.notPassed, texts.notPassed],
  ] as const;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row in Safari 14 */}
      <div role="group" aria-label={texts.byState} className={style.states}>
        {states.map(([number, text]) => (
          <button
            key={number}
            type="button"
            className={style.state}
            aria-pressed={number === status}
            onClick={() => setStatus(number)}
          >
            {text}
          </button>
        ))}
      </div>
      <StateList key={status} uid={uid} status={status} />
    </>
  );
}

function StateList({ uid, status }: { readonly uid: string; readonly status: number }) {
  const texts = useTellingTexts();
  const query = contributionListQuery(uid, status);
  const list = useListQuery(query);
  const { refresh } = list;
  useEffect(() => void refresh(), [refresh]);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.noContributions}>
      {(rows) => (
        <SubmittedRows
          rows={rows}
          screen="inputArticleDetail"
          stateOf={contributionState}
          unnamed={texts.ownContributions}
        />
      )}
    </InfiniteList>
  );
}
