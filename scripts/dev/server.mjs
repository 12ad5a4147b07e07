import { createServer } from 'node:http';
import { devRender, errorPage, PREAMBLE } from './pages.mjs';
import { createVite } from './vite.mjs';

const PLATFORM = '/dev/platform.ts';
/** Changes within this time are one reload (ms). */
const TOGETHER_MS = 40;

/** Addresses of modules; every other one is the newsroom's. */
const ofModules =
  /^\/(@|touch\/src\/|desk\/src\/|contract\/src\/|demo\/gallery\/(client\/|address\.ts)|node_modules\/|dist\/\.dev\/)/;
const ofPlatform = /\/(platform|contract|demo|server|dev)\/.*(?<!\.test)\.(ts|tsx|sql)$/;
const ofPages = /\/(touch|contract)\/src\//;
const ofDatabase = /\/platform\/src\/(db\/|installation\/)/;

/** A worker of a built client at this address would serve its old files: this one removes itself. */
const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());`;

/** In development alone the policy allows Vite's style sheets in the page, its socket, and markup of its own. */
const relaxed = (policy) =>
  String(policy)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self' wss:", "connect-src 'self' ws: wss:")
    .replace(/; require-trusted-types-for .*$/, '');

/** The gallery's script is built for `npm start`; here it is its source. */
const GALLERY_SCRIPT = '/demo/gallery/files/gallery.js';
const GALLERY = `import '${PREAMBLE}';\nimport '/demo/gallery/client/main.ts';`;

function relaxPolicy(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'content-security-policy' ? relaxed(value) : value);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (code, ...rest) => {
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null && 'content-security-policy' in headers)
      headers['content-security-policy'] = relaxed(headers['content-security-policy']);
    return writeHead(code, ...rest);
  };
}

/**
 * One address for everything: modules from Vite, the rest from the platform, which is made anew when its source has changed.
 * An error is told on the terminal and in the page, and the next change goes on from there.
 */
export async function openDevServer() {
  const server = createServer();
  let changed = new Set();
  let timer;
  let hasFailed = false;
  let arePagesOld = false;
  const vite = await createVite(server, (file) => {
    // Cached pages are dropped with their app when the next page is requested.
    if (ofPages.test(file)) arePagesOld = true;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(takeUp, TOGETHER_MS);
  });
  const reloadBrowsers = () => vite.environments.client.hot.send({ type: 'full-reload' });

  function report(error) {
    hasFailed = true;
    console.error(error instanceof Error ? error.stack : error);
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    vite.environments.client.hot.send({ type: 'error', err: { message, stack } });
  }

  let origin = '';
  let resources;
  /** Resolves with the app that answers now, or with the error that keeps it from starting. */
  let current = Promise.resolve({ error: new Error('not started') });

  async function startApp({ databaseToo = false, contentToo = false } = {}) {
    const platform = await vite.ssrLoadModule(PLATFORM);
    if (databaseToo && resources) {
      await resources.close();
      resources = undefined;
    }
    const isFresh = resources === undefined;
    resources ??= await platform.openDevResources();
    if (contentToo && !isFresh) await platform.refillDemonstration(resources);
    return { app: await platform.createDevApp(resources, devRender(vite, report), () => origin) };
  }

  /** The app before goes once the next one stands; where that fails the error is what everybody sees. */
  function replaceApp(options) {
    const before = current;
    current = before.then(async ({ app }) => {
      const next = await startApp(options).catch((error) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        report(error);
        return { error };
      });
      app?.close().catch(report);
      return next;
    });
    return current;
  }

  function takeUp() {
    const platformFiles = [...changed].filter((file) => ofPlatform.test(file));
    changed = new Set();
    // a page that shows an error has none of the modules that Vite would replace
    if (hasFailed) reloadBrowsers();
    hasFailed = false;
    if (platformFiles.length === 0) return;
    const startedAt = performance.now();
    replaceApp({
      databaseToo: platformFiles.some((file) => ofDatabase.test(file)),
      contentToo: platformFiles.some((file) => /\/demo\//.test(file)),
    }).then(({ error }) => {
      arePagesOld = false;
      if (error) return;
      console.log(`Reloaded in ${Math.round(performance.now() - startedAt)} ms.`);
      reloadBrowsers();
    });
  }

  function appNow() {
    if (arePagesOld) {
      arePagesOld = false;
      return replaceApp();
    }
    return current;
  }

  async function answer(request, response) {
    relaxPolicy(response);
    const { app, error } = await appNow();
    if (app) return app.routing(request, response);
    response.writeHead(500, { 'content-type': 'text/html;charset=UTF-8' }).end(errorPage(error));
  }

  server.on('request', (request, response) => {
    const { url = '/' } = request;
    const script = url === '/worker.js' ? WORKER : url === GALLERY_SCRIPT ? GALLERY : undefined;
    if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script);
    else if (ofModules.test(url)) vite.middlewares(request, response, () => answer(request, response));
    else answer(request, response);
  });
  server.on('upgrade', async (request, socket, head) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    const { app } = await appNow();
    if (app) app.server.emit('upgrade', request, socket, head);
    else socket.destroy();
  });

  const port = Number(process.env.PORT || 8080);
  const host = process.env.HOST || '127.0.0.1';
  try {
    await new Promise((listening, failed) => server.once('error', failed).listen(port, host, listening));
    origin = `http://${host}:${server.address().port}`;
    const { error } = await replaceApp();
    if (!resources) throw error;
  } catch (error) {
    await vite.close();
    throw error;
  }

  return {
    origin,
    close: async () => {
      clearTimeout(timer);
      const { app } = await current;
      await vite.close();
      await app?.close();
      await resources?.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
