import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const STORAGE_NAME = 'questionDrafts';
/** The oldest go. */
const MAX_DRAFTS = 20;

const Draft = v.object({ title: v.string(), content: v.string(), pictures: v.array(v.string()) });
const Drafts = v.array(v.tuple([v.string(), Draft]));
/** An unsent question; `pictures` are addresses of uploaded ones. */
export type QuestionDraft = Readonly<v.InferOutput<typeof Draft>>;

export const NO_DRAFT: QuestionDraft = { title: '', content: '', pictures: [] };

function storedDrafts(): v.InferOutput<typeof Drafts> {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Drafts),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

/** The draft to a target; it survives the sheet, the page and a login. */
export const draftOf = (key: string): QuestionDraft =>
  storedDrafts().find(([known]) => known === key)?.[1] ?? NO_DRAFT;

/** Stores the draft; an empty one is removed. */
export function storeDraft(key: string, draft: QuestionDraft): void {
  preparePersonalData();
  const others = storedDrafts().filter(([known]) => known !== key);
  const isEmpty = `${draft.title}${draft.content}`.trim() === '' && draft.pictures.length === 0;
  const all = isEmpty ? others : [...others, [key, draft]];
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_DRAFTS)));
}
