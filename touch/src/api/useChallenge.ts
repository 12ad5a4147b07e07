import { useState } from 'react';
import type { Challenge } from './challenge';
import { NO_CHALLENGE, type OpenChallenge, useOpenChallenge } from './useOpenChallenge';

interface ChallengeUser {
  readonly change: (value: string) => void;
  /** Another try needs another captcha. */
  readonly attempt: unknown;
  readonly isSending: boolean;
  readonly setOpen: (challenge: OpenChallenge) => void;
}

/** The captcha of this try, as a picture or as a question. */
export function useChallenge({ change, attempt, isSending, setOpen }: ChallengeUser) {
  const [kind, setKind] = useState<Challenge['kind']>('picture');
  const opened = (challenge: OpenChallenge) => {
    if (challenge === NO_CHALLENGE) change('');
    setOpen(challenge);
  };
  const isQuestion = kind === 'question';
  return {
    ...useOpenChallenge({ kind, scene: 'vote', attempt, isSending, setOpen: opened }),
    isQuestion,
    otherKind: () => setKind(isQuestion ? 'picture' : 'question'),
  };
}
