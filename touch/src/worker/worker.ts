import { OfflineStore } from './offlineStore';
import { createResponses } from './responses';
import { createSaving } from './saving';
import { isExtendable, isFetch, isWorkerMessage, isWorkerScope, type WorkerScope } from './scope';
import { readWorkerMessage } from './workerMessage';

/** Name of the client's build this worker came with; set by the build. */
declare const __BUILD__: string;

/** The service worker (B9): a visited article opens again without network; elsewhere a clear notice. */
function start(scope: WorkerScope): void {
  const store = new OfflineStore(scope.caches, __BUILD__);
  const saving = createSaving(store, scope.location.origin);
  const answer = createResponses(scope, store, saving);

  scope.addEventListener('install', (event) => {
    if (isExtendable(event)) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    if (!isExtendable(event)) return;
    const preload = scope.registration.navigationPreload?.enable().catch(() => undefined);
    event.waitUntil(Promise.all([store.deleteOldPages(), scope.clients.claim(), preload]));
  });
  scope.addEventListener('fetch', (event) => {
    const answered = isFetch(event) ? answer(event) : undefined;
    if (answered && isFetch(event)) event.respondWith(answered);
  });
  scope.addEventListener('message', (event) => {
    const message = isWorkerMessage(event) ? readWorkerMessage(event.data) : undefined;
    if (message && isWorkerMessage(event)) event.waitUntil(saving.savePage(message));
  });
}

const scope: object = globalThis;
if (isWorkerScope(scope)) start(scope);
