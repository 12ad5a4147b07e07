import type { Messages } from '@touch/locales/messages';
import { networkStatus } from '@touch/outside/networkStatus';
import { type OfflineSaver, type ReaderSettings, startServiceWorker } from '@touch/outside/serviceWorker';
import style from './offline.module.css';

interface OfflineParts {
  readonly reader: ReaderSettings;
  readonly words: Pick<Messages, 'state.offline' | 'state.backOnline'>;
  readonly toast: (text: string) => void;
}

/** Everything about being without network: the worker, and a quiet line above the page (B9). Started once the page stands. */
export function startOffline({ reader, words, toast }: OfflineParts): Promise<OfflineSaver | undefined> {
  let bar: HTMLElement | undefined;
  networkStatus.subscribe((offline) => {
    toast(words[offline ? 'state.offline' : 'state.backOnline']);
    bar?.remove();
    bar = offline ? placeBar(words['state.offline']) : undefined;
  });
  window.addEventListener('offline', () => networkStatus.report('lost'));
  window.addEventListener('online', () => networkStatus.report('found'));
  if (navigator.onLine === false) networkStatus.report('lost');
  return startServiceWorker(reader);
}

/** The toast says it aloud; the line stands for who comes back to the top. */
function placeBar(text: string): HTMLElement {
  const bar = document.createElement('aside');
  bar.className = style.bar ?? '';
  bar.dataset.offline = '';
  bar.textContent = text;
  document.body.prepend(bar);
  return bar;
}
