import { createHash } from 'node:crypto';
import type { StoryDraft } from '@contract/storyDraft';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** SHA-256 of a draft, hex; the order of its fields changes nothing. */
export const draftHash = (draft: StoryDraft): string =>
  sha256(JSON.stringify(Object.entries(draft).toSorted(([a], [b]) => (a < b ? -1 : 1))));

export interface BookEntry {
  readonly no: number;
  readonly at: Date;
  readonly act: string;
  readonly step: number;
  readonly by: { readonly id: number; readonly name: string };
  readonly version: number;
  readonly hash: string;
  readonly note: string;
}

/** SHA-256 of an entry of a story's book, hex; people by their names, as a moved site keeps them. @param before hash of the entry before; '' for the first */
export const entryHash = (before: string, entry: BookEntry): string =>
  sha256(
    [
      ...[before, entry.no, entry.at.toISOString(), entry.act, entry.step],
      ...[entry.by.name, entry.version, entry.hash, entry.note],
    ].join('\n'),
  );
