import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const STORAGE_NAME = 'signUpDrafts';
/** The oldest go. */
const MAX_DRAFTS = 10;

const Drafts = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));
/** Answers by field; pictures are addresses of uploaded ones. */
export type SignUpDraft = Readonly<Record<string, string>>;

function storedDrafts(): v.InferOutput<typeof Drafts> {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Drafts),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

/** The unsent answers of an activity; they survive the page and a login. */
export const draftOf = (activity: string): SignUpDraft =>
  storedDrafts().find(([known]) => known === activity)?.[1] ?? {};

/** Stores the draft; an empty one is removed. */
export function storeDraft(activity: string, draft: SignUpDraft): void {
  preparePersonalData();
  const others = storedDrafts().filter(([known]) => known !== activity);
  const isEmpty = Object.values(draft).every((value) => value.trim() === '');
  const all = isEmpty ? others : [...others, [activity, draft]];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
