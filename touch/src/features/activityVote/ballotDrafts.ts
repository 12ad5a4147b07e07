import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import type { Choice } from './choices';

const STORAGE_NAME = 'ballotDrafts';
/** The oldest go. */
const MAX_DRAFTS = 20;

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

function storedDrafts(): [string, BallotDraft][] {
  if (!isPersonalDataVisible()) return [];
  try {
    const all: unknown = JSON.parse(readStored('local', STORAGE_NAME) ?? '[]');
    if (!Array.isArray(all)) return [];
    return all.flatMap((entry) =>
      Array.isArray(entry) && isText(entry[0]) ? [[entry[0], readDraft(entry[1])]] : [],
    );
  } catch {
    // not written by us
    return [];
  }
}

/** The ballot that was begun in a vote; it survives reload and login. */
export const draftOf = (voteId: string): BallotDraft =>
  storedDrafts().find(([known]) => known === voteId)?.[1] ?? NO_DRAFT;

/** Stores the draft; an empty one is removed. */
export function storeDraft(voteId: string, draft: BallotDraft): void {
  preparePersonalData();
  const others = storedDrafts().filter(([known]) => known !== voteId);
  const isEmpty = draft.choices.length === 0 && Object.values(draft.info).every((answer) => answer === '');
  const all = isEmpty ? others : [...others, [voteId, draft]];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
