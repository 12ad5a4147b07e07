import style from './Rated.module.css';
import { useQuestionTexts } from './texts';

/** Names of the scores from 1. */
export const scoreNames = (texts: ReturnType<typeof useQuestionTexts>): readonly string[] => [
  texts.score1,
  texts.score2,
  texts.score3,
  texts.score4,
  texts.score5,
];

/** The asker's rating of the answer, for everybody (wire n14). @param score 0 = none */
export function Rated({ score }: { readonly score: number }) {
  const texts = useQuestionTexts();
  return score > 0 ? (
    <p className={style.rated}>{texts.rated(score, scoreNames(texts)[score - 1] ?? '')}</p>
  ) : null;
}
