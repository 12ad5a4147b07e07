import { CAPTCHA_VALID_MS } from '@contract/limits';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { type Challenge, type ChallengeScene, fetchChallenge } from './challenge';

/** A captcha as its answer names it. */
export interface OpenChallenge {
  /** '' while none is there. */
  readonly verifyId: string;
  /** Resolves with the solved work; '' = none is asked for, or it could not be done. Never rejects. */
  readonly work: Promise<string>;
}
/** An answered captcha. */
export interface ChallengeAnswer extends OpenChallenge {
  readonly verifyCode: string;
}

export const NO_CHALLENGE: OpenChallenge = { verifyId: '', work: Promise.resolve('') };

/** `codeExpired`: this captcha came in place of one that had expired; `working`: the answer waits for the work. */
export type ChallengeNote = '' | 'codeExpired' | 'working' | 'workFailed';

type WorkState = 'working' | 'done' | 'failed';

interface ChallengeUse {
  readonly kind: Challenge['kind'];
  readonly scene: ChallengeScene;
  /** Another try needs another captcha. */
  readonly attempt?: unknown;
  /** The answer is being sent: it may wait for the work. */
  readonly isSending: boolean;
  readonly setOpen: (challenge: OpenChallenge) => void;
}

/** Calls `renew` once the captcha has expired and the page is looked at. @returns stops waiting */
function whenExpired(renew: () => void): () => void {
  const renewVisible = () => {
    if (!document.hidden) renew();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', renewVisible);
    renewVisible();
  }, CAPTCHA_VALID_MS);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renewVisible);
  };
}

async function solveWork(work: string, signal: AbortSignal, tell: (state: WorkState) => void) {
  if (work === '') return '';
  tell('working');
  try {
    const { startSolver } = await import('@touch/outside/solver/startSolver');
    if (signal.aborted) return '';
    const solution = await startSolver(work, signal);
    tell('done');
    return solution;
  } catch {
    if (!signal.aborted) tell('failed');
    return '';
  }
}

/** A captcha that is shown; its work is done beside the page while the reader looks at it (decision 100). */
export function useOpenChallenge({ kind, scene, attempt, isSending, setOpen }: ChallengeUse) {
  const { cache, locale } = useVisit();
  const [round, setRound] = useState(0);
  const [challenge, setChallenge] = useState<Challenge | 'loading' | 'failed'>('loading');
  const [workState, setWorkState] = useState<WorkState>('done');
  const [isRenewed, setRenewed] = useState(false);
  const hasExpired = useRef(false);
  const solving = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `attempt` ask for another one
  useEffect(() => {
    let isOver = false;
    // The work of a sheet that is closed goes on: its answer may be on its way.
    solving.current?.abort();
    const controller = new AbortController();
    solving.current = controller;
    setChallenge('loading');
    setWorkState('done');
    setRenewed(hasExpired.current);
    hasExpired.current = false;
    setOpen(NO_CHALLENGE);
    void fetchChallenge(cache, kind, scene, locale).then((received) => {
      if (isOver) return;
      setChallenge(received ?? 'failed');
      if (!received) return;
      const work = solveWork(received.work, controller.signal, setWorkState);
      setOpen({ verifyId: received.verifyId, work });
    });
    return () => {
      isOver = true;
    };
  }, [cache, kind, scene, locale, round, attempt]);

  useEffect(() => {
    if (typeof challenge === 'string') return;
    return whenExpired(() => {
      hasExpired.current = true;
      setRound((known) => known + 1);
    });
  }, [challenge]);

  const renewed = isRenewed ? 'codeExpired' : '';
  const waiting = isSending && workState === 'working' ? 'working' : renewed;
  const note: ChallengeNote = workState === 'failed' ? 'workFailed' : waiting;
  return {
    challenge,
    note,
    another: () => setRound(round + 1),
  };
}
