import type { Place, Said } from '@touch/api/comments';
import { ownNewest } from '@touch/api/ownComments';
import { parseWireDate } from '@touch/lib/time';
import type { QueryCache } from '@touch/outside/answers';

/** What was sent, and when. */
export interface SaidHere {
  readonly place: Place;
  /** Number of the comment it answers; '' = none. */
  readonly parentID: string;
  readonly content: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** A phone's clock may be behind by less, ms; the same words of so little before the platform would refuse anyway. */
const CLOCKS = 600_000;

/** The platform cleans what stands between words, and what nobody sees. */
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\p{C}]+/gu, '');

export const sameWords = (one: string, other: string): boolean => bare(one) === bare(other);

/** Is this comment the one that was sent? */
export const isSaid = (
  one: Pick<Said, 'articleID' | 'sourceType' | 'parentID' | 'content' | 'created'>,
  { place, parentID, content, sentAt }: SaidHere,
): boolean =>
  one.articleID === place.id &&
  one.sourceType === place.source &&
  Number(one.parentID) === Number(parentID) &&
  sameWords(one.content, content) &&
  (parseWireDate(one.created) ?? 0) >= sentAt - CLOCKS;

/**
 * Whether the platform has what was sent: a line that failed, or a page that was closed, may have carried it all the same. Among
 * the member's own words it stands in front, however many others spoke since. undefined where the line fails again.
 */
export async function hasArrived(cache: QueryCache, words: SaidHere): Promise<boolean | undefined> {
  const own = await ownNewest(cache);
  return own?.some((one) => isSaid(one, words));
}
