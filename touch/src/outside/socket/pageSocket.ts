/** Handlers of a socket's events. */
export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (text: unknown) => void;
  /** Of a failure too, with 1006. */
  readonly onClose: (code: number) => void;
}

export interface PageSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

const FAILED = 1006;

/** A browser's own socket. A failure is told by its `close`, which follows it. */
export function openPageSocket(address: string, handlers: SocketHandlers): PageSocket {
  try {
    const socket = new WebSocket(address);
    socket.onopen = () => handlers.onOpen();
    socket.onmessage = ({ data }) => handlers.onMessage(data);
    socket.onclose = ({ code }) => handlers.onClose(code);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  } catch {
    // a page behind https opens none in the open; told later, as every other failure is
    queueMicrotask(() => handlers.onClose(FAILED));
    return { send: () => undefined, close: () => undefined };
  }
}

/** A page that comes back: from another one (of bfcache `pageshow` alone tells), or from behind another program. */
export function onPageShown(again: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') again();
  };
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', seen);
  };
}
