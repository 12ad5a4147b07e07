import type { VoteAddress, VoteInfo } from '@touch/api/activityVotes';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import type { ReactNode } from 'react';
import { useVoteInfo } from './useVoteInfo';

interface LoadedVoteProps {
  readonly address: VoteAddress;
  readonly children: (info: VoteInfo) => ReactNode;
}

/** A vote in all states of its query (B8). */
export function LoadedVote({ address, children }: LoadedVoteProps) {
  return (
    <QueryState result={useVoteInfo(address)} heading empty={<NoVote />}>
      {children}
    </QueryState>
  );
}

/** The empty state of a vote's address (E7). */
export function NoVote() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}
