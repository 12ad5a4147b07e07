import type { VoteInfo, VoteTheme } from '@touch/api/activityVotes';

/** An option on the reader's ballot; the name is there to be shown without its page of the list. */
export interface Choice {
  readonly themeId: string;
  readonly optionId: string;
  readonly name: string;
}

/** As a login keeps them: `theme:option`. */
export const serializeChoices = (choices: readonly Choice[]): string[] =>
  choices.map(({ themeId, optionId }) => `${themeId}:${optionId}`);

/** Read again; names as far as they are known. */
export function parseChoices(texts: readonly string[], known: readonly Choice[]): Choice[] {
  return texts.flatMap((text) => {
    const [themeId = '', optionId = ''] = text.split(':');
    const name = known.find((choice) => choice.optionId === optionId)?.name ?? '';
    return optionId === '' ? [] : [{ themeId, optionId, name }];
  });
}

/**
 * The ballot with the option added or removed. The only option of a theme is replaced.
 * @returns undefined where the theme has its maximum already
 */
export function toggleChoice(
  choices: readonly Choice[],
  choice: Choice,
  { maxChoose }: Pick<VoteTheme, 'maxChoose'>,
): readonly Choice[] | undefined {
  if (choices.some(({ optionId }) => optionId === choice.optionId))
    return choices.filter(({ optionId }) => optionId !== choice.optionId);
  if (maxChoose === 1) return [...choices.filter(({ themeId }) => themeId !== choice.themeId), choice];
  const inTheme = choices.filter(({ themeId }) => themeId === choice.themeId).length;
  return maxChoose > 0 && inTheme >= maxChoose ? undefined : [...choices, choice];
}

/** The first theme in which too little is chosen; undefined for a complete ballot. */
export const findMissingTheme = (
  { themes }: Pick<VoteInfo, 'themes'>,
  choices: readonly Choice[],
): VoteTheme | undefined =>
  themes.find(
    ({ themeId, minChoose }) => choices.filter((choice) => choice.themeId === themeId).length < minChoose,
  );

/** Is an option of the theme a whole ballot by itself? */
export const isBallotOfOne = ({ themes }: Pick<VoteInfo, 'themes'>, themeId: string): boolean =>
  themes.every((theme) => theme.minChoose <= (theme.themeId === themeId ? 1 : 0));
