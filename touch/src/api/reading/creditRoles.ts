/** In the order in which they stand below an article (D5); also the fields of the article's content (wire S2). */
export const creditRoles = [
  'source',
  'editor',
  'liability',
  'proofreader',
  'approver',
  'planner',
  'checker',
  'cameraman',
  'drawer',
  'overallPlanning',
  'correspondent',
  'intern',
  'director',
  'lastChecker',
] as const;

/** A role is a key of the catalogue behind `credit.`. */
export interface Credit {
  readonly role: (typeof creditRoles)[number];
  readonly names: string;
}
