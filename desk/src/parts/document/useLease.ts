import { CallError, callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { useEffect, useRef, useState } from 'react';
import { tab } from './tab';

const RENEW_MS = 20_000;

interface LeaseParts {
  readonly isInHand: boolean;
  /** Done before the story is given back. */
  readonly before: () => Promise<void>;
  /** Version on the server, at each renewal. */
  readonly onVersion: (version: number) => void;
}

/**
 * Keeps a story in hand while it is open, and gives it back.
 * @returns the person who has taken it over; undefined while it is ours
 */
export function useLease(site: number, id: number, parts: LeaseParts): string | undefined {
  const [takenBy, setTakenBy] = useState<string>();
  const latest = useRef(parts);
  latest.current = parts;
  const { isInHand } = parts;
  useEffect(() => {
    if (!isInHand) return undefined;
    const renew = () =>
      callNewsroom(newsroom.takeStory, { site, id, tab })
        .then(({ version }) => latest.current.onVersion(version))
        .catch((error: unknown) => {
          if (error instanceof CallError && error.code === 'taken') setTakenBy(error.by);
        });
    const timer = window.setInterval(renew, RENEW_MS);
    const leave = () =>
      callNewsroom(newsroom.leaveStory, { site, id, tab }, { keepalive: true }).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      void latest.current.before().then(leave);
    };
  }, [site, id, isInHand]);
  return takenBy;
}
