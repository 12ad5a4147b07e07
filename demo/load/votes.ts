import { VoteCycle } from '@contract/participation/voteCycle';
import type { Database } from '@platform/db/connection';
import type { VoteDraft } from '@platform/votes/draft.types';
import { saveVote } from '@platform/votes/saving.service';
import { activities } from '../activities';
import type { DemoActivityVote } from '../voteShapes';
import { votes } from '../votes';
import type { DemoMedia } from './media';
import { momentOf } from './moments';

const DAY_MS = 86_400_000;
/** A vote closes at eight in the evening. */
const CLOSES_MS = 20 * 3_600_000;

const dayOf = (now: number, offset: number, ms: number): Date =>
  new Date(momentOf(now, 0, '00:00').getTime() + offset * DAY_MS + ms);

/** The vote of a written piece; undefined where it has none. @param began when the piece was published */
export function voteOfArticle(key: string, began: Date, now: number): VoteDraft | undefined {
  const vote = Object.hasOwn(votes, key) ? votes[key] : undefined;
  if (!vote) return undefined;
  const { title, endDay, ballots, questions } = vote;
  return {
    title,
    ballots,
    cycle: VoteCycle.once,
    startTime: began,
    endTime: dayOf(now, endDay, CLOSES_MS),
    themes: questions.map(({ name, maxChoose, options }) => ({ name, maxChoose, options })),
  };
}

function cycleOf({ perDay, inAll = 0 }: DemoActivityVote): Pick<VoteDraft, 'cycle' | 'cycleNum'> {
  if (inAll > 0) return { cycle: VoteCycle.total, cycleNum: inAll };
  return perDay > 0 ? { cycle: VoteCycle.daily, cycleNum: perDay } : { cycle: VoteCycle.once };
}

/** Votes of the activities that have one. */
export async function loadActivityVotes(
  db: Database,
  site: number,
  media: DemoMedia,
  now: number,
): Promise<void> {
  for (const [index, { vote, startDay, endDay, content, participatorNum }] of activities.entries()) {
    if (!vote) continue;
    const { title, rule, deviceMost, headPicture, themes } = vote;
    const draft: VoteDraft = {
      title,
      content,
      rule,
      needLogin: !vote.isOpen,
      deviceMost,
      ballots: participatorNum,
      optionMax: vote.optionMax ?? 0,
      needCode: vote.needsCode ?? false,
      resultsHidden: vote.isHidden ?? false,
      ...cycleOf(vote),
      startTime: dayOf(now, startDay, 9 * 3_600_000),
      endTime: dayOf(now, endDay, CLOSES_MS),
      headImages: [(await media.picture(headPicture)).url],
      themes: await Promise.all(
        themes.map(async ({ options, ...theme }) => ({
          ...theme,
          options: await Promise.all(
            options.map(async ({ picture, clip, ...option }) => ({
              ...option,
              images: picture === undefined ? [] : [(await media.picture(picture)).url],
              videoUrl: clip === undefined ? '' : (await media.clip(clip)).url,
            })),
          ),
        })),
      ),
    };
    const place = { kind: 'activity', objectID: index + 1 } as const;
    await db.transaction((queries) => saveVote(queries, site, place, draft, new Date(now)));
  }
}
