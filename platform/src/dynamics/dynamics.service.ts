import type { Queries } from '@platform/db/connection';
import { publicationOrder } from '@platform/db/publicationOrder';
import { wireDate } from '@platform/wire/wireDate';
import {
  type DynamicChange,
  isAuthor,
  nextDynamicID,
  putDynamic,
  type SavedDynamic,
  updateDynamic,
} from './dynamics.store';

/** A dynamic as it is handed in. */
export interface DynamicDraft extends Omit<SavedDynamic, 'doc'> {
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  readonly attachments: SavedDynamic['doc']['attachments'];
}

/** Saves a dynamic, new or in place of the one with its number. */
export async function saveDynamic(db: Queries, site: number, draft: DynamicDraft): Promise<void> {
  const { title, content, attachments, ...rest } = draft;
  const doc = { title, content, attachments, publishtime: wireDate(draft.publishedAt) };
  await putDynamic(db, site, { ...rest, doc }, publicationOrder(draft.publishedAt, draft.id));
}

/** A new dynamic. One of `reporterID` and `accountID` is 0. */
interface NewDynamic {
  readonly reporterID: number;
  readonly accountID: number;
  readonly content: string;
  readonly pics: readonly string[];
  readonly publishedAt: Date;
}

/** @returns the number of the dynamic; undefined where there is no such author */
export async function addDynamic(
  db: Queries,
  site: number,
  { pics, ...draft }: NewDynamic,
): Promise<number | undefined> {
  if (!(await isAuthor(db, site, draft))) return undefined;
  const id = await nextDynamicID(db);
  const attachments = { pics: [...pics], videos: [] };
  const counts = { praise: 0, share: 0 };
  await saveDynamic(db, site, { ...draft, ...counts, id, title: '', attachments, withdrawn: false });
  return id;
}

/** @returns false where there is no such dynamic */
export const changeDynamic = async (
  db: Queries,
  site: number,
  id: number,
  change: DynamicChange,
): Promise<boolean> => (await updateDynamic(db, site, id, change)) > 0;
