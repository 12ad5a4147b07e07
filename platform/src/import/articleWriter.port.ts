import type { ArticleDraft } from '@platform/articles/documents/draft.types';

export interface ImportRecord {
  /** As given with the draft; of what its source wrote, not of what the newsroom made of it since. */
  fingerprint: string;
  publishtime: Date;
}

export type SaveOutcome = 'new' | 'changed' | 'unchanged';

/** Port through which an import writes to one site. */
export interface ImportTarget {
  /** Record of the last import under this key; undefined where there is none. */
  findRecord(key: string): Promise<ImportRecord | undefined>;
  /**
   * Saves the draft and its fingerprint under its key in one transaction. `unchanged` where an article with the same
   * contents is there already (its fingerprint is still taken over).
   * @throws importError(…) where this draft cannot be saved.
   */
  saveDraft(draft: ArticleDraft, fingerprint: string): Promise<SaveOutcome>;
  /** Takes an article off the site because its source did, and forgets its fingerprint; false where there is none, or it is off already. */
  withdraw(key: string): Promise<boolean>;
  /** Notes that a picture kept here stood under this storage path at an older installation (wire W19). */
  saveStoragePath(path: string, url: string): Promise<unknown>;
  /** Id of the column with these names from the top; what is missing of it is created. */
  findOrCreateColumn(path: string[]): Promise<number>;
}
