import { wireDate } from '@platform/articles/wireDate';
import type { Queries } from '@platform/db/connection';
import { putDynamic, type SavedDynamic } from './dynamics.store';

/** The place among an author's dynamics: the second of publication, then the number (wire W12). */
const orderOf = (publishedAt: Date, id: number): number =>
  Math.floor(publishedAt.getTime() / 1000) * 1_000_000 + (id % 1_000_000);

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
  await putDynamic(db, site, { ...rest, doc }, orderOf(draft.publishedAt, draft.id));
}
