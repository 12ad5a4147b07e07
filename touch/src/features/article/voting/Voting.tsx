import type { ArticleVote } from '@touch/api/articleContent';
import type { Locale } from '@touch/locales/messages';
import { useVisit } from '@touch/outside/visit';
import { Ballot } from './Ballot';
import { Results } from './Results';
import { useVoting } from './useVoting';
import style from './Voting.module.css';
import { voteWords } from './words';

/** @throws where they do not come */
export const readyWords = (locale: Locale): Promise<unknown> => voteWords.ready(locale);

interface VotingProps {
  readonly vote: ArticleVote;
  readonly ended: boolean;
}

/** Voting inside an article, and how it stands (F4). */
export function Voting(props: VotingProps) {
  const { locale } = useVisit();
  return (
    <voteWords.Within locale={locale}>
      <Within {...props} />
    </voteWords.Within>
  );
}

function Within({ vote, ended }: VotingProps) {
  const voting = useVoting(vote, ended);
  return (
    <>
      {voting.step === 'looking' ? (
        <Results vote={vote} voting={voting} />
      ) : (
        <Ballot vote={vote} voting={voting} />
      )}
      <p className={style.told} role="status">
        {voting.told}
      </p>
    </>
  );
}
