import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import { newProfileFolder, startBrowser } from './browserProcess';
import type { EngineDriver } from './engineDriver';
import { createInput, readSession } from './webdriver';

const Answer = v.looseObject({ value: v.unknown() });
const Refused = v.looseObject({ error: v.string(), message: v.string() });
const Returned = v.looseObject({ value: v.optional(v.unknown()), error: v.optional(v.string()) });
/** Key of an element's reference (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const Element = v.looseObject({ [ELEMENT]: v.string() });
/** A script may wait for a page that a loaded machine takes long to render. */
const TIMEOUT_MS = 120_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/** Commands of WebDriver at one address. */
function webdriver(base: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = v.parse(Answer, await answer.json());
    const refused = v.safeParse(Refused, value);
    if (refused.success) throw new Error(`${path}: ${refused.output.error} ${refused.output.message}`);
    return value;
  };
}

async function untilListening(command: Command, ended: Promise<unknown>): Promise<void> {
  let failure: unknown;
  ended.catch((error: unknown) => {
    failure = error;
  });
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch {
      if (failure) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** WebKit of Debian (WPE without a screen, 800 × 600), driven by WebDriver; its protocol reports no errors of pages. */
export async function openWebkit(): Promise<EngineDriver> {
  const profile = await newProfileFolder();
  const port = await freePort();
  const browser = startBrowser('WPEWebDriver', [`--port=${port}`], {
    profile,
    env: {
      HOME: profile,
      XDG_CACHE_HOME: `${profile}/cache`,
      XDG_DATA_HOME: `${profile}/data`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const command = webdriver(`http://127.0.0.1:${port}`);
  await untilListening(command, browser.printed(/(?!)/));
  const options = { binary: '/usr/bin/cog', args: ['--automation', '-P', 'headless'] };
  const timeouts = { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS };
  const session = await command('POST', '/session', {
    capabilities: { alwaysMatch: { 'wpe:browserOptions': options, timeouts } },
  });
  const { id, version } = readSession(session);
  const send: Command = (method, path, body) => command(method, `/session/${id}${path}`, body);
  const act = async (device: object) => void (await send('POST', '/actions', { actions: [device] }));
  return {
    version,
    errors: [],
    evaluate: async (expression) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (${expression}))().then(
          (value) => done(JSON.stringify({ value })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
      const text = v.parse(v.string(), await send('POST', '/execute/async', { script, args: [] }));
      const { value, error } = v.parse(Returned, JSON.parse(text));
      if (error !== undefined) throw new Error(error);
      return value;
    },
    open: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh', {})),
    back: async () => void (await send('POST', '/back', {})),
    ...createInput(act, 'mouse'),
    // a key action of WPE types no character that its keyboard lacks
    type: async (text) => {
      const { [ELEMENT]: element } = v.parse(Element, await send('GET', '/element/active'));
      await send('POST', `/element/${element}/value`, { text });
    },
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      await browser.close();
    },
  };
}
