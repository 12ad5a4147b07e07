import { openChromium } from './chromium';
import type { EngineDriver } from './engineDriver';
import { openFirefox } from './firefox';
import { openWebkit } from './webkit';

/** Engines other than the Chromium of `npm test`, fetched by scripts/engines.mjs. */
export const engines = {
  webkit: openWebkit,
  firefox: openFirefox,
  'chromium-107': () => openChromium('chromium-107'),
  'chromium-88': () => openChromium('chromium-88'),
} satisfies Record<string, () => Promise<EngineDriver>>;

export type EngineName = keyof typeof engines;

/** An engine that is not here is skipped by name; CI has all (scripts/test.mjs). */
export const isMissing = (name: EngineName): boolean =>
  (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes(name);
