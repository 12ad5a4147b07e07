import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { OpenRender } from '@contract/render';
import { furnishDemonstration } from '@demo/furnish';
import { loadDemonstration } from '@demo/load/load';
import { STAND_IN } from '@demo/messenger/standIn';
import { startRebuild } from '@platform/articles/rebuild/rebuild.service';
import type { Database } from '@platform/db/connection';
import { readKeys } from '@platform/keys/keys';
import { messengerDoor } from '@platform/messenger/messengerDoor';
import { gatewayDoor } from '@platform/sms/gatewayDoor';
import { outboxDoor } from '@platform/sms/outboxDoor';
import { noSms, type SmsDoor } from '@platform/sms/smsDoor';
import { buildApp } from './app';
import { type Ground, openGround } from './ground';
import { keepHouse } from './house';
import { readSettings, type Settings } from './settings';
import { ensureFirstSite } from './sites/firstSite';

// Garbage is looked for once it is a third of what is in use. V8's own rule waits for several times as much where the machine has
// memory: after a rush of pages the process stood between 210 and 330 MB (bench/rush), for no less CPU.
setFlagsFromString('--heap-growing-percent=30');

/** Resolves at the first signal to stop; start-up looks at it too, so that no database is left running. */
const stopAsked = new Promise<'stop'>((asked) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => asked('stop'));
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const now = () => Date.now();

/** The server's program: ground, a newsroom on a fresh installation, pages, address last; it ends at a signal. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const ground = await openGround(settings, say);
  try {
    const filled = await Promise.race([fill(ground, settings), stopAsked]);
    if (filled !== 'stop') await serve(ground, settings);
  } finally {
    await ground.close();
  }
}

async function fill(ground: Ground, settings: Settings): Promise<'filled'> {
  if (settings.demonstration) {
    const clips = join(process.cwd(), 'demo/videos');
    await loadDemonstration({ ...ground, folder: settings.dataDir, clips, now, log: say });
  } else {
    await ensureFirstSite(ground.db);
  }
  return 'filled';
}

/** Until it is asked to stop. */
async function serve({ db, media }: Ground, settings: Settings): Promise<void> {
  const client = join(process.cwd(), 'dist/touch');
  const entry = pathToFileURL(join(process.cwd(), 'dist/touch-server/server.js')).href;
  const { openRender }: { openRender: OpenRender } = await import(entry);
  const { host, port, publicOrigin, openMetrics, trustedProxies } = settings;
  const keys = await readKeys(settings.dataDir);
  let own = '';
  const app = await buildApp({
    db,
    media,
    now,
    keys,
    sms: smsOf(settings, db),
    messenger: messengerDoor(() => settings.messengerApi || own),
    furnish: settings.demonstration
      ? await furnishDemonstration({ db, key: keys.sign, now, open: settings.outbox === 'open' })
      : undefined,
    outbox: settings.demonstration && settings.smsGateway === '' ? settings.outbox : undefined,
    render: openRender(client),
    assets: client,
    publicOrigin,
    openMetrics,
    trustedProxies,
    logger: { level: 'warn' },
  });
  await app.listen({ host, port });
  const keeping = keepHouse(db, now, (error) => app.log.error({ err: error }, 'housekeeping failed'));
  const stopRebuild = startRebuild(db, {
    log: say,
    failed: (error) => app.log.error({ err: error }, 'rebuilding a document failed'),
  });
  const address = app.server.address();
  const place = typeof address === 'object' && address ? address.port : port;
  own = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${place}${STAND_IN}`;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  say(`Touchpaper is open: ${publicOrigin || `http://${name}:${place}`}/`);
  await stopAsked;
  clearInterval(keeping);
  await stopRebuild();
  await app.close();
}

function smsOf({ smsGateway, smsGatewayKey, demonstration }: Settings, db: Database): SmsDoor {
  if (smsGateway !== '') return gatewayDoor(smsGateway, smsGatewayKey);
  return demonstration ? outboxDoor(db, now, say) : noSms;
}

// what fails is told by who started us (scripts/start.mjs), in one line where there are words for it
await main();
process.exit(0);
