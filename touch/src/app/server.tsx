import { createHash } from 'node:crypto';
import type { Call, OpenRender, Render, RenderedPage, RenderRequest } from '@contract/render';
import { loadComments } from '@touch/features/article/loadComments';
import { fontVariables } from '@touch/lib/fontVariables';
import { fontRules } from '@touch/lib/siteFont';
import { type ThemeColors, themeColors } from '@touch/lib/themeColor';
import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import type { Locale, Messages } from '@touch/locales/messages';
import { zh } from '@touch/locales/zh';
import { dehydrate } from '@touch/outside/dehydrate';
import { QueryCache } from '@touch/outside/queryCache';
import type { Head, ScreenContext } from '@touch/outside/screen';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { Visit } from '@touch/outside/visit';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { type AssetsOf, readAssets } from './assets';
import { documentText, NO_SCRIPT_STYLE, type PageAssets } from './document';
import { faultPage } from './faultPage';
import { feedLinks, oEmbedLink } from './feedLinks';
import { createFootText } from './foot/footText';
import { ieAlertText } from './ieAlert';
import { placeOf, type Step, stepAt } from './journey';
import { jsonLdText } from './jsonLd';
import { matchPath, screenPath } from './match';
import { stateText } from './pageState';
import { screenContext } from './screenContext';
import { chunkPath, loadHead } from './screenModules';
import { loadScreen } from './screens';
import { serverTexts } from './serverTexts';
import { createConfigReader, type Readings, rememberReadings, serverVisit } from './serverVisit';
import { lookOf } from './startUp';
import { showsNothing } from './tokenFirst';

const catalogues: Readonly<Record<Locale, Messages>> = { zh, en, de, fr, bo };

const nothing = (): void => undefined;

/** The renderer over the browser build in a folder. */
export const openRender: OpenRender = (clientFolder) => createRender(readAssets(clientFolder));

/** Hashes of style sheets for the content security policy. */
function createStyleHashes(): (text: string) => string {
  const hashes = new Map<string, string>();
  return (text) => {
    const known = hashes.get(text);
    if (known) return known;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, hash);
    return hash;
  };
}

/** Loads what the screen shows; returns its head. */
async function loadContent({ config, locale }: Visit, context: ScreenContext): Promise<Head> {
  const module = await loadScreen(context.screen, locale);
  // a closed paper says nothing but that it is closed (A19), one for token bearers nothing to others (G3)
  if (!config.canUse || showsNothing(config)) return { title: config.appName, noIndex: true };
  await module.load?.(context);
  await loadComments(context);
  return (await loadHead(context.screen, locale))(context);
}

interface PageParts {
  readonly step: Step;
  readonly head: Head;
  readonly topic: ThemeColors;
  readonly assets: PageAssets;
  readonly body: string;
  readonly foot: string;
}

/** The document around a screen. */
function documentOf(request: RenderRequest, visit: Visit, parts: PageParts): string {
  const { config, locale, flags, preferences, cache } = visit;
  const { step, head, topic, assets, body, foot } = parts;
  const { origin, basePath, now, siteQuery = '', userAgent } = request;
  const isShown = config.canUse && !showsNothing(config);
  const canonical = canonicalOf(head, step, origin, basePath);
  return documentText({
    head,
    topic,
    assets,
    body,
    foot: isShown ? foot : '',
    origin,
    look: lookOf(config, flags, preferences, locale),
    font: fontVariables(config.fontStep),
    siteName: config.appName,
    feeds: isShown ? feedLinks(step.match, head, siteQuery) + oEmbedLink(step.match, head, canonical) : '',
    jsonLd: jsonLdText(head.jsonLd ?? [], config, origin),
    canonical,
    shareImage: absolute(head.image || config.appShareLogo, origin),
    icon: config.appLogo,
    state: stateText({
      config,
      locale,
      origin,
      basePath,
      now,
      path: step.path,
      search: step.search,
      entries: dehydrate(cache, body),
    }),
    ieAlert: config.ieAlert ? ieAlertText(serverTexts[locale], flags, userAgent) : '',
  });
}

/** Makes the server's renderer over one browser build. */
export function createRender(assetsOf: AssetsOf): Render {
  const siteConfig = createConfigReader();
  const topics = new WeakMap<SiteConfig, ThemeColors>();
  const readings: Readings = new WeakMap();
  const styleHash = createStyleHashes();
  const footText = createFootText();

  function topicOf(config: SiteConfig): ThemeColors {
    const topic = topics.get(config) ?? themeColors(config.topicColor);
    topics.set(config, topic);
    return topic;
  }

  return async (request: RenderRequest, call: Call): Promise<RenderedPage> => {
    const { origin, basePath, now } = request;
    if (request.fault !== undefined) return faultPage(request, request.fault, call, { styleHash, footText });
    const place = placeOf(`${origin}${request.url}`, basePath, origin);
    const match = place && matchPath(place.path);
    if (!place || !match) {
      const search = place?.search ?? '';
      return { status: 302, location: `${basePath}/home.html${search}`, html: '', styleHashes: [] };
    }
    const config = siteConfig((await call('getConfig', {})).data);
    const openCache = (locale: Locale) => new QueryCache(call, () => now, rememberReadings(readings, locale));
    const visit = serverVisit(config, place, request, openCache);
    const words = catalogues[visit.locale];
    const step = stepAt(place, 'first');
    const head = await loadContent(visit, screenContext(visit, words, step));
    const body = renderToString(
      <App visit={visit} words={words} step={step} scroll={undefined} arrived={nothing} prepare={nothing} />,
    );
    const built = assetsOf(chunkPath(step.match.screen), visit.locale);
    const assets = { ...built, styles: [...built.styles, ...fontStyle(config.fontFile)] };
    return {
      status: head.gone ? 404 : 200,
      html: documentOf(request, visit, {
        step,
        head,
        topic: topicOf(config),
        assets,
        body,
        foot: footText(visit),
      }),
      styleHashes: [NO_SCRIPT_STYLE, ...assets.styles.map(({ text }) => text)].map(styleHash),
    };
  };
}

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
