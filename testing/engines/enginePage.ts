import type { EngineDriver, KeyName } from './engineDriver';
import { boxOf, type Found, findElement, type Target } from './findElement';
import { waitFor } from './waitFor';

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A page in one of the engines, used as readers use it. Every wait is for a state of the page. */
export interface EnginePage {
  readonly driver: EngineDriver;
  /** Runs a function in the page, which may use nothing from outside itself. */
  run<T, A extends readonly Json[]>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Waits until a function in the page returns something true. */
  until<A extends readonly Json[]>(work: (...args: A) => unknown, ...args: A): Promise<void>;
  /** Opens a whole address and waits until the page answers to touch. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back; the page it leads to is there where `until` then says so. */
  back(): Promise<void>;
  /** Goes back to another document and waits until it answers to touch. */
  backToDocument(): Promise<void>;
  /** Waits until an element can be seen. */
  see(target: Target): Promise<void>;
  /** Waits until an element is gone. */
  miss(target: Target): Promise<void>;
  /** Scrolls an element into the middle of the window where it is outside, and waits until it stands still. */
  show(target: Target): Promise<void>;
  tap(target: Target): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
}

const isReady = () => 'ready' in document.documentElement.dataset;

const boxExpression = (target: Target) => `(${boxOf})((${findElement})(${JSON.stringify(target)}))`;

/** Brings an element into view. @returns its box, once it stands still and nothing covers it */
function createSettling(driver: EngineDriver) {
  const find = async (target: Target) => (await driver.evaluate(boxExpression(target))) as Found | undefined;
  return async (target: Target): Promise<Found> => {
    const bring = `(() => {
      const element = (${findElement})(${JSON.stringify(target)});
      const { top, bottom } = element ? element.getBoundingClientRect() : { top: 100, bottom: 100 };
      if (top < 60 || bottom > innerHeight - 60) element.scrollIntoView({ block: 'center' });
    })()`;
    let found: Found | undefined;
    const isSettled = async () => {
      const before = found;
      await driver.evaluate(bring);
      found = await find(target);
      return found?.coveredBy === '' && before?.x === found.x && before.y === found.y;
    };
    // a page that is left meanwhile has no answer
    await waitFor(() => isSettled().catch(() => false), JSON.stringify(target));
    if (!found) throw new Error(`not found: ${JSON.stringify(target)}`);
    return found;
  };
}

export function createEnginePage(driver: EngineDriver): EnginePage {
  let documents = 0;
  const expressionOf = (work: (...args: never[]) => unknown, args: readonly unknown[]) =>
    `(${work})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`;
  const run: EnginePage['run'] = async (work, ...args) =>
    // biome-ignore lint/suspicious/noExplicitAny: the page returns what the function returns
    (await driver.evaluate(expressionOf(work, args))) as any;
  const untilTrue = async (expression: string) => {
    // a page that is left while it is looked at has no answer
    const look = () => driver.evaluate(expression).catch(() => false);
    await waitFor(look, expression.slice(-300));
  };
  const until: EnginePage['until'] = (work, ...args) => untilTrue(expressionOf(work, args));

  /** Leaves the document that stands; resolves when another one answers to touch. */
  const leave = async (by: () => Promise<void>) => {
    documents += 1;
    await run((token) => {
      document.documentElement.dataset.left = String(token);
    }, documents);
    await by();
    await until((token) => document.documentElement.dataset.left !== String(token), documents);
    await until(isReady);
  };
  const see = (target: Target) => untilTrue(boxExpression(target));

  const settle = createSettling(driver);
  const tap = async (target: Target) => {
    const { x, y } = await settle(target);
    await driver.press(x, y);
  };
  return {
    driver,
    run,
    until,
    open: async (url) => {
      await driver.open(url);
      await until(isReady);
    },
    reload: () => leave(driver.reload),
    back: driver.back,
    backToDocument: () => leave(driver.back),
    see,
    miss: (target) => untilTrue(`!${boxExpression(target)}`),
    show: async (target) => void (await settle(target)),
    tap,
    fill: async (target, text) => {
      await tap(target);
      await untilTrue(`document.activeElement === (${findElement})(${JSON.stringify(target)})`);
      await driver.type(text);
    },
    key: driver.key,
  };
}
