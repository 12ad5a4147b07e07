import { draftStorage } from '@touch/outside/draftStorage';
import type { Choice } from './choices';

/** Choices and answers that were not sent yet. */
export interface BallotDraft {
  readonly choices: readonly Choice[];
  /** Answers to the vote's questions about its voters, by field. */
  readonly info: Readonly<Record<string, string>>;
}
export const NO_DRAFT: BallotDraft = { choices: [], info: {} };

const isText = (value: unknown): value is string => typeof value === 'string';

function readChoice(value: unknown): Choice[] {
  const { themeId, optionId, name }: Partial<Record<string, unknown>> = Object(value);
  return isText(themeId) && isText(optionId) && isText(name) ? [{ themeId, optionId, name }] : [];
}

function readDraft(value: unknown): BallotDraft {
  const { choices, info }: Partial<Record<string, unknown>> = Object(value);
  const answers = Object.entries(Object(info)).filter((entry): entry is [string, string] => isText(entry[1]));
  return {
    choices: Array.isArray(choices) ? choices.flatMap(readChoice) : [],
    info: Object.fromEntries(answers),
  };
}

/** Drafts by the vote; a ballot that was begun survives reload and login. */
export const { draftOf, storeDraft } = draftStorage<BallotDraft>({
  name: 'ballotDrafts',
  max: 20,
  read: readDraft,
  none: NO_DRAFT,
  isEmpty: ({ choices, info }) =>
    choices.length === 0 && Object.values(info).every((answer) => answer === ''),
});
