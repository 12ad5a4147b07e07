import { publicBase } from '@touch/lib/publicBase';
import { currentMember, onMemberChange } from '@touch/outside/member/member';
import { type NativeApp, nativeApp } from '@touch/outside/native/nativeApp';
import type { Visit } from '@touch/outside/visit';
import { originOf, placeOf } from './journey';
import { matchPath } from './match';

/** The app's way to where a link leads. Resolves with whether the app went it. */
type Detour = (app: NativeApp, visit: Visit) => Promise<boolean>;

let stands: Promise<NativeApp | undefined> | undefined;

/**
 * The page in the app's web view (G8): who reads is asked for at once, links to the login open the app's own, and what has no
 * screen here opens in the app. Where the app cannot, links lead where they always do. Once a page; undefined without a bridge.
 */
export function standInApp(site: string, visit: () => Visit | undefined): Promise<NativeApp | undefined> {
  stands ??= nativeApp(site).then((app) => {
    if (!app) return undefined;
    showMember(site);
    void app.getToken();
    followInApp(app, visit);
    // where it fails the page's own form stands there already
    void takeUpLogin(app, visit).catch(() => undefined);
    return app;
  });
  return stands;
}

/** Tells the top bar, which comes before this part, that the app's member reads. */
function showMember(site: string): void {
  const show = () => {
    document.documentElement.dataset.member = currentMember(site) === undefined ? '' : 'app';
    window.dispatchEvent(new Event('member'));
  };
  show();
  onMemberChange(show);
}

/** A link to the login that was tapped before this part was here has led to the page's own: the app's comes over it. */
async function takeUpLogin(app: NativeApp, visit: () => Visit | undefined): Promise<void> {
  // it may have somebody in
  await app.getToken();
  const page = visit();
  const [landed] = performance.getEntriesByType('navigation');
  const { href } = window.location;
  // A reader who arrived by this address stays there.
  if (!page || landed?.name.split(/[?#]/)[0] === href.split(/[?#]/)[0]) return;
  await detourOf(href, page, app)?.(app, page);
}

function followInApp(app: NativeApp, visit: () => Visit | undefined): void {
  const clicked = (event: MouseEvent) => {
    const page = visit();
    if (!page || event.defaultPrevented || event.button !== 0) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.hasAttribute('download')) return;
    const detour = detourOf(link.href, page, app);
    if (!detour) return;
    event.preventDefault();
    detour(app, page).then(
      (gone) => gone || page.navigation.go(link.href),
      () => page.navigation.go(link.href),
    );
  };
  document.addEventListener('click', clicked, true);
}

function detourOf(href: string, visit: Visit, app: NativeApp): Detour | undefined {
  const { basePath, config } = visit;
  const place = placeOf(href, basePath, originOf(window.location));
  if (!place) return undefined;
  const screen = matchPath(place.path)?.screen;
  if (screen === 'login') {
    if (!app.supports('login') || currentMember(config.siteID)) return undefined;
    return async (native) => (await native.login()) !== 'none';
  }
  if (screen || !app.supports('openPage')) return undefined;
  return (native, { origin }) =>
    native.openPage((publicBase(config) ?? origin + basePath) + place.path + place.search);
}
