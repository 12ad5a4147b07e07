import type { Messages } from '@touch/locales/messages';
import { networkStatus } from '@touch/outside/offlineState';
import { type OfflineSaver, type ReaderSettings, startServiceWorker } from '@touch/outside/serviceWorker';
import style from './offline.module.css';

interface OfflineParts {
  readonly reader: ReaderSettings;
  readonly words: Pick<Messages, 'state.offline' | 'state.backOnline'>;
  readonly toast: (text: string) => void;
}

/** A quiet line above the page for as long as it is without network (B9). */
export function showNetworkStatus({ words, toast }: Pick<OfflineParts, 'words' | 'toast'>): void {
  let bar: HTMLElement | undefined;
  networkStatus.subscribe((offline) => {
    toast(words[offline ? 'state.offline' : 'state.backOnline']);
    bar?.remove();
    bar = offline ? placeBar(words['state.offline']) : undefined;
  });
  window.addEventListener('offline', () => networkStatus.report('lost'));
  window.addEventListener('online', () => networkStatus.report('found'));
  if (navigator.onLine === false) networkStatus.report('lost');
}

/** Everything about being without network: the line, and the worker. Started once the page stands. */
export function startOffline({ reader, ...parts }: OfflineParts): Promise<OfflineSaver | undefined> {
  showNetworkStatus(parts);
  return startServiceWorker(reader);
}

/** The toast says it aloud; the line stands for who comes back to the top. */
function placeBar(text: string): HTMLElement {
  const bar = document.createElement('p');
  bar.className = style.bar ?? '';
  bar.dataset.offline = '';
  bar.textContent = text;
  document.body.prepend(bar);
  return bar;
}
