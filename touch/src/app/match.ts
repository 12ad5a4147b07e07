import { type PathForm, type PathValues, pathForm, pathSegments, pathTo, pathValues } from '@touch/lib/paths';
import { type Route, routes, type ScreenName } from './routes';

export interface Match {
  readonly route: Route;
  readonly screen: ScreenName;
  readonly params: PathValues;
}

const forms = new Map<string, { route: (typeof routes)[number]; form: PathForm }>();
for (const route of routes) {
  const form = pathForm(route.path);
  forms.set(form.segment, { route, form });
}

/** The screen of a path below the base path; undefined where there is none: the caller goes home (A3). */
export function matchPath(path: string): Match | undefined {
  const [segment = '', ...values] = pathSegments(path) ?? [];
  // `/index.html` is the same screen as `/home.html` (A3)
  const known = forms.get(segment === 'index' ? 'home' : segment);
  if (!known) return undefined;
  const params = pathValues(known.form, values);
  return params && { route: known.route, screen: known.route.screen, params };
}

/** The path of a screen below the base path. */
export function screenPath(
  screen: ScreenName,
  params: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const known = forms.get(screen);
  return known ? pathTo(known.form, params) : '/home.html';
}
