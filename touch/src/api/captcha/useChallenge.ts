import { type Challenge, fetchChallenge } from '@touch/api/login/challenge';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';

interface ChallengeUser {
  readonly change: (value: string) => void;
  /** Another try needs another captcha. */
  readonly attempt: unknown;
  /** Number of the captcha shown; '' while there is none. */
  readonly setVerifyId: (verifyId: string) => void;
}

/** The captcha of this try, as a picture or as a question. */
export function useChallenge({ change, attempt, setVerifyId }: ChallengeUser) {
  const { cache, locale } = useVisit();
  const [kind, setKind] = useState<Challenge['kind']>('picture');
  const [round, setRound] = useState(0);
  const [challenge, setChallenge] = useState<Challenge | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `attempt` ask for another one
  useEffect(() => {
    let isUnmounted = false;
    setChallenge('loading');
    setVerifyId('');
    change('');
    void fetchChallenge(cache, kind, 'vote', locale).then((received) => {
      if (isUnmounted) return;
      setVerifyId(received?.verifyId ?? '');
      setChallenge(received ?? 'failed');
    });
    return () => {
      isUnmounted = true;
    };
  }, [cache, kind, locale, round, attempt]);
  const isQuestion = kind === 'question';
  return {
    ...{ challenge, isQuestion },
    another: () => setRound(round + 1),
    otherKind: () => setKind(isQuestion ? 'picture' : 'question'),
  };
}
