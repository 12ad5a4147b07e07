import { VoteCycle } from '@contract/participation/voteCycle';
import type { ArticleVote } from '@touch/api/articleContent';
import { last } from '@touch/lib/last';
import { readStored, writeStored } from '@touch/outside/storage';

const STORAGE_NAME = 'votedVotes';
/** The oldest are forgotten: the platform knows them anyway. */
const MAX_VOTES = 100;

type VoteCycleFields = Pick<ArticleVote, 'id' | 'voteCycle' | 'voteCyclenum'>;

/** Has this vote but one turn, in all or a day? With more of them nobody here knows how many are left. */
export const allowsOneVote = ({ voteCycle, voteCyclenum }: VoteCycleFields): boolean =>
  voteCycle === VoteCycle.once || voteCyclenum <= 1;

/** The site's day is that of +08:00 wherever the reader is (wire W13). */
const SITE_OFFSET_MS = 8 * 3_600_000;
const dayOf = (at: number): string => new Date(at + SITE_OFFSET_MS).toISOString().slice(0, 10);

const storedVotes = (): readonly string[] =>
  (readStored('local', STORAGE_NAME) ?? '').split(',').filter(Boolean);

/** The reader's own options if they cannot vote again; undefined if they can. @param now epoch ms */
export function votedOptions(vote: VoteCycleFields, now: number): readonly string[] | undefined {
  if (!allowsOneVote(vote)) return undefined;
  const [, day, options] =
    last(
      storedVotes()
        .map((entry) => entry.split('/'))
        .filter(([id]) => id === String(vote.id)),
    ) ?? [];
  if (options === undefined || (vote.voteCycle === VoteCycle.daily && day !== dayOf(now))) return undefined;
  return options.split('.');
}

/** @param options numbers of what was chosen @param now epoch ms */
export function storeVote({ id }: VoteCycleFields, options: readonly string[], now: number): void {
  const others = storedVotes().filter((entry) => !entry.startsWith(`${id}/`));
  writeStored(
    'local',
    STORAGE_NAME,
    [...others, `${id}/${dayOf(now)}/${options.join('.')}`].slice(-MAX_VOTES).join(','),
  );
}
