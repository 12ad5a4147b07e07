import { needsHls } from '@touch/lib/playlist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { playHls } from './playHls';

/** `plain`: as served, with the browser's own controls. */
type PlayState = 'plain' | 'poster' | 'playing' | 'failed';

export interface Playback {
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly state: PlayState;
  /** At the reader's tap: the first time, or once more after a failure. */
  readonly play: () => void;
  /** The element's own error. */
  readonly broke: () => void;
}

/** One video's playing: by the browser where it can, by hls.js where it cannot; ends with the screen. */
export function usePlayback(url: string | undefined): Playback {
  const player = useRef<HTMLVideoElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [state, setState] = useState<PlayState>('plain');
  useEffect(() => {
    setState('poster');
    return () => stop.current?.();
  }, []);

  const failed = () => setState('failed');
  const play = () => {
    const video = player.current;
    if (!video || !url) return;
    setState('playing');
    // the button goes: the focus stays with what it started
    video.focus({ preventScroll: true });
    stop.current?.();
    if (needsHls(video, url)) {
      stop.current = playHls(video, url, failed);
      return;
    }
    if (state === 'failed') video.load();
    // a browser that refuses shows its own controls, and the reader taps again
    video.play().catch(() => undefined);
  };
  const broke = () => {
    // hls.js reports its own errors.
    if (!player.current || !url || !needsHls(player.current, url)) failed();
  };
  return { player, state, play, broke };
}
