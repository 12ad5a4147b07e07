import { QaType, QuestionStatus } from '@contract/questionCodes';
import type { QuestionRow } from '@touch/api/questions';
import { cutText, plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import style from './QuestionRows.module.css';

const statusWords: Readonly<Record<number, keyof Messages & `home.question${string}`>> = {
  [QuestionStatus.waiting]: 'home.questionWaiting',
  [QuestionStatus.accepted]: 'home.questionAccepted',
  [QuestionStatus.answered]: 'home.questionAnswered',
  [QuestionStatus.refused]: 'home.questionRefused',
};

/** Bytes of question and answer shown in a row, non-ASCII counting two. */
const SHOWN = { question: 120, answer: 160 };

function statusText(status: number, words: Messages): string {
  const key = statusWords[status];
  const text = key ? words[key] : '';
  return typeof text === 'string' ? text : '';
}

/** Questions to offices or in a topic, with where they stand and the beginning of the answer. */
export function QuestionRows({ questions }: { readonly questions: readonly QuestionRow[] }) {
  const words = useWords();
  const { basePath, now, locale } = useVisit();
  return (
    <ul className={style.questions}>
      {questions.map((row) => {
        const screen = row.qaType === QaType.government ? 'qaDetail' : 'askDetail';
        const at = parseWireDate(row.publishtime);
        const answered = row.status === QuestionStatus.answered && row.answer !== '';
        return (
          <li key={row.fileId}>
            <a href={`${basePath}/${screen}/${row.fileId}.html`} className={style.question}>
              <h2 className={style.title} lang={wordsLang(row.title || row.content, locale)}>
                {cutText(plainTitle(row.title || row.content), SHOWN.question)}
              </h2>
              {answered ? (
                <p className={style.answer} lang={wordsLang(row.answer, locale)}>
                  {row.answerUser || row.groupName ? <b>{row.answerUser || row.groupName}</b> : null}
                  {cutText(plainTitle(row.answer), SHOWN.answer)}
                </p>
              ) : null}
              <p className={style.line}>
                <b className={answered ? style.done : undefined}>{statusText(row.status, words)}</b>
                <MixedText
                  text={[row.userName, at === undefined ? '' : relativeTime(at, now(), words)]
                    .filter(Boolean)
                    .join('\u2002')}
                />
              </p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
