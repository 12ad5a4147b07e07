import type { CommentSubjectRef } from '@touch/api/comments';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';

const STORAGE_NAME = 'commentDrafts';
/** The oldest go. */
const MAX_DRAFTS = 20;
/** Of what is not known to have been sent. */
const NOT_SENT = 0;

/** Unsent text and pictures; `pictures` are addresses of uploaded ones. */
export interface Draft {
  readonly text: string;
  readonly pictures: readonly string[];
  /** Epoch ms it was sent at where nobody heard what became of it: it may have arrived. 0 = it did not leave. */
  readonly sentAt?: number;
}

type Drafts = readonly (readonly [key: string, text: string, pictures: readonly string[], sentAt: number])[];

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function storedDrafts(): Drafts {
  if (!isPersonalDataVisible()) return [];
  try {
    const entries: unknown = JSON.parse(readStored('local', STORAGE_NAME) ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
        ? [
            [
              entry[0],
              entry[1],
              textsOf(entry[2]),
              typeof entry[3] === 'number' ? entry[3] : NOT_SENT,
            ] as const,
          ]
        : [],
    );
  } catch {
    // not written by us
    return [];
  }
}

/** Key of a draft: its subject and the comment that it replies to. */
export const draftKey = ({ id, source }: CommentSubjectRef, parentID: string): string =>
  `${source}/${id}/${parentID}`;

/** The stored draft (H1); it survives the sheet, the page and a lost network. */
export function draftOf(key: string): Draft {
  const [, text = '', pictures = [], sentAt = NOT_SENT] =
    storedDrafts().find(([known]) => known === key) ?? [];
  return { text, pictures, ...(sentAt === NOT_SENT ? {} : { sentAt }) };
}

/** @param draft without `sentAt` what is known of its sending stays: a word more or less, and it may still have arrived */
export function storeDraft(
  key: string,
  { text, pictures, sentAt = draftOf(key).sentAt ?? NOT_SENT }: Draft,
): void {
  preparePersonalData();
  const others = storedDrafts().filter(([known]) => known !== key);
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const all: Drafts = isEmpty ? others : [...others, [key, text, pictures, sentAt]];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
