import { needsHls } from '@touch/lib/playlist';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useEffect } from 'react';

/**
 * Videos inside an article's text are markup: what plays a playlist there comes with the reader's tap on it (F4).
 * @param of selector of the text.
 */
export function BodyVideos({ of }: { of: string }) {
  const words = useWords();
  const { toast } = useVisit();
  useEffect(() => {
    const text = document.querySelector(of);
    const play = (video: HTMLVideoElement) => {
      if (!needsHls(video, video.src)) return;
      import('./bodyVideo').then(
        ({ playBodyVideo }) => playBodyVideo(video, words),
        () => toast(words['state.networkError']),
      );
    };
    const played = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) play(target);
    };
    // tapped before anybody listened: the browser has tried or tries, and where it failed it says nothing of another tap
    for (const video of text?.querySelectorAll('video') ?? []) if (!video.paused || video.error) play(video);
    // events of media do not bubble
    text?.addEventListener('play', played, true);
    return () => text?.removeEventListener('play', played, true);
  }, [of, words, toast]);
  return null;
}
