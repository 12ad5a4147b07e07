import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE } from '@testing/renderPage';
import * as v from 'valibot';
import { newProfileFolder, startBrowser } from './browserProcess';
import { type EngineDriver, WINDOW } from './engineDriver';
import { type MessageSocket, openMessageSocket } from './messageSocket';
import { createInput, readSession } from './webdriver';

const Tree = v.looseObject({ contexts: v.array(v.looseObject({ context: v.string() })) });
const Evaluated = v.looseObject({
  result: v.optional(v.looseObject({ value: v.optional(v.string()) })),
  exceptionDetails: v.optional(v.looseObject({ text: v.string() })),
});
const Logged = v.looseObject({ level: v.string(), text: v.nullable(v.string()) });

/** Nothing of Firefox's own asks the network, and touch works as on a phone. */
const PREFERENCES = {
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'general.useragent.override': PHONE,
  'intl.accept_languages': 'zh-CN',
  'layout.css.devPixelsPerPx': '1',
  'media.autoplay.default': 0,
  'media.gmp-manager.url': 'http://127.0.0.1:9/',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'http://127.0.0.1:9/',
};

async function firefoxProfile(): Promise<string> {
  const profile = await newProfileFolder();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  return profile;
}

async function openWindow(socket: MessageSocket) {
  const { version } = readSession(await socket.send('session.new', { capabilities: {} }));
  const [tab] = v.parse(Tree, await socket.send('browsingContext.getTree')).contexts;
  if (!tab) throw new Error('Firefox has no tab');
  const errors: string[] = [];
  socket.onEvent((method, params) => {
    const entry = v.safeParse(Logged, params);
    if (method === 'log.entryAdded' && entry.success && entry.output.level === 'error')
      errors.push(entry.output.text ?? '');
  });
  await socket.send('session.subscribe', { events: ['log.entryAdded'] });
  await socket.send('browsingContext.setViewport', { context: tab.context, viewport: WINDOW });
  return { version, context: tab.context, errors };
}

/** Firefox of Debian, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<EngineDriver> {
  const profile = await firefoxProfile();
  const browser = startBrowser(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { profile, env: { HOME: profile } },
  );
  const [, address] = await browser.printed(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const socket = await openMessageSocket(`${address}/session`);
  const { version, context, errors } = await openWindow(socket);
  const act = async (device: object) =>
    void (await socket.send('input.performActions', { context, actions: [device] }));
  return {
    version,
    errors,
    evaluate: async (expression) => {
      const answer = await socket.send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        ...{ target: { context }, awaitPromise: true, userActivation: true },
      });
      const { result, exceptionDetails } = v.parse(Evaluated, answer);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    open: async (url) =>
      void (await socket.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    reload: async () => void (await socket.send('browsingContext.reload', { context, wait: 'none' })),
    back: async () => void (await socket.send('browsingContext.traverseHistory', { context, delta: -1 })),
    ...createInput(act, 'touch'),
    close: async () => {
      socket.close();
      await browser.close();
    },
  };
}
