import { needsHls } from '@touch/lib/playlist';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mayPlayByItself } from './autoplay';
import type { FeedParts } from './feedParts';
import { currentSound, setSound, useSound } from './sound';

/** `plain`: as served, with the browser's own controls. */
type SlideState = 'plain' | 'paused' | 'playing' | 'failed';

export interface SlidePlayback {
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly state: SlideState;
  /** At the reader's tap. */
  readonly toggle: () => void;
  readonly onPlaying: () => void;
  readonly onPause: () => void;
  readonly onError: () => void;
}

/** A browser that refuses sound without a tap plays silently; one that refuses that too shows the play button. */
function playOrMute(video: HTMLVideoElement): void {
  video.play().catch(() => {
    if (video.muted || !video.isConnected) return;
    video.muted = true;
    video.play().catch(() => undefined);
  });
}

interface SlideOptions {
  readonly url: string | undefined;
  /** The slide is the one on the screen. */
  readonly isActive: boolean;
  readonly playHls: FeedParts['playHls'];
}

/** Plays the slide on the screen and stops it when it leaves. */
export function useSlidePlayback({ url, isActive, playHls }: SlideOptions): SlidePlayback {
  const player = useRef<HTMLVideoElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [state, setState] = useState<SlideState>('plain');
  const sound = useSound();

  const start = useCallback(() => {
    const video = player.current;
    if (!video || !url) return;
    video.muted = currentSound() !== 'on';
    if (!needsHls(video, url)) {
      if (video.error) video.load();
      playOrMute(video);
    } else if (stop.current && !video.error) playOrMute(video);
    else stop.current = playHls(video, url, () => setState('failed'));
  }, [url, playHls]);

  useEffect(() => {
    setState('paused');
    return () => {
      stop.current?.();
      stop.current = undefined;
    };
  }, []);
  useEffect(() => {
    const video = player.current;
    if (!video || !isActive) return;
    if (mayPlayByItself()) start();
    const hidden = () => {
      if (document.hidden) video.pause();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      video.pause();
    };
  }, [isActive, start]);
  useEffect(() => {
    if (player.current) player.current.muted = sound !== 'on';
  }, [sound]);

  const toggle = () => {
    const video = player.current;
    if (!video) return;
    if (!video.paused) return video.pause();
    // the reader asked for it themselves: with sound, unless they turned it off
    if (currentSound() === 'unset' && !mayPlayByItself()) setSound('on');
    start();
  };
  const onError = () => {
    // hls.js reports its own errors
    if (player.current && url && !needsHls(player.current, url)) setState('failed');
  };
  const onPlaying = () => setState('playing');
  const onPause = () => setState((now) => (now === 'failed' ? now : 'paused'));
  return { player, state, toggle, onError, onPlaying, onPause };
}
