import type { Credit } from '@touch/api/reading/creditRoles';

const betweenNames = /[;；,，、/|]/;
/** A blank between Chinese characters; without lookbehind, which older Safari cannot read. */
const chineseBlank = /(\p{Script=Han})\s+(?=\p{Script=Han})/gu;

/** Several names of one role come in one field; a blank parts them only between Chinese names. */
export function namesOf({ role, names }: Credit): string[] {
  const parts = role === 'source' ? [names] : names.replace(chineseBlank, '$1;').split(betweenNames);
  return [...new Set(parts.map((part) => part.trim()))].filter((name) => name !== '' && name !== 'null');
}
