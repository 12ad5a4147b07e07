import type { Messages } from '@touch/locales/messages';
import { needsHls, playHls } from './playHls';

type Words = Pick<Messages, 'article.videoFailed' | 'state.retry'>;

/** The message under a video that does not play, with the way to try again. */
function noticeOf(words: Words, retry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words['state.retry'];
  button.style.cssText = 'min-height:44px;padding:0 16px;text-decoration:underline';
  button.addEventListener('click', retry, { once: true });
  notice.append(words['article.videoFailed'], ' ', button);
  return notice;
}

/**
 * Plays the playlists of the videos inside an element by hls.js where the browser cannot (F4), and says when a video does
 * not play. @returns what ends all of it.
 */
export function followVideos(inside: HTMLElement, words: Words): () => void {
  const stops = new Map<HTMLVideoElement, () => void>();
  const notices = new Map<HTMLVideoElement, HTMLElement>();
  // hls.js takes the attribute's place
  const urls = new Map([...inside.querySelectorAll('video')].map((video) => [video, video.src]));

  const failed = (video: HTMLVideoElement) => {
    stops.get(video)?.();
    stops.delete(video);
    if (notices.has(video)) return;
    const notice = noticeOf(words, () => start(video));
    notices.set(video, notice);
    video.after(notice);
  };
  const start = (video: HTMLVideoElement) => {
    notices.get(video)?.remove();
    notices.delete(video);
    const url = urls.get(video) ?? '';
    if (needsHls(video, url))
      stops.set(
        video,
        playHls(video, url, () => failed(video)),
      );
    else {
      video.load();
      video.play().catch(() => undefined);
    }
  };

  const played = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement) || stops.has(target)) return;
    if (needsHls(target, urls.get(target) ?? '')) start(target);
  };
  const broke = ({ target }: Event) => {
    // of a playlist the browser cannot read: hls.js tells how it fares
    if (target instanceof HTMLVideoElement && !needsHls(target, urls.get(target) ?? '')) failed(target);
  };
  // events of media do not bubble
  inside.addEventListener('play', played, true);
  inside.addEventListener('error', broke, true);
  return () => {
    inside.removeEventListener('play', played, true);
    inside.removeEventListener('error', broke, true);
    for (const stop of stops.values()) stop();
    for (const notice of notices.values()) notice.remove();
  };
}
