import { type VoteInfo, voteInfoQuery } from '@touch/api/activityVotes';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { voteAddress, votePath } from './voteAddress';

/** A vote as it is shared (J1). */
export const sharedVote = (info: VoteInfo, objectType: number) => ({
  title: plainTitle(info.title),
  text: info.content || info.rule,
  picture: info.images[0] ?? '',
  objectType,
  id: info.fileId,
  path: votePath(info),
});

/** Metadata of a vote's page; an unknown one answers 404 (A3). @param title the screen's own */
export function voteHead({ visit, cache, params }: HeadContext, title: string): Head {
  const { appName, shareDescription: ownText } = visit.config;
  const address = voteAddress(params);
  const query = address && voteInfoQuery(address);
  const info = query && cache.getValue(query);
  if (!info) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${title} - ${appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  return {
    title: `${plainTitle(info.title)} - ${appName}`,
    description: shareDescription(info.content || info.rule) || ownText,
    canonical: votePath(info),
    ...(info.images[0] ? { image: info.images[0] } : {}),
  };
}
