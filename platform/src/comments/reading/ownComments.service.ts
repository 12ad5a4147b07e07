import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import { ownAfter } from './ownComments.store';

const words = new Map<number, string>(Object.entries(CommentState).map(([word, state]) => [state, word]));

/** All comments of a member in every state, oldest first. @param after number of the last comment before */
export async function ownComments(db: Queries, site: number, member: number, after: number, limit: number) {
  const rows = await ownAfter(db, site, member, after, limit);
  return rows.map(({ state, ...row }) => ({ ...row, state: words.get(state) ?? String(state) }));
}
