import { SearchClass } from '@contract/codes';
import { type Asked, type SearchField, searchFields } from '@touch/api/search';

/** Characters of a key; what is longer finds nothing more. */
export const KEY_MOST = 60;

export const nothingAsked: Asked = { key: '', tclass: SearchClass.news.tclass, fields: searchFields };

export const tidyKey = (text: string): string =>
  Array.from(text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, KEY_MOST)
    .join('');

const classes: readonly number[] = Object.values(SearchClass).map((one) => one.tclass);

/** A search from the address: `key`, `tclass`, `fields` comma-joined or repeated; what is not understood is the default. */
export function askedOf(query: URLSearchParams): Asked {
  const tclass = Number(query.get('tclass') || nothingAsked.tclass);
  const named = query.getAll('fields').flatMap((part) => part.split(','));
  const fields = searchFields.filter((field) => named.includes(field));
  return {
    key: tidyKey(query.get('key') ?? ''),
    tclass: classes.includes(tclass) ? tclass : nothingAsked.tclass,
    fields: fields.length ? fields : searchFields,
  };
}

/** The query of a search; what else stands in the given one (modes) stays, defaults are left out. */
export function queryOf(asked: Asked, standing: URLSearchParams): string {
  const query = new URLSearchParams(standing);
  for (const name of ['key', 'tclass', 'fields']) query.delete(name);
  if (asked.key) query.set('key', asked.key);
  if (asked.tclass !== nothingAsked.tclass) query.set('tclass', String(asked.tclass));
  if (asked.fields.length < searchFields.length) query.set('fields', asked.fields.join(','));
  const text = query.toString();
  return text && `?${text}`;
}

/** One place more or less to look in; one always stays. */
export function toggled(fields: readonly SearchField[], field: SearchField): readonly SearchField[] {
  const left = searchFields.filter((one) => (one === field ? !fields.includes(one) : fields.includes(one)));
  return left.length ? left : fields;
}

export const sameAsked = (one: Asked, other: Asked): boolean =>
  one.key === other.key && one.tclass === other.tclass && one.fields.join() === other.fields.join();
