import type { VoteAddress, VoteInfo } from '@touch/api/activityVotes';
import { voteInfoQuery } from '@touch/api/activityVotes';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { numberOf, type PathValues } from '@touch/lib/paths';
import type { ScreenContext } from '@touch/outside/screen';
import { listOf } from './listQuery';
import { initialView } from './listView';

/** The vote of an address: linkID = vote, id = activity; undefined where it has neither (A2). */
export function voteAddress({ linkID, id }: PathValues): VoteAddress | undefined {
  const address = { voteId: numberOf(linkID), fileId: numberOf(id) };
  return address.voteId === '' && address.fileId === '' ? undefined : address;
}

/** Canonical path of a vote below the base path. */
export const votePath = ({ voteId, fileId }: Pick<VoteInfo, 'voteId' | 'fileId'>): string =>
  Number(fileId) > 0 ? `/activityVote/${voteId}/${fileId}.html` : `/activityVote/${voteId}/0.html`;

/** Loads the vote and the first page of its options. */
export async function loadVote({ cache, params, query }: ScreenContext): Promise<void> {
  const address = voteAddress(params);
  if (!address) return;
  const info = voteInfoQuery(address);
  await ensureLoaded(cache, info);
  const vote = cache.getValue(info);
  if (vote) await ensureListLoaded(cache, listOf(vote.voteId, initialView(vote, query)));
}
