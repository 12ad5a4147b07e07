import { VoteCycle } from '@contract/voteCycle';
import type { ArticleVote } from '@touch/api/articleContent';
import { readStored, writeStored } from '@touch/outside/storage';

const NAME = 'votedVotes';
/** The oldest are forgotten: the platform knows them anyway. */
const REMEMBERED = 100;

type Voted = Pick<ArticleVote, 'id' | 'voteCycle' | 'voteCyclenum'>;

/** Has this vote but one turn, in all or a day? With more of them nobody here knows how many are left. */
export const hasOneTurn = ({ voteCycle, voteCyclenum }: Voted): boolean =>
  voteCycle === VoteCycle.once || voteCyclenum <= 1;

/** The site's day is that of +08:00 wherever the reader is (wire W13). */
const SITE_OFFSET_MS = 8 * 3_600_000;
const dayOf = (at: number): string => new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10);

const kept = (): readonly string[] => (readStored('local', NAME) ?? '').split(',').filter(Boolean);

/** Options this browser's reader chose, where his turn is used; undefined where he may have one. @param now epoch ms */
export function votedOptions(vote: Voted, now: number): readonly string[] | undefined {
  if (!hasOneTurn(vote)) return undefined;
  const [, day, options] =
    kept()
      .map((entry) => entry.split('/'))
      .findLast(([id]) => id === String(vote.id)) ?? [];
  if (options === undefined || (vote.voteCycle === VoteCycle.daily && day !== dayOf(now))) return undefined;
  return options.split('.');
}

/** @param options numbers of what was chosen @param now epoch ms */
export function rememberVoted({ id }: Voted, options: readonly string[], now: number): void {
  const others = kept().filter((entry) => !entry.startsWith(`${id}/`));
  writeStored(
    'local',
    NAME,
    [...others, `${id}/${dayOf(now)}/${options.join('.')}`].slice(-REMEMBERED).join(','),
  );
}
