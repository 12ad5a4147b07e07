import { useVisit } from '@touch/outside/visit';
import { type ReactNode, useCallback, useState } from 'react';
import type { Overlay } from './Overlay';

interface OpenInBrowser {
  /** Says how this page is opened in a browser, and why; as a short line where the part does not come. */
  readonly ask: (why: string) => void;
  readonly overlay: ReactNode;
}

interface OverlayRequest {
  readonly why: string;
  readonly part: { readonly Overlay: typeof Overlay };
}

/** For what the messenger's own browser cannot do (B5); it comes when it is asked for. */
export function useOpenInBrowser(): OpenInBrowser {
  const { toast } = useVisit();
  const [request, setRequest] = useState<OverlayRequest>();
  const close = useCallback(() => setRequest(undefined), []);
  const ask = (why: string) => {
    import('./Overlay').then(
      (part) => setRequest({ why, part }),
      () => toast(why),
    );
  };
  return { ask, overlay: request ? <request.part.Overlay why={request.why} close={close} /> : null };
}
