import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

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

/** An uploaded video or recording. */
export type SentClip = Readonly<v.InferOutput<typeof Clip>>;
/** An unsent tip-off or contribution; its media are uploaded. */
export type TellingDraft = Readonly<v.InferOutput<typeof Draft>>;

export const NO_DRAFT: TellingDraft = {
  ...{ title: '', content: '', location: '', contact: '' },
  ...{ pictures: [], clips: [] },
};

/** Key of the draft of a tip-off. */
export const TIPOFF = 'tipoff';
/** Key of the draft to a call for articles. */
export const contributionKey = (seek: string): string => `contribution/${seek}`;

function storedDrafts(): v.InferOutput<typeof Drafts> {
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
  const all = isEmpty(draft) ? others : [...others, [key, draft]];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
