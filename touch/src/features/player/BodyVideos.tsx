import { useWords } from '@touch/locales/words';
import { useEffect } from 'react';
import { followVideos } from './followVideos';

/** Videos inside an article's text are markup: their playlists are played from here. @param of selector of the text. */
export function BodyVideos({ of }: { of: string }) {
  const words = useWords();
  useEffect(() => {
    const text = document.querySelector(of);
    return text instanceof HTMLElement ? followVideos(text, words) : undefined;
  }, [of, words]);
  return null;
}
