import { createHash } from 'node:crypto';

/** A page with more distinct values names none of them: proxies refuse headers of several KB. */
const MAX_HASHES = 24;
const ATTRIBUTE = /<[a-z][^<>]*? style="([^"]*)"/g;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => characters[name] ?? entity);

/** Source list of `style-src-attr` for a page: hashes of its own style attributes (decision 097). */
export function styleAttributeSources(html: string): string {
  const values = new Set([...html.matchAll(ATTRIBUTE)].map(([, value = '']) => decoded(value)));
  if (values.size === 0) return "'none'";
  if (values.size > MAX_HASHES) return "'unsafe-inline'";
  const hashes = [...values].map(
    (value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`,
  );
  return ["'unsafe-hashes'", ...hashes].join(' ');
}
