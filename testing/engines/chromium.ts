import { dirname } from 'node:path';
import { PHONE } from '@testing/renderPage';
import * as v from 'valibot';
import { chromiumProgram, type OldChromium } from '../../scripts/engines.mjs';
import { newProfileFolder, startBrowser } from './browserProcess';
import { type EngineDriver, type KeyName, WINDOW } from './engineDriver';
import { type MessageSocket, openMessageSocket } from './messageSocket';
import { waitFor } from './waitFor';

const Targets = v.array(v.looseObject({ type: v.string(), webSocketDebuggerUrl: v.optional(v.string()) }));
const Version = v.looseObject({ product: v.string() });
const Evaluated = v.looseObject({
  result: v.looseObject({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(
    v.looseObject({
      text: v.string(),
      exception: v.optional(v.looseObject({ description: v.optional(v.string()) })),
    }),
  ),
});
const Thrown = v.object({ exceptionDetails: v.unwrap(Evaluated.entries.exceptionDetails) });
const ConsoleCall = v.looseObject({
  type: v.string(),
  args: v.array(v.looseObject({ value: v.optional(v.unknown()), description: v.optional(v.string()) })),
});
const LogEntry = v.looseObject({
  entry: v.looseObject({ level: v.string(), text: v.string(), url: v.optional(v.string()) }),
});
const KEY_CODES: Record<KeyName, number> = { Enter: 13, Escape: 27, ArrowRight: 39, ArrowDown: 40 };

const textOf = ({ text, exception }: v.InferOutput<typeof Thrown>['exceptionDetails']) =>
  exception?.description ?? text;

function collectErrors(socket: MessageSocket): string[] {
  const errors: string[] = [];
  socket.onEvent((method, params) => {
    if (method === 'Runtime.exceptionThrown') errors.push(textOf(v.parse(Thrown, params).exceptionDetails));
    if (method === 'Runtime.consoleAPICalled') {
      const { type, args } = v.parse(ConsoleCall, params);
      if (type === 'error') errors.push(args.map((arg) => arg.value ?? arg.description ?? '').join(' '));
    }
    if (method === 'Log.entryAdded') {
      const { level, text, url } = v.parse(LogEntry, params).entry;
      if (level === 'error') errors.push(`${text} (${url ?? ''})`);
    }
  });
  return errors;
}

/** Address of the first tab, which may come after the browser's own. */
async function pageAddress(host: string): Promise<string> {
  let address: string | undefined;
  const look = async () => {
    const targets = v.parse(Targets, await (await fetch(`http://${host}/json/list`)).json());
    address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
    return address;
  };
  await waitFor(look, 'a tab of Chromium');
  return address ?? '';
}

async function preparePage(socket: MessageSocket): Promise<void> {
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await socket.send(`${domain}.enable`);
  await socket.send('Network.setUserAgentOverride', { userAgent: PHONE, acceptLanguage: 'zh-CN' });
  await socket.send('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: true });
  await socket.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
}

/** An old Chromium of an npm package, driven by DevTools. */
export async function openChromium(name: OldChromium): Promise<EngineDriver> {
  const program = chromiumProgram(name);
  const profile = await newProfileFolder();
  const browser = startBrowser(
    program,
    [
      ...['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
      ...['--no-first-run', '--hide-scrollbars', `--window-size=${WINDOW.width},${WINDOW.height}`],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { profile, env: { LD_LIBRARY_PATH: `${dirname(program)}/lib`, FONTCONFIG_PATH: '/etc/fonts' } },
  );
  const [, host] = await browser.printed(/DevTools listening on ws:\/\/([^/]+)/);
  const socket = await openMessageSocket(await pageAddress(String(host)));
  const errors = collectErrors(socket);
  await preparePage(socket);
  const evaluate = async (expression: string) => {
    const answer = await socket.send('Runtime.evaluate', {
      ...{ expression, awaitPromise: true, returnByValue: true, userGesture: true },
    });
    const { result, exceptionDetails } = v.parse(Evaluated, answer);
    if (exceptionDetails) throw new Error(textOf(exceptionDetails));
    return result.value;
  };
  const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
    socket.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    version: v.parse(Version, await socket.send('Browser.getVersion')).product,
    errors,
    evaluate,
    open: async (url) => void (await socket.send('Page.navigate', { url })),
    reload: async () => void (await socket.send('Page.reload')),
    back: async () => void (await evaluate('history.back()')),
    press: async (x, y) => {
      await touch('touchStart', [{ x, y }]);
      await touch('touchEnd', []);
    },
    type: async (text) => void (await socket.send('Input.insertText', { text })),
    key: async (key) => {
      const event = { key, code: key, windowsVirtualKeyCode: KEY_CODES[key] };
      const text = key === 'Enter' ? { text: '\r' } : {};
      await socket.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...text });
      await socket.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    },
    close: async () => {
      socket.close();
      await browser.close();
    },
  };
}
