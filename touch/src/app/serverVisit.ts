import type { RenderRequest } from '@contract/render';
import { readConfig } from '@touch/api/config';
import { readFlags } from '@touch/lib/visitFlags';
import { type Locale, localeFrom } from '@touch/locales/messages';
import { needsCiphers } from '@touch/outside/needsCiphers';
import { readPreferences } from '@touch/outside/preferences';
import type { Memoize, QueryCache } from '@touch/outside/queryCache';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { Visit } from '@touch/outside/visit';
import type { Place } from './journey';
import { siteLangOf } from './startUp';

const nothing = (): void => undefined;

/** The configuration's answer is shared between requests until it changes: read once. */
export function createConfigReader(): (data: unknown) => SiteConfig {
  const configs = new WeakMap<object, SiteConfig>();
  return (data) => {
    if (typeof data !== 'object' || data === null) throw new Error('getConfig answered no object');
    const known = configs.get(data);
    if (known) return known;
    const config = readConfig(data);
    const { xyApi, tokenEnable, analytics } = config;
    const needsToken = tokenEnable || xyApi.xyAuth !== 'none';
    const hasPlainCalls = !needsToken && !analytics && !needsCiphers(config);
    const read = { ...config, hasPlainCalls };
    configs.set(data, read);
    return read;
  };
}

/** The visit as a request shows it: calls go to the platform itself, nothing is stored or opened. */
export function serverVisit(
  config: SiteConfig,
  place: Place,
  request: RenderRequest,
  openCache: (locale: Locale) => QueryCache,
): Visit {
  const { origin, basePath, now } = request;
  const preferences = readPreferences(request.cookie);
  const locale = preferences.locale ?? localeFrom(config.locale) ?? 'zh';
  return {
    config,
    locale,
    preferences,
    origin,
    basePath,
    flags: readFlags(place.search, request.userAgent, config.appMarker),
    siteLang: siteLangOf(config, locale),
    changePreferences: nothing,
    cache: openCache(locale),
    navigation: { go: nothing, back: nothing, backOr: nothing, isTapped: () => false },
    now: () => now,
    toast: nothing,
    sendAndForget: nothing,
    upload: async () => ({ status: -1, message: '' }),
    needsMember: nothing,
    authenticate: async () => undefined,
  };
}

/** Values read from an answer, by language and query; dropped with the answer. */
export type Readings = WeakMap<object, Map<string, unknown>>;

export const rememberReadings =
  (readings: Readings, locale: Locale): Memoize =>
  (data, key, read) => {
    if (typeof data !== 'object' || data === null) return read();
    const ofData = readings.get(data) ?? new Map<string, unknown>();
    readings.set(data, ofData);
    const name = `${locale}/${key}`;
    if (!ofData.has(name)) ofData.set(name, read());
    return ofData.get(name);
  };
