/** The `.html` path forms of A2, both ways. Pure; knows nothing of the product's own table. */

export interface PathForm {
  readonly segment: string;
  readonly params: readonly string[];
}

export type PathValues = Readonly<Record<string, string>>;

/** `/newsDetail/{columnId?}/{id?}.html` → segment and parameter names. */
export function pathForm(path: string): PathForm {
  const [segment = '', ...rest] = path
    .replace(/^\//, '')
    .replace(/\.html$/, '')
    .split('/');
  return { segment, params: rest.map((part) => part.replace(/[{}?]/g, '')) };
}

/** The segments of an address below the base path, or undefined where it is no `.html` path at all or badly escaped. */
export function pathSegments(path: string): readonly string[] | undefined {
  if (!path.startsWith('/') || !path.endsWith('.html')) return undefined;
  try {
    // `/newsDetail/.html` has an empty last segment: no value
    return path
      .slice(1, -'.html'.length)
      .split('/')
      .map((part) => decodeURIComponent(part))
      .filter((part, index) => index === 0 || part !== '');
  } catch {
    return undefined;
  }
}

/**
 * Which value belongs to which parameter: one value alone is the last, two of three are the first and the last (A2).
 * undefined where there are more values than parameters.
 */
export function pathValues(form: PathForm, values: readonly string[]): PathValues | undefined {
  const { params } = form;
  if (values.length > params.length) return undefined;
  const missing = params.length - values.length;
  const names =
    values.length === 1
      ? params.slice(-1)
      : missing === 0
        ? params
        : [...params.slice(0, values.length - 1), ...params.slice(-1)];
  const found: Record<string, string> = {};
  names.forEach((name, index) => {
    const value = values[index];
    if (value !== undefined) found[name] = value;
  });
  return found;
}

/** The address of a form: given values only, read back by `pathValues` as the same. */
export function pathTo(
  form: PathForm,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = form.params
    .map((name) => values[name])
    .filter((value) => value !== undefined && value !== '')
    .map((value) => `/${encodeURIComponent(String(value))}`);
  return `/${form.segment}${given.join('')}.html`;
}

/** A number of an address as text; '' where there is none (A2). */
export const numberOf = (text: string | undefined): string => /^\d{1,15}$/.exec(text ?? '')?.[0] ?? '';
