import type { Call } from '@contract/render';
import { createCall } from '@touch/outside/call';
import { deviceId } from '@touch/outside/device';
import { reportedFetch } from '@touch/outside/offlineState';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** The browser's call layer; it comes with the first call, a page as served needs none. */
export const openLine = (config: SiteConfig, networkError: string): Call =>
  createCall(config, {
    fetch: reportedFetch((input, init) => fetch(input, init)),
    now: () => Date.now(),
    device: deviceId,
    networkError: () => networkError,
  });
