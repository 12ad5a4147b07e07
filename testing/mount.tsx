import type { Answer, CallInput } from '@contract/render';
import { defaultConfig } from '@platform/sites/defaultConfig';
import { readConfig } from '@touch/api/config';
import type { PathValues } from '@touch/lib/paths';
import { readFlags } from '@touch/lib/visitFlags';
import { LocaleContext, WordsContext } from '@touch/locales/words';
import { zh } from '@touch/locales/zh';
import type { Upload } from '@touch/outside/calls/uploading';
import type { Preferences } from '@touch/outside/preferences';
import { QueryCache } from '@touch/outside/queryCache';
import type { ScreenModule } from '@touch/outside/screen';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { type Visit, VisitContext } from '@touch/outside/visit';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** An operation's answer: its value, a whole answer of a status, a failure of the network, or one that the input decides. */
export type Answered = object | string | number | boolean | null | Error | ((input: CallInput) => unknown);

export interface MountOptions {
  /** Answers by operation; another operation is a failure of the network. A test may change them meanwhile. */
  readonly answers?: Record<string, Answered>;
  readonly config?: Partial<SiteConfig>;
  /** The query of the page's address. */
  readonly search?: string;
  readonly userAgent?: string;
  readonly preferences?: Preferences;
  /** Epoch ms. */
  readonly now?: () => number;
  /** Nobody is signed in: an action that needs a member waits. */
  readonly isVisitor?: boolean;
}

/** An answer of a status that is no success. */
export const refused = (status: number, message = '', data: unknown = undefined): Answer => ({
  status,
  message,
  data,
});

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value && 'data' in value;

async function answerOf(answered: Answered | undefined, input: CallInput): Promise<Answer> {
  const value = await (typeof answered === 'function' ? answered(input) : answered);
  if (value === undefined || value instanceof Error) throw value ?? new Error('no answer');
  return isAnswer(value) ? value : { status: 0, message: '', data: value };
}

function record(options: MountOptions) {
  const answers = options.answers ?? {};
  const calls: (readonly [name: string, input: CallInput])[] = [];
  const toasts: string[] = [];
  const went: string[] = [];
  const sent: (readonly [name: string, input: CallInput])[] = [];
  const uploads: (readonly [name: string, input: CallInput, upload: Upload])[] = [];
  const waiting: (() => unknown)[] = [];
  const preferences: Partial<Preferences>[] = [];
  const call = (name: string, input: CallInput): Promise<Answer> => {
    calls.push([name, input]);
    return answerOf(answers[name], input);
  };
  const config = { ...readConfig(defaultConfig(1, '澜川', '1')), ...options.config };
  const now = options.now ?? (() => Date.parse('2031-03-05T09:00:00+08:00'));
  const visit: Visit = {
    config,
    flags: readFlags(options.search ?? '', options.userAgent ?? 'Android Mobile', config.appMarker),
    locale: 'zh',
    siteLang: undefined,
    preferences: options.preferences ?? {},
    changePreferences: (change) => preferences.push(change),
    origin: 'https://paper.test',
    basePath: '/app/news',
    cache: new QueryCache(call, now),
    navigation: {
      go: (href, how = 'push') => went.push(`${how} ${href}`),
      back: () => went.push('back'),
      backOr: (href) => went.push(`back or ${href}`),
      isTapped: () => false,
    },
    now,
    toast: (text) => toasts.push(text),
    sendAndForget: (name, input) => sent.push([name, input]),
    upload: (name, input, upload) => {
      uploads.push([name, input, upload]);
      return answerOf(answers[name], input);
    },
    needsMember: (action) => (options.isVisitor ? waiting.push(action) : void action()),
    authenticate: async () => undefined,
  };
  return { visit, calls, toasts, went, sent, uploads, waiting, preferences };
}

