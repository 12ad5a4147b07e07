import type { Port } from './bridge';
import { fieldOf } from './protocol';

/** The object that an app's web view injects into a page; every part may be missing. */
interface Injected {
  postMessage(text: string): unknown;
  addEventListener?(type: 'message', receive: (event: { readonly data?: unknown }) => void): void;
}

/** The window, as far as the bridge touches it. */
export interface BridgeWindow {
  readonly origin?: string;
  readonly TouchpaperNative?: unknown;
  readonly webkit?: unknown;
  addEventListener(
    type: 'message',
    receive: (event: {
      readonly data?: unknown;
      readonly source?: unknown;
      readonly origin?: string;
    }) => void,
  ): void;
}

/** Objects of Java have no prototype of ours: only what is called is looked at. */
const isInjected = (value: unknown): value is Injected =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'postMessage') === 'function';

/** Android: the object by its name. iOS: the message handler. */
function injectedIn(page: BridgeWindow): Injected | undefined {
  const { TouchpaperNative: android } = page;
  if (isInjected(android)) return android;
  const ios = fieldOf(fieldOf(page.webkit, 'messageHandlers'), 'touchpaper');
  return isInjected(ios) ? ios : undefined;
}

/**
 * Finds the app around this page; undefined where there is none. Answers come by the object itself, as the result of its
 * `postMessage`, or as a message this very window sends to itself (the app runs a line of script in the main frame): what
 * another window, a frame or an embedding page sends is never looked at.
 */
export function findPort(page: BridgeWindow): Port | undefined {
  const app = injectedIn(page);
  if (!app) return undefined;
  let hear: (text: unknown) => void = () => undefined;
  return {
    send(text) {
      const answer = app.postMessage(text);
      if (answer instanceof Promise) answer.then(hear, () => undefined);
    },
    listen(receive) {
      hear = receive;
      app.addEventListener?.('message', ({ data }) => receive(data));
      page.addEventListener('message', ({ source, origin, data }) => {
        if (source === page && origin === page.origin) receive(data);
      });
    },
  };
}
