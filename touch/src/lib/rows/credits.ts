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

export type CreditRole = (typeof creditRoles)[number];

/** A role is a key of the catalogue behind `credit.`. */
export interface Credit {
  role: CreditRole;
  names: string[];
}

/** The credits that are present, in order. */
export function creditsOf(content: { readonly [Role in CreditRole]?: string | null | undefined }): Credit[] {
  return creditRoles
    .map((role) => ({ role, names: namesOf(role, content[role] ?? '') }))
    .filter(({ names }) => names.length > 0);
}

const betweenNames = /[;；,，、/|]/;
/** A blank between Chinese characters; without lookbehind, which older Safari cannot read. */
const chineseBlank = /(\p{Script=Han})\s+(?=\p{Script=Han})/gu;

/** Several names of one role come in one field; a blank parts them only between Chinese names. */
function namesOf(role: CreditRole, text: string): string[] {
  if (text === '') return [];
  const parts = role === 'source' ? [text] : text.replace(chineseBlank, '$1;').split(betweenNames);
  return [...new Set(parts.map((part) => part.trim()))].filter((name) => name !== '' && name !== 'null');
}
