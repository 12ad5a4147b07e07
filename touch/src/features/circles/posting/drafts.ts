import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import type { Attachments } from '@touch/ui/attachments';
import * as v from 'valibot';

const STORAGE_NAME = 'postDrafts';
/** The oldest go. */
const MAX_DRAFTS = 20;

const Clip = v.object({ url: v.string(), name: v.string(), isVideo: v.boolean() });
const Draft = v.object({
  title: v.string(),
  content: v.string(),
  pictures: v.array(v.string()),
  // drafts of earlier versions have none
  clips: v.optional(v.array(Clip), []),
});
const Drafts = v.array(v.tuple([v.string(), Draft]));
/** An unsent post; its files are uploaded. */
export interface PostDraft extends Attachments {
  readonly title: string;
  readonly content: string;
}

export const NO_DRAFT: PostDraft = { title: '', content: '', pictures: [], clips: [] };

function storedDrafts(): readonly (readonly [string, PostDraft])[] {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Drafts),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

/** The draft of a circle; it survives the sheet, the page and a login. */
export const draftOf = (circle: string): PostDraft =>
  storedDrafts().find(([known]) => known === circle)?.[1] ?? NO_DRAFT;

/** Stores the draft; an empty one is removed. */
export function storeDraft(circle: string, draft: PostDraft): void {
  preparePersonalData();
  const others = storedDrafts().filter(([known]) => known !== circle);
  const isEmpty =
    `${draft.title}${draft.content}`.trim() === '' && draft.pictures.length + draft.clips.length === 0;
  const all = isEmpty ? others : [...others, [circle, draft] as const];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
