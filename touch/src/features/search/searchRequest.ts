import { SearchClass } from '@contract/search/searchCodes';
import { type SearchField, type SearchRequest, searchFields } from '@touch/api/search';

/** Maximum characters of a key. */
export const MAX_KEY_LENGTH = 60;

export const emptySearch: SearchRequest = { key: '', tclass: SearchClass.news.tclass, fields: searchFields };

export const tidyKey = (text: string): string =>
  Array.from(text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, MAX_KEY_LENGTH)
    .join('');

const classes: readonly number[] = Object.values(SearchClass).map((one) => one.tclass);

/** A search from the address: `key`, `tclass`, `fields` comma-joined or repeated; unknown values become the default. */
export function parseSearch(query: URLSearchParams): SearchRequest {
  const tclass = Number(query.get('tclass') || emptySearch.tclass);
  const named = query.getAll('fields').flatMap((part) => part.split(','));
  const fields = searchFields.filter((field) => named.includes(field));
  return {
    key: tidyKey(query.get('key') ?? ''),
    tclass: classes.includes(tclass) ? tclass : emptySearch.tclass,
    fields: fields.length ? fields : searchFields,
  };
}

/** The query string of a search; other parameters (modes) stay, defaults are left out. */
export function serializeSearch(search: SearchRequest, current: URLSearchParams): string {
  const query = new URLSearchParams(current);
  for (const name of ['key', 'tclass', 'fields']) query.delete(name);
  if (search.key) query.set('key', search.key);
  if (search.tclass !== emptySearch.tclass) query.set('tclass', String(search.tclass));
  if (search.fields.length < searchFields.length) query.set('fields', search.fields.join(','));
  const text = query.toString();
  return text && `?${text}`;
}

/** Adds or removes a field; at least one stays. */
export function toggleField(fields: readonly SearchField[], field: SearchField): readonly SearchField[] {
  const left = searchFields.filter((one) => (one === field ? !fields.includes(one) : fields.includes(one)));
  return left.length ? left : fields;
}

export const isSameSearch = (one: SearchRequest, other: SearchRequest): boolean =>
  one.key === other.key && one.tclass === other.tclass && one.fields.join() === other.fields.join();
