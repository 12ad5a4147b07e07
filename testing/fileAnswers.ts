import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

export interface FileAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly cacheControl?: string;
  readonly location?: string;
  readonly body?: string;
}

/**
 * A web server with the named files, for the time of a test; every other path is a 404.
 * @param files answers by path with query, which may change later
 */
export async function fileAnswers(files: Record<string, FileAnswer>) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const { status, type = 'text/html', cacheControl, location, body = '' } = files[path] ?? { status: 404 };
    response.writeHead(status ?? 200, {
      'content-type': type,
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      ...(location === undefined ? {} : { location }),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, requested, stop };
}
