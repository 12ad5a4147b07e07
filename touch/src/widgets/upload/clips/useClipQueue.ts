import { sendClip } from '@touch/api/sendClip';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDuration } from './clipFile';
import { useClipTexts } from './texts';

/** A file that was chosen and has no address yet. */
export interface ChosenClip {
  readonly id: number;
  readonly file: File;
}
export type ClipState =
  | { readonly kind: 'idle' }
  /** `share` 0 to 1. */
  | { readonly kind: 'going'; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

let count = 0;

/** Files one after the other. One that fails stays until it is sent again or removed; the others wait behind it. */
export function useClipQueue(sent: (clip: { readonly url: string; readonly file: File }) => void) {
  const [chosen, setChosen] = useState<readonly ChosenClip[]>([]);
  const first = chosen[0];
  const arrived = (url: string, file: File) => {
    setChosen((all) => all.slice(1));
    sent({ url, file });
  };
  const { state, start, stop } = useClipUpload(arrived);
  useEffect(() => {
    if (first) start(first.file);
  }, [first, start]);
  return {
    chosen,
    state,
    add: (files: readonly File[]) => {
      const fresh = files.map((file) => {
        count += 1;
        return { id: count, file };
      });
      setChosen((all) => [...all, ...fresh]);
    },
    remove: (id: number) => {
      if (first?.id === id) stop();
      setChosen((all) => all.filter((one) => one.id !== id));
    },
    retry: () => {
      if (first) start(first.file);
    },
  };
}

/** One upload at a time; starting another one ends it. */
function useClipUpload(arrived: (url: string, file: File) => void) {
  const texts = useClipTexts();
  const { cache, upload, locale } = useVisit();
  const [state, setState] = useState<ClipState>({ kind: 'idle' });
  const current = useRef<AbortController>(undefined);

  const run = async (file: File) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'going', share });
    };
    onProgress(0);
    const duration = await readDuration(file);
    if (signal.aborted) return;
    const result = await sendClip({ cache, upload }, { file, duration, onProgress, signal });
    if (signal.aborted) return;
    if (result.kind === 'network')
      return setState({ kind: 'failed', message: texts.clipFailed, again: true });
    if (result.kind === 'refused') {
      const message = locale === 'zh' && result.message ? result.message : texts.clipRefused;
      return setState({ kind: 'failed', message, again: false });
    }
    setState({ kind: 'idle' });
    arrived(result.url, file);
  };
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => current.current?.abort(), []);
  const start = useCallback((file: File) => void latest.current(file), []);
  const stop = () => {
    current.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, start, stop };
}
