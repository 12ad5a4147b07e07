/**
 * Visit modes in the query (A4, A5), each with all its spellings. They change presentation only, never identity (A15).
 */
const spellings = {
  preview: ['isShare=true', 'yl=1', 'isPreview=true'],
  view: ['ck=1', 'isView=true'],
  cms: ['cms=1', 'inCmsPage=true'],
  ydcb: ['ydcb=1'],
  grey: ['grey=true', 'detailPageGrey=1'],
  dark: ['dark=true'],
} as const;

export type Mode = keyof typeof spellings;

/** The spelling a query has of a mode, as name and value. */
const findSpelling = (query: URLSearchParams, names: readonly string[]): readonly string[] | undefined =>
  names.map((spelling) => spelling.split('=')).find(([name = '', value]) => query.get(name) === value);

export const hasMode = (query: URLSearchParams, mode: Mode): boolean =>
  !!findSpelling(query, spellings[mode]);

/** Another theme's name; '' where none, or where it is no name. */
export const themeOf = (query: URLSearchParams): string =>
  /^[\w-]{1,32}$/.exec(query.get('theme') ?? '')?.[0] ?? '';

/**
 * The query of a visit's next address: what holds of the one before is in it, as it was spelled there (decision 009).
 * `next` itself where it lacks nothing. Both as in `location.search`.
 */
export function withVisitModes(before: string, next: string): string {
  const from = new URLSearchParams(before);
  const to = new URLSearchParams(next);
  let lacked = false;
  const keep = (name = '', value = '') => {
    if (value === '') return;
    to.set(name, value);
    lacked = true;
  };
  for (const names of Object.values(spellings))
    if (!findSpelling(to, names)) keep(...(findSpelling(from, names) ?? []));
  if (themeOf(to) === '') keep('theme', themeOf(from));
  return lacked ? `?${to}` : next;
}
