import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenRender } from '@contract/render';
import { loadDemonstration } from '@demo/load/load';
import { buildApp } from './app';
import { openGround } from './ground';
import { readSettings } from './settings';

/** The server's program: ground, demonstration on a fresh installation, pages, address last. */
async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const settings = readSettings(process.env);
  const ground = await openGround(settings, say);
  if (settings.demonstration) {
    await loadDemonstration({
      db: ground.db,
      media: ground.media,
      folder: settings.dataDir,
      clips: join(process.cwd(), 'demo/videos'),
      now: () => Date.now(),
      log: say,
    });
  }

  const client = join(process.cwd(), 'dist/touch');
  const entry = pathToFileURL(join(process.cwd(), 'dist/touch-server/server.js')).href;
  const { openRender }: { openRender: OpenRender } = await import(entry);
  const app = await buildApp({
    db: ground.db,
    media: ground.media,
    now: () => Date.now(),
    render: openRender(client),
    assets: client,
    publicOrigin: settings.publicOrigin,
    logger: { level: 'warn' },
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await ground.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await ground.close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  say(`Touchpaper is open: ${settings.publicOrigin || `http://${host}:${port}`}/`);
}

main().catch((error: unknown) => {
  const line = error instanceof Error ? error.message : String(error);
  const taken = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    taken ? `${line}. Another program uses this port: set PORT to a free one.\n` : `${line}\n`,
  );
  process.exit(1);
});
