import { VoteState } from '@contract/participation/codes';
import { type VoteAddress, type VoteInfo, voteInfoQuery, voteState } from '@touch/api/activityVotes';
import { useMember } from '@touch/api/member';
import { useVisit } from '@touch/outside/visit';
import { type ReactNode, useState } from 'react';
import { initialView, type ListView, rememberView } from './listView';
import { type AddPictures, useBallot } from './useBallot';
import { useLiveCounts } from './useLiveCounts';
import { VoteBar } from './VoteBar';
import { VoteHead } from './VoteHead';
import { VoteOptions } from './VoteOptions';
import style from './VotePage.module.css';
import { canChoose } from './voteRules';

export interface VotePageProps {
  readonly address: VoteAddress;
  readonly info: VoteInfo;
  readonly query: URLSearchParams;
  /** Cards with large pictures, or rows for a browser's window. */
  readonly layout: 'cards' | 'rows';
  /** Buttons of the head: features of their own, injected by the screen. */
  readonly tools?: ReactNode;
  readonly addPictures: AddPictures;
}

/** The vote of an activity: head, options in their order, and the ballot at the lower edge (F9). */
export function VotePage({ address, info, query, layout, tools, addPictures }: VotePageProps) {
  const { cache, flags, now } = useVisit();
  const isMember = useMember() !== undefined;
  const state = voteState(info, now());
  const [view, setView] = useState<ListView>(() => initialView(info, query));
  const counts = useLiveCounts(info.voteId, state === VoteState.running && !info.resultHidden);
  const onSettled = () => {
    void cache.load(voteInfoQuery(address));
    if (!info.resultHidden) counts.refresh();
  };
  const ballot = useBallot(info, { onSettled, addPictures });
  return (
    <div className={layout === 'rows' ? style.rows : style.cards}>
      <VoteHead info={info} state={state} result={counts.result} tools={tools} />
      <VoteOptions
        info={info}
        view={view}
        change={(next) => {
          rememberView(info.voteId, next);
          setView(next);
        }}
        ballot={ballot}
        result={counts.result}
        canChoose={canChoose(info, state, isMember, flags)}
        layout={layout}
      />
      <VoteBar info={info} state={state} ballot={ballot} />
    </div>
  );
}
