/** Types of the service worker's scope; the compiler's library can contain either these or a window's. */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The page asked for while this worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

export interface WorkerScope extends EventTarget {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly navigator: { readonly languages?: readonly string[] };
  skipWaiting(): Promise<void>;
}

export const isWorkerScope = (scope: object): scope is WorkerScope => 'skipWaiting' in scope;
export const isExtendable = (event: Event): event is ExtendableEvent => 'waitUntil' in event;
export const isFetch = (event: Event): event is FetchEvent => 'respondWith' in event;
export const isWorkerMessage = (event: Event): event is WorkerMessageEvent =>
  'data' in event && 'waitUntil' in event;
