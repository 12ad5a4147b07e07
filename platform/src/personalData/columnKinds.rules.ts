import type { PersonalColumn, PersonalKind } from './columns.types';

export const rowDeleted = (is: PersonalKind): PersonalColumn => ({ is, atEnd: 'rowDeleted' });
export const cleared = (is: PersonalKind): PersonalColumn => ({ is, atEnd: 'cleared' });
export const kept = (is: PersonalKind): PersonalColumn => ({ is, atEnd: 'kept' });
export const otherPerson = (is: PersonalKind): PersonalColumn => ({ is, atEnd: 'otherPerson' });

/** Reasons why a member's export holds no rows of a table. */
export const OF_STAFF = { not: 'about staff, not about a member' };
export const SECRET = { not: 'a digest without readable content' };
