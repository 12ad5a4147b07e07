import type { VoteInfo } from '@touch/api/activityVotes';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, useEffect, useState } from 'react';
import type { BallotSheetProps } from './ballotSheet/BallotSheet';
import type { Ballot, OpenSheet } from './useBallot';

interface BallotSheetPartProps {
  readonly info: VoteInfo;
  readonly ballot: Ballot;
  readonly sheet: OpenSheet;
}

/** Loads the sheet's code when it opens; few votes ask for more than choices. */
export function BallotSheetPart({ info, ballot, sheet }: BallotSheetPartProps) {
  const words = useWords();
  const { locale, toast } = useVisit();
  const [part, setPart] = useState<{ readonly Sheet: ComponentType<BallotSheetProps> }>();
  const { closeSheet } = ballot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each opening
  useEffect(() => {
    let isUnmounted = false;
    const loaded = import('./ballotSheet/BallotSheet').then(async ({ BallotSheet, loadTexts }) => {
      await loadTexts(locale);
      if (!isUnmounted) setPart({ Sheet: BallotSheet });
    });
    loaded.catch(() => {
      // The code did not load.
      toast(words['state.networkError']);
      closeSheet();
    });
    return () => {
      isUnmounted = true;
    };
  }, [locale]);
  return part ? <part.Sheet info={info} ballot={ballot} sheet={sheet} /> : null;
}
