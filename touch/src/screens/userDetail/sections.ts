export const sections = [
  'favourites',
  'follows',
  'comments',
  'posts',
  'messages',
  'reports',
  'settings',
] as const;
export type Section = (typeof sections)[number];

const FIRST: Section = 'favourites';

/** `?tab=`; the first section without it. */
export const sectionIn = (query: URLSearchParams): Section =>
  sections.find((section) => section === query.get('tab')) ?? FIRST;

/** The query of an address with a section in place of its own; other parameters stay. */
export function withSection(search: string, section: Section): string {
  const query = new URLSearchParams(search);
  query.delete('tab');
  if (section !== FIRST) query.set('tab', section);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
