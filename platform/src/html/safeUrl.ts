/** C0 controls, DEL and backslash: URL parsers drop or turn them, so what is shown differs from what is opened. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/** Longer addresses are cut off by messengers and proxies. */
const LONGEST = 4096;

export interface SafeUrlOptions {
  /** Absolute address that relative ones are resolved against. */
  base?: string | undefined;
  /** With the colon; http and https by default. */
  schemes?: readonly string[];
}

const WEB = ['http:', 'https:'];

/**
 * The normalised absolute address, or undefined where it must not be followed or shown:
 * another scheme, user information, control characters, backslashes, not resolvable.
 */
export function safeUrl(value: string, options: SafeUrlOptions = {}): string | undefined {
  const given = value.trim();
  if (given === '' || given.length > LONGEST || FORBIDDEN.test(given)) {
    return undefined;
  }
  const url = parse(given, options.base);
  if (url === undefined || url.username !== '' || url.password !== '') {
    return undefined;
  }
  return (options.schemes ?? WEB).includes(url.protocol) ? url.href : undefined;
}

/** A path on this site (`/media/…`), normalised; undefined for anything that could leave the site. */
export function sitePath(value: string): string | undefined {
  const given = value.trim();
  if (!/^\/(?!\/)/.test(given) || given.length > LONGEST || FORBIDDEN.test(given)) {
    return undefined;
  }
  const url = parse(given, 'https://site.invalid');
  if (url === undefined || url.host !== 'site.invalid') {
    return undefined;
  }
  // A path such as /.//host is normalised to //host, which would leave the site.
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * An address found in a text. With the text's own address relative ones are resolved. Without it (undefined) the text is
 * our own: paths on this site stay as they are. Where it is not known (empty) everything relative is undefined.
 */
export function resolveAddress(
  value: string,
  baseUrl: string | undefined,
  schemes: readonly string[] = WEB,
): string | undefined {
  if (baseUrl !== undefined && baseUrl !== '') {
    return safeUrl(value, { base: baseUrl, schemes });
  }
  const given = value.trim();
  const path = baseUrl === undefined ? sitePath(given) : undefined;
  // Without a page of origin `//host/…` can only mean the web.
  return path ?? safeUrl(/^\/\/[^/]/.test(given) ? `https:${given}` : given, { schemes });
}

function parse(value: string, base: string | undefined): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
