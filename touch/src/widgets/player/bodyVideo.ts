import type { Messages } from '@touch/locales/messages';
import { attachHls } from './hls';

type Words = Pick<Messages, 'article.videoFailed' | 'state.retry'>;

/** Functions that stop started videos. */
const begun = new Map<HTMLVideoElement, () => void>();

/** Stops videos that have left the page. */
function endLost(): void {
  for (const [video, end] of begun) {
    if (video.isConnected) continue;
    end();
    begun.delete(video);
  }
  if (begun.size === 0) watch.disconnect();
}
const watch = new MutationObserver(endLost);

/** The message under a video that does not play, with the way to try again. */
function noticeOf(words: Words, retry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words['state.retry'];
  button.style.cssText = 'min-height:44px;padding:0 16px;text-decoration:underline';
  button.addEventListener('click', retry);
  notice.append(words['article.videoFailed'], ' ', button);
  return notice;
}

/** Plays the playlist of a video that is markup, in an article's text (F4). */
export function playBodyVideo(video: HTMLVideoElement, words: Words): void {
  // hls.js takes the address's place
  const url = video.src;
  if (begun.has(video)) return;
  const start = () => {
    notice.remove();
    begun.get(video)?.();
    begun.set(
      video,
      attachHls(video, url, () => video.after(notice)),
    );
  };
  const notice = noticeOf(words, start);
  watch.observe(document.body, { childList: true, subtree: true });
  start();
}
