import type { Call } from '@contract/render';
import { createCall } from '@touch/outside/call';
import { deviceId } from '@touch/outside/device';
import { reportedFetch } from '@touch/outside/offlineState';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** The browser's call layer; what reads the answers comes with the first of them. */
export const openLine = (config: SiteConfig, networkError: string): Call =>
  createCall(config, {
    fetch: reportedFetch((input, init) => fetch(input, init)),
    now: () => Date.now(),
    device: deviceId,
    networkError: () => networkError,
  });