/** Finds elements of the page as readers do, by their text or name. */
function finders(body: HTMLElement) {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string, name: string | RegExp) =>
    [...body.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
    );
  const find = (selector: string, name: string | RegExp): HTMLElement => {
    const [found] = all(selector, name);
    if (!found)
      throw new Error(
        `no ${selector} ${name} among ${[...body.querySelectorAll(selector)].map(nameOf).join(' | ')}`,
      );
    return found;
  };
  const byLabel = (name: string): HTMLInputElement | null => {
    const label = [...body.querySelectorAll('label')].find((one) => nameOf(one).startsWith(name));
    return label ? body.querySelector<HTMLInputElement>(`[id="${label.htmlFor}"]`) : null;
  };
  /** By a selector, or by its label after `=`. */
  const field = (selector: string): HTMLInputElement => {
    const found = selector.startsWith('=')
      ? byLabel(selector.slice(1))
      : body.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`no ${selector} in ${body.textContent}`);
    return found;
  };
  return {
    text: () => (body.textContent ?? '').replace(/\s+/g, ' ').trim(),
    names: (selector: string) => [...body.querySelectorAll(selector)].map(nameOf),
    find,
    field,
    has: (selector: string, name: string | RegExp) => all(selector, name).length > 0,
  };
}

/** Sets a field's value as typing does, past React's own record of it. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Lets calls, code and effects that are on their way end: each round draws what the one before it brought. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1)
    await act(async () => {
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
    });
}

/**
 * Renders a component into the test's document (`@vitest-environment happy-dom`), with a visit whose calls have the test's answers.
 * Everything a reader's action leads to is recorded: calls, messages, navigation, counted acts.
 */
export async function mount(element: ReactNode, options: MountOptions = {}) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const recorded = record(options);
  document.body.innerHTML = '<div id="root"></div>';
  const box = document.getElementById('root') as HTMLElement;
  const root = createRoot(box);
  const within = (shown: ReactNode) => (
    <VisitContext value={recorded.visit}>
      <LocaleContext value="zh">
        <WordsContext value={zh}>{shown}</WordsContext>
      </LocaleContext>
    </VisitContext>
  );
  const change = async (action: () => unknown) => {
    await act(async () => void (await action()));
    await settle();
  };
  /** Waits until the page or what is recorded is so; for what begins with a timer. */
  const until = async (isSo: () => boolean) => {
    for (const end = Date.now() + 60_000; !isSo(); ) {
      if (Date.now() > end) throw new Error(`not so: ${isSo} in ${document.body.textContent}`);
      await act(async () => new Promise((done) => setTimeout(done, 5)));
      await settle();
    }
  };
  const unmount = () => change(() => root.unmount());
  let isMounted = true;
  onTestFinished(async () => {
    if (isMounted) await unmount();
  });
  await change(() => root.render(within(element)));
  const found = finders(document.body);
  return {
    ...recorded,
    ...found,
    box,
    change,
    until,
    show: (next: ReactNode) => change(() => root.render(within(next))),
    unmount: async () => {
      isMounted = false;
      await unmount();
    },
    tap: (name: string | RegExp, selector = 'button, a, [role="option"]') =>
      change(() => found.find(selector, name).click()),
    type: (selector: string, value: string) => change(() => setValue(found.field(selector), value)),
    press: (selector: string, key: string, init: KeyboardEventInit = {}) =>
      change(() =>
        found
          .field(selector)
          .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })),
      ),
    submit: (selector = 'form') =>
      change(() =>
        found.field(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ),
    named: (name: string) => recorded.calls.filter(([called]) => called === name).map(([, input]) => input),
  };
}

export type Mounted = Awaited<ReturnType<typeof mount>>;

/** Loads and renders a screen. @param module its `load.ts` */
export async function mountScreen(
  module: Omit<ScreenModule, 'head'>,
  place: { readonly screen?: string; readonly params?: PathValues; readonly query?: string },
  options: MountOptions = {},
) {
  const { screen = '', params = {} as PathValues, query = '' } = place;
  await module.loadTexts?.('zh');
  const props = { screen, params, query: new URLSearchParams(query) };
  const mounted = await mount(null, options);
  const { visit } = mounted;
  await module.load?.({ ...props, visit, cache: visit.cache, words: zh });
  await mounted.show(<module.Screen {...props} />);
  return mounted;
}
