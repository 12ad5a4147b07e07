import { Status } from '@contract/statuses';
import { longText, shortText, withTexts } from './texts';

type Fetch = typeof window.fetch;

const jsonAnswer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The server's answers with other texts; everything else in them stays. */
const withOtherTexts =
  (fetch: Fetch, change: (text: string) => string): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    return jsonAnswer(withTexts(await response.json(), change), response.status);
  };

/** The first token of the page is the member's: their login has ended. A visitor's token, fetched afterwards, is good. */
function afterEnd(fetch: Fetch): Fetch {
  let ended: string | undefined;
  return async (input, init) => {
    const token = new Headers(init?.headers).get('token');
    ended ??= token ?? undefined;
    if (token === null || token !== ended) return fetch(input, init);
    return jsonAnswer({ status: Status.refreshRefused, message: '' });
  };
}

/**
 * The calls of a page in a state of the gallery. A state that is not named here gets the server's own answers.
 * @param fetch the browser's own
 */
export function stateFetch(state: string, fetch: Fetch): Fetch {
  switch (state) {
    case 'loading':
      return () => new Promise(() => undefined);
    case 'empty':
      return async () => jsonAnswer({ status: Status.empty, message: '' });
    case 'failed':
      return async () => jsonAnswer({ status: Status.refused, message: '' }, 500);
    case 'offline':
      return async () => {
        throw new TypeError('Failed to fetch');
      };
    case 'ended':
      return afterEnd(fetch);
    case 'long':
      return withOtherTexts(fetch, longText);
    case 'short':
      return withOtherTexts(fetch, shortText);
    default:
      return fetch;
  }
}
