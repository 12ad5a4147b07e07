import { useVisit } from '@touch/outside/visit';
import { useEffect } from 'react';

/** The document's title once the thing's name has come; a title of the address wins (A6). */
export function useTitle(name: string | undefined): void {
  const { config } = useVisit();
  useEffect(() => {
    if (name === undefined || new URLSearchParams(window.location.search).has('title')) return;
    document.title = name && name !== config.appName ? `${name} - ${config.appName}` : config.appName;
  }, [name, config.appName]);
}
