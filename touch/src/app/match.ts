import { type PathForm, type PathValues, pathForm, pathSegments, pathTo, pathValues } from '@touch/lib/paths';
import { paths, type ScreenName } from './routes';

export interface Match {
  readonly screen: ScreenName;
  readonly params: PathValues;
}

const forms = new Map<string, PathForm>();
for (const path of paths) {
  const form = pathForm(path);
  forms.set(form.segment, form);
}

const isScreen = (segment: string): segment is ScreenName => forms.has(segment);

/** The screen of a path below the base path; undefined where there is none: the caller goes home (A3). */
export function matchPath(path: string): Match | undefined {
  const [segment = '', ...values] = pathSegments(path) ?? [];
  // `/index.html` is the same screen as `/home.html` (A3)
  const screen = segment === 'index' ? 'home' : segment;
  const form = forms.get(screen);
  const params = form && pathValues(form, values);
  return params && isScreen(screen) ? { screen, params } : undefined;
}

/** The path of a screen below the base path. */
export function screenPath(
  screen: ScreenName,
  params: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const form = forms.get(screen);
  return form ? pathTo(form, params) : '/home.html';
}
