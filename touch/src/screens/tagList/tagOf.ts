import type { PathValues } from '@touch/lib/paths';

/** The tag of an address; what is no number names none. */
export const tagOf = ({ tagId = '' }: PathValues): string => (/^\d{1,15}$/.test(tagId) ? tagId : '');
