import type { SearchRequest } from '@touch/api/search/search';
import { parseSearch, serializeSearch } from '@touch/features/search/searchRequest';
import { useCallback, useEffect, useState } from 'react';

export interface Asking {
  readonly asked: SearchRequest;
  readonly ask: (asked: SearchRequest) => void;
  /** What stands in the field, asked for or not. */
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * What is asked for, and its mirror in the address. The history entry stays the same one: back leaves the search as
 * a whole. An address that names another search wins when the screen shows again; one without a key leaves
 * everything as it was left (A10).
 */
export function useAsked(query: URLSearchParams): Asking {
  const [asked, setAsked] = useState(() => parseSearch(query));
  const [text, setText] = useState(asked.key);
  const given = query.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the screen shows, and at a new address
  useEffect(() => {
    const standing = new URLSearchParams(window.location.search);
    if (standing.has('key')) {
      setAsked(parseSearch(standing));
      setText(parseSearch(standing).key);
    } else if (asked.key !== '') mirror(asked);
  }, [given]);

  const ask = useCallback((next: SearchRequest) => {
    setAsked(next);
    mirror(next);
  }, []);
  return { asked, ask, text, setText };
}

function mirror(asked: SearchRequest): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${serializeSearch(asked, new URLSearchParams(search))}`;
  window.history.replaceState(window.history.state, '', address);
}
