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

/** What an ended membership leaves of a personal column; `otherPerson`: the value is never a member's. */
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

/** Kinds of rows with a time of their own; `retention` of a site's settings holds the days. */
export type RetentionName =
  | 'registrations'
  | 'ballots'
  | 'tipoffs'
  | 'feedback'
  | 'contributions'
  | 'redemptions'
  | 'reports'
  | 'messages'
  | 'logins'
  | 'acts';

/** How long rows are kept: to the end of the membership, until their author or the newsroom deletes them, by a setting, or some days at most. */
export type Kept = 'membership' | 'deletion' | RetentionName | { readonly days: number };

export interface PersonalTable {
  readonly subject: Subject;
  readonly kept: Kept;
  readonly columns: Readonly<Record<string, PersonalColumn>>;
  /** Names of the other columns, with spaces between. */
  readonly others: string;
  /** File of a member's export that holds the rows, or the reason why none does. */
  readonly exported: `${string}.json` | { readonly not: string };
}
