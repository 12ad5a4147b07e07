import { localeFrom } from '@touch/locales/messages';
import { readPreferences } from '@touch/outside/preferences';
import { wordsFor } from '@touch/worker/offlinePage';

/** The very first start without network: says so in place of the page, and waits for the reader or the network. */
export function noticeUntilRetry(): Promise<void> {
  const locale = readPreferences(document.cookie).locale ?? localeFrom(navigator.language) ?? 'zh';
  const words = wordsFor(locale);
  document.title = words.title;
  document.documentElement.lang = words.lang;
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = words.title;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  const notice = document.createElement('div');
  notice.style.cssText = 'padding:64px 24px;text-align:center;line-height:3';
  notice.append(text, button);
  document.getElementById('root')?.append(notice);
  return new Promise((resolve) => {
    const again = () => {
      window.removeEventListener('online', again);
      notice.remove();
      resolve();
    };
    button.addEventListener('click', again, { once: true });
    window.addEventListener('online', again, { once: true });
  });
}
