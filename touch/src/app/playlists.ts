import type { Messages } from '@touch/locales/messages';

/** A video inside an article's text is markup: what plays a playlist there comes with the reader's tap on it (F4). */
export function followPlaylists(words: Messages): () => void {
  const played = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement) || !target.matches('#dirnum [src*=".m3u8"]')) return;
    import('@touch/features/player/bodyVideo').then(
      ({ playBodyVideo }) => playBodyVideo(target, words),
      // the video stays as it was served, with the browser's own word on it
      () => undefined,
    );
  };
  // events of media do not bubble
  document.addEventListener('play', played, true);
  return () => document.removeEventListener('play', played, true);
}
