import type { SearchRequest } from '@touch/api/search';
import { parseSearch, serializeSearch } from '@touch/features/search/searchRequest';
import { useCallback, useEffect, useState } from 'react';

export interface SearchState {
  readonly request: SearchRequest;
  readonly setRequest: (request: SearchRequest) => void;
  /** Text of the field, searched for or not. */
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * The search, mirrored in the address. The history entry stays the same one: back leaves the search as
 * a whole. An address that names another search wins when the screen shows again; one without a key leaves
 * everything as it was left (A10).
 */
export function useSearchRequest(query: URLSearchParams): SearchState {
  const [request, storeRequest] = useState(() => parseSearch(query));
  const [text, setText] = useState(request.key);
  const given = query.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the screen shows, and at a new address
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search);
    if (parameters.has('key')) {
      storeRequest(parseSearch(parameters));
      setText(parseSearch(parameters).key);
    } else if (request.key !== '') mirror(request);
  }, [given]);

  const setRequest = useCallback((next: SearchRequest) => {
    storeRequest(next);
    mirror(next);
  }, []);
  return { request, setRequest, text, setText };
}

function mirror(request: SearchRequest): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${serializeSearch(request, new URLSearchParams(search))}`;
  window.history.replaceState(window.history.state, '', address);
}
