import { createHash } from 'node:crypto';
import type { Call, OpenRender, Render, RenderedPage, RenderRequest } from '@contract/render';
import { readConfig } from '@touch/api/config';
import { loadComments } from '@touch/features/article/loadComments';
import { fontVariables } from '@touch/lib/fontVariables';
import { fontRules } from '@touch/lib/siteFont';
import { type ThemeColors, themeColors } from '@touch/lib/themeColor';
import { readFlags } from '@touch/lib/visitFlags';
import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import { type Locale, localeFrom, type Messages } from '@touch/locales/messages';
import { zh } from '@touch/locales/zh';
import { dehydrate } from '@touch/outside/dehydrate';
import { needsCiphers } from '@touch/outside/needsCiphers';
import { readPreferences } from '@touch/outside/preferences';
import { type Memoize, QueryCache } from '@touch/outside/queryCache';
import type { Head } from '@touch/outside/screen';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { Visit } from '@touch/outside/visit';
import { renderToString } from 'react-dom/server';
import { App, screenContext } from './App';
import { type AssetsOf, readAssets } from './assets';
import { documentText } from './document';
import { faultPage } from './faultPage';
import { feedLinks } from './feedLinks';
import { ieAlertText } from './ieAlert';
import { placeOf, type Step, stepAt } from './journey';
import { matchPath, screenPath } from './match';
import { stateText } from './pageState';
import { chunkPath, loadHead } from './parts';
import { loadScreen } from './screens';
import { lookOf, siteLangOf } from './startUp';
import { showsNothing } from './tokenFirst';

const catalogues: Readonly<Record<Locale, Messages>> = { zh, en, de, fr, bo };

const nothing = (): void => undefined;

/** The renderer over the browser build in a folder. */
export const openRender: OpenRender = (clientFolder) => createRender(readAssets(clientFolder));

/** Makes the server's renderer over one browser build. */
export function createRender(assetsOf: AssetsOf): Render {
  const configs = new WeakMap<object, SiteConfig>();
  const topics = new WeakMap<SiteConfig, ThemeColors>();
  const readings: Readings = new WeakMap();
  const hashes = new Map<string, string>();

  /** The configuration's answer is shared between requests until it changes: read once. */
  function siteConfig(data: unknown): SiteConfig {
    if (typeof data !== 'object' || data === null) throw new Error('getConfig answered no object');
    const known = configs.get(data);
    if (known) return known;
    const config = readConfig(data);
    const { xyApi, analytics } = config;
    const hasPlainCalls = xyApi.xyAuth === 'none' && !analytics && !needsCiphers(config);
    const read = { ...config, hasPlainCalls };
    configs.set(data, read);
    return read;
  }

  function topicOf(config: SiteConfig): ThemeColors {
    const topic = topics.get(config) ?? themeColors(config.topicColor);
    topics.set(config, topic);
    return topic;
  }

  const styleHash = (text: string): string => {
    const known = hashes.get(text);
    if (known) return known;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
    return hash;
  };

  return async (request: RenderRequest, call: Call): Promise<RenderedPage> => {
    const { origin, basePath, now } = request;
    if (request.fault !== undefined) return faultPage(request, request.fault, call, styleHash);
    const place = placeOf(`${origin}${request.url}`, basePath, origin);
    const match = place && matchPath(place.path);
    if (!place || !match) {
      const search = place?.search ?? '';
      return { status: 302, location: `${basePath}/home.html${search}`, html: '', styleHashes: [] };
    }
    const config = siteConfig((await call('getConfig', {})).data);
    const preferences = readPreferences(request.cookie);
    const locale = preferences.locale ?? localeFrom(config.locale) ?? 'zh';
    const words = catalogues[locale];
    const flags = readFlags(place.search, request.userAgent, config.appMarker);
    const cache = new QueryCache(call, () => now, rememberReadings(readings, locale));
    const visit: Visit = {
      config,
      flags,
      locale,
      siteLang: siteLangOf(config, locale),
      preferences,
      changePreferences: nothing,
      origin,
      basePath,
      cache,
      navigation: { go: nothing, back: nothing, backOr: nothing },
      now: () => now,
      toast: nothing,
      sendAndForget: nothing,
      upload: async () => ({ status: -1, message: '' }),
      needsMember: nothing,
      authenticate: async () => undefined,
    };
    const step = stepAt(place, 'first');
    const module = await loadScreen(step.match.screen, locale);
    const context = screenContext(visit, words, step);
    const said = config.canUse && !showsNothing(config);
    if (said) {
      await module.load?.(context);
      await loadComments(context);
    }
    const head: Head = said
      ? (await loadHead(step.match.screen, locale))(context)
      : // a closed paper says nothing but that it is closed (A19), one for token bearers nothing to others (G3)
        { title: config.appName, noIndex: true };
    const body = renderToString(
      <App visit={visit} words={words} step={step} scroll={undefined} arrived={nothing} prepare={nothing} />,
    );
    const built = assetsOf(chunkPath(step.match.screen), locale);
    const assets = { ...built, styles: [...built.styles, ...fontStyle(config.fontFile)] };
    const look = lookOf(config, flags, preferences, locale);
    const html = documentText({
      head,
      look,
      topic: topicOf(config),
      font: fontVariables(config.fontStep),
      siteName: config.appName,
      origin,
      feeds: said ? feedLinks(step.match, head, request.siteQuery ?? '') : '',
      canonical: canonicalOf(head, step, origin, basePath),
      shareImage: absolute(head.image || config.appShareLogo, origin),
      icon: config.appLogo,
      body,
      state: stateText({
        ...{ config, locale, origin, basePath, now },
        path: step.path,
        search: step.search,
        entries: dehydrate(cache),
      }),
      assets,
      ieAlert: config.ieAlert ? ieAlertText(words, flags, request.userAgent) : '',
    });
    return {
      status: head.gone ? 404 : 200,
      html,
      styleHashes: assets.styles.map(({ text }) => styleHash(text)),
    };
  };
}

/** What was read of an answer, by language and query; gone with the answer itself. */
type Readings = WeakMap<object, Map<string, unknown>>;

const rememberReadings =
  (readings: Readings, locale: Locale): Memoize =>
  (data, key, read) => {
    if (typeof data !== 'object' || data === null) return read();
    const ofData = readings.get(data) ?? new Map<string, unknown>();
    readings.set(data, ofData);
    const name = `${locale}/${key}`;
    if (!ofData.has(name)) ofData.set(name, read());
    return ofData.get(name);
  };

/** Built from what the screen says or the route's own values, never from the address as asked (G10). */
function canonicalOf(head: Head, { match }: Step, origin: string, basePath: string): string {
  const place = head.canonical ?? screenPath(match.screen, match.params);
  return place.startsWith('/') ? `${origin}${basePath}${place}` : place;
}

/** The newsroom's own face as a sheet of the page. */
function fontStyle(fontFile: string): readonly { href: string; text: string }[] {
  const text = fontRules(fontFile).join('');
  return text ? [{ href: '', text }] : [];
}

const absolute = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url);
