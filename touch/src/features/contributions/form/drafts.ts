import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';
import { NO_DRAFT, type TellingDraft } from './draft';

const STORAGE_NAME = 'tellingDrafts';
/** The oldest go. */
const MAX_DRAFTS = 10;

const Clip = v.object({ url: v.string(), name: v.string(), isVideo: v.boolean() });
const Draft = v.object({
  title: v.string(),
  content: v.string(),
  location: v.string(),
  contact: v.string(),
  pictures: v.array(v.string()),
  clips: v.array(Clip),
});
const Drafts = v.array(v.tuple([v.string(), Draft]));

function storedDrafts(): readonly (readonly [string, TellingDraft])[] {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Drafts),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

/** The draft under a key; it survives the page and a login. */
export const draftOf = (key: string): TellingDraft =>
  storedDrafts().find(([known]) => known === key)?.[1] ?? NO_DRAFT;

const isEmpty = ({ title, content, location, contact, pictures, clips }: TellingDraft): boolean =>
  `${title}${content}${location}${contact}`.trim() === '' && pictures.length + clips.length === 0;

/** Stores the draft; an empty one is removed. */
export function storeDraft(key: string, draft: TellingDraft): void {
  preparePersonalData();
  const others = storedDrafts().filter(([known]) => known !== key);
  const all = isEmpty(draft) ? others : [...others, [key, draft] as const];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
