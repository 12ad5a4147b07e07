import { safeUrl } from './safeUrl';

const ownScheme = /^([a-z][a-z0-9+.-]{1,40}):\/\/[^\s\p{Cc}\p{Cf}]+$/iu;
/** Schemes that run code in the page or read files of the phone. */
const foreign = /^(javascript|vbscript|data|blob|file|filesystem|content|about|view-source)$/i;

/** An app's address from the configuration: a scheme of its own, or the web's; undefined for anything else. */
export function appLink(text: string): string | undefined {
  const link = text.trim();
  const scheme = ownScheme.exec(link)?.[1];
  if (scheme === undefined || foreign.test(scheme)) return undefined;
  return /^https?$/i.test(scheme) ? safeUrl(link) : link;
}
