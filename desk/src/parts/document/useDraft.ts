import type { StoryChange } from '@contract/storyDraft';
import { CallError, callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { listenToLogin, useLogin } from '@desk/api/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Draft, type DraftClock, type FaultKind } from './draft';
import { localStoreOf } from './localStore';
import { tab } from './tab';

/** Bytes that browsers send for a page that is gone, with room for the call's own. */
const KEEPALIVE_BYTES = 60_000;

const clock: DraftClock = {
  now: () => Date.now(),
  set: (act, ms) => window.setTimeout(act, ms),
  clear: (timer) => window.clearTimeout(timer),
};

function kindOf(error: unknown): FaultKind {
  if (!(error instanceof CallError)) return 'wait';
  if (error.http === 409) return 'conflict';
  // 401 waits for the sign-in
  return error.http === 0 || error.http === 401 || error.http === 429 || error.http >= 500
    ? 'wait'
    : 'refused';
}

function save(site: number, id: number) {
  return (version: number, change: StoryChange, isLeaving: boolean) => {
    const size = isLeaving ? new TextEncoder().encode(JSON.stringify(change)).length : 0;
    const keepalive = isLeaving && size < KEEPALIVE_BYTES;
    return callNewsroom(newsroom.saveStory, { site, id, tab, version, change }, { keepalive });
  };
}

/** Saves when the window loses the focus or is hidden, when the network is back, and when somebody has signed in again. */
function saveAtTurns(draft: Draft): () => void {
  const leaving = () => {
    if (document.visibilityState === 'hidden') void draft.flush(true);
  };
  const now = () => void draft.flush();
  const gone = () => void draft.flush(true);
  document.addEventListener('visibilitychange', leaving);
  window.addEventListener('pagehide', gone);
  window.addEventListener('blur', now);
  window.addEventListener('online', now);
  const unlisten = listenToLogin(now);
  return () => {
    document.removeEventListener('visibilitychange', leaving);
    window.removeEventListener('pagehide', gone);
    window.removeEventListener('blur', now);
    window.removeEventListener('online', now);
    unlisten();
  };
}

/**
 * Words of a story on their way from the keys to the server. The document of one opening; it is drawn anew for another.
 * @param version of the server that the words lie on
 */
export function useDraft(site: number, id: number, version: number) {
  const person = useLogin().session?.person.id ?? 0;
  const [draft] = useState(
    () => new Draft({ version, clock, local: localStoreOf(site, person, id), save: save(site, id), kindOf }),
  );
  useEffect(() => saveAtTurns(draft), [draft]);
  return { draft, status: useSyncExternalStore(draft.listen, draft.status) };
}
