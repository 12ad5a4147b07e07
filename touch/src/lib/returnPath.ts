import { safeUrl } from './safeUrl';

/**
 * Where a login leads back to: a path below the base path, of this site only (G10); undefined for everything else, and for the
 * login itself.
 */
export function returnPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const path = safeUrl(target);
  if (path === undefined || !path.startsWith('/') || /^\/login(\.html|\/|$)/.test(path)) return undefined;
  return path;
}
