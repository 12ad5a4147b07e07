import type { ArticleVote } from '@touch/api/articleContent';
import { replyTexts } from '@touch/api/ballots/texts';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { Ballot } from './Ballot';
import { Results } from './Results';
import { useVoteTexts, voteTexts } from './texts';
import { useVoting } from './useVoting';
import style from './Voting.module.css';

export const loadTexts = (locale: Locale) =>
  Promise.all([voteTexts.loadTexts(locale), replyTexts.loadTexts(locale)]);

interface VotingProps {
  readonly vote: ArticleVote;
  readonly ended: boolean;
  /** Of what is asked and chosen; undefined where the page is in it. */
  readonly lang: string | undefined;
}

/** Voting inside an article, and how it stands (F4). */
export function Voting({ vote, ended, lang }: VotingProps) {
  const words = useVoteTexts();
  const common = useWords();
  const voting = useVoting(vote, ended);
  const looks = voting.step === 'looking';
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset is around results
    <div
      className={style.ballot}
      role="group"
      aria-label={looks ? words.resultsTitle : common['article.vote']}
    >
      {looks ? (
        <Results vote={vote} voting={voting} lang={lang} />
      ) : (
        <Ballot vote={vote} voting={voting} lang={lang} />
      )}
      <p className={style.message} role="status">
        {voting.isToasted ? '' : voting.message}
      </p>
      {voting.isToasted ? <p className={style.message}>{voting.message}</p> : null}
    </div>
  );
}
