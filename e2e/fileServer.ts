import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=UTF-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
};

interface Serving {
  /** File for addresses without a file of their own, as an app's web view answers them. */
  readonly instead?: string;
  /** Sent with every file. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A plain file server: a folder at a path, nothing else is known. */
export async function serveFolder(folder: string, path: string, serving: Serving = {}) {
  const { instead = '', headers = {} } = serving;
  const server = createServer(async (request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://files').pathname;
    const name = pathname === `${path}/` ? 'index.html' : normalize(pathname.slice(path.length + 1));
    const file = join(folder, name);
    try {
      if (!pathname.startsWith(`${path}/`) || !file.startsWith(folder)) throw new Error('not ours');
      const bytes = await readFile(file).catch(() => readFile(join(folder, instead)));
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'content-type': type });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the file server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
