import type { VoteInfo, VoteOption } from '@touch/api/activityVotes';
import { plainTitle } from '@touch/lib/text';

/** Canonical path of an option below the base path. */
export const canonicalPath = (
  { voteId, optionId }: Pick<VoteOption, 'voteId' | 'optionId'>,
  { fileId }: Pick<VoteInfo, 'fileId'>,
): string => `/voteItemDetail/${Number(fileId)}/${voteId}/${optionId}.html`;

/** An option as it is shared (J1). */
export const sharedOption = (option: VoteOption, info: VoteInfo, objectType: number) => ({
  title: `${plainTitle(option.name)} - ${plainTitle(info.title)}`,
  text: option.description,
  picture: option.images[0] ?? '',
  objectType,
  id: info.fileId,
  path: canonicalPath(option, info),
});
