import * as v from 'valibot';
import type { EngineDriver, KeyName } from './engineDriver';

/** Parts that WebDriver and WebDriver BiDi have in common (https://www.w3.org/TR/webdriver2/). */
const Session = v.looseObject({
  sessionId: v.string(),
  capabilities: v.looseObject({ browserName: v.string(), browserVersion: v.string() }),
});

/** @returns id of a new session, name and version of its browser */
export function readSession(answer: unknown): { readonly id: string; readonly version: string } {
  const { sessionId, capabilities } = v.parse(Session, answer);
  return { id: sessionId, version: `${capabilities.browserName} ${capabilities.browserVersion}` };
}

/** Code points of keys without a character. */
const KEYS: Record<KeyName, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Finger or mouse, and keys. @param act performs the actions of one device */
export function createInput(
  act: (device: object) => Promise<void>,
  pointerType: 'mouse' | 'touch',
): Pick<EngineDriver, 'press' | 'type' | 'key'> {
  const keys = (values: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    press: (x, y) =>
      act({
        type: 'pointer',
        id: pointerType,
        parameters: { pointerType },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => keys([...text]),
    key: (name) => keys([KEYS[name]]),
  };
}
