import type { PathValues } from '@touch/lib/paths';

/** The number in the address; '' where it has none that could exist (A2). */
export const videoIdOf = ({ id = '' }: PathValues): string => (/^\d{1,15}$/.test(id) ? id : '');
