import type { PathValues } from '@touch/lib/paths';

/** The id of `/reporter/{id}` and its like; '' where the address has none that could exist (A2). */
export const idOf = ({ id = '' }: PathValues): string => (/^\d{1,15}$/.test(id) ? id : '');
