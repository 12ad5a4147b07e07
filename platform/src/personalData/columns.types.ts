import type { RetentionName } from '@platform/sites/retention';

/** Kind of a personal value, as the policy names it. */
export type PersonalKind =
  | 'number'
  | 'phone'
  | 'name'
  | 'portrait'
  | 'profile'
  | 'password'
  | 'provider'
  | 'device'
  | 'network'
  | 'place'
  | 'words'
  | 'files'
  | 'choice'
  | 'form'
  | 'reading'
  | 'points';

/** State of a personal column after the membership has ended; `otherPerson`: the value is never a member's. */
export type AtEnd = 'rowDeleted' | 'cleared' | 'kept' | 'otherPerson';

export interface PersonalColumn {
  readonly is: PersonalKind;
  readonly atEnd: AtEnd;
}

/** Occasion on which data come to the newsroom: a row of the policy. */
export type Subject =
  | 'reading'
  | 'account'
  | 'words'
  | 'telling'
  | 'registrations'
  | 'votes'
  | 'marks'
  | 'points'
  | 'uploads'
  | 'messages'
  | 'guard'
  | 'staff';

/** Time for which rows are stored: to the end of the membership, until their author or the newsroom deletes them, by a setting, or some days at most. */
export type StorageTime = 'membership' | 'deletion' | RetentionName | { readonly days: number };

export interface PersonalTable {
  readonly subject: Subject;
  readonly kept: StorageTime;
  readonly columns: Readonly<Record<string, PersonalColumn>>;
  /** Names of the other columns, with spaces between. */
  readonly others: string;
  /** File of a member's export that holds the rows, or the reason why none does. */
  readonly exported: `${string}.json` | { readonly not: string };
}
