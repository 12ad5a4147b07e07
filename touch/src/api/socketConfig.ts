import type { Query } from '@touch/outside/queryCache';
import { isRecord, type QueryCache, queryKey } from '@touch/outside/queryCache';

/** Where the socket is and the token for it (wire S18); '' where the site has none. */
export interface SocketConfig {
  readonly url: string;
  readonly token: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Read without a schema: the page that was served needs no code for it. */
function readSocketConfig(data: unknown): SocketConfig {
  if (!isRecord(data)) return { url: '', token: '' };
  const server = isRecord(data.socketServer) ? data.socketServer : {};
  return { url: textOf(server.url), token: textOf(data.websocketToken) };
}

/** The server answers it with the page, so that the socket needs no call. */
export const socketConfigQuery = (): Query<SocketConfig> => ({
  key: `${queryKey('getConfig', {})}#socket`,
  operation: 'getConfig',
  input: {},
  read: readSocketConfig,
});

/** A new token. @throws Error where getConfig is not answered */
export async function fetchSocketConfig(cache: QueryCache): Promise<SocketConfig> {
  const query = socketConfigQuery();
  const answer = await cache.call(query.operation, query.input);
  if (answer?.status !== 0) throw new Error('getConfig was not answered');
  return readSocketConfig(answer.data);
}
