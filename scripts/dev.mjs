// `npm run dev`: server and client on the demonstration at one address; a changed file shows without a restart.
import './nodeVersion.mjs';
import { ensurePackages } from './packages.mjs';
import { plainLine, root, stop } from './tools.mjs';

ensurePackages();
process.chdir(root);
process.env.NODE_ENV = 'development';
process.env.DEMO = 'on';
const { openDevServer } = await import('./dev/server.mjs');

// An error in a change must not end the loop.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (error) => console.error(error));

try {
  const server = await openDevServer();
  console.log(`Touchpaper is open: ${server.origin}/ (development: it reloads when a file changes)`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await server.close();
      process.exit(0);
    });
} catch (error) {
  stop(plainLine(error) ?? error?.stack ?? String(error));
}
