import { RANK_HIT_INFLUENCE } from '@contract/limits';
import type { RankPeriod } from '@contract/participation/codes';
import { useMember } from '@touch/api/member';
import { hitXyBulletin, xyRankQuery } from '@touch/api/ranks';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useRef, useState } from 'react';
import { useTexts } from './texts';

const none: ReadonlySet<number> = new Set();
const noFigures: ReadonlyMap<number, number> = new Map();

const withId = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => new Set([...ids, id]);
const withoutId = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...ids].filter((one) => one !== id));

export interface RankVotes {
  /** Accounts voted for in this visit, with the influence that each has at least since then. */
  readonly voted: ReadonlyMap<number, number>;
  /** Accounts whose vote is on its way. */
  readonly busy: ReadonlySet<number>;
  /** @param influence shown when the reader votes */
  readonly vote: (id: number, influence: number) => void;
}

/** Votes of this visit; a visitor is asked for a login, after which the vote is sent. */
export function useRankVotes(period: RankPeriod): RankVotes {
  const { cache, needsMember, toast } = useVisit();
  const words = useWords();
  const texts = useTexts();
  /** The member may log in while the vote waits. */
  const uid = useRef('');
  uid.current = useMember()?.uid ?? '';
  const [voted, setVoted] = useState(noFigures);
  const [busy, setBusy] = useState(none);

  async function send(id: number, influence: number): Promise<void> {
    setBusy((ids) => withId(ids, id));
    const failure = await hitXyBulletin(cache, id);
    setBusy((ids) => withoutId(ids, id));
    if (failure) return toast(failure.message || words['state.networkError']);
    setVoted((figures) => new Map([...figures, [id, influence + RANK_HIT_INFLUENCE]]));
    toast(texts.counted);
    await cache.load(xyRankQuery(period, uid.current));
  }
  const vote = (id: number, influence: number) => needsMember(() => send(id, influence));
  return { voted, busy, vote };
}
