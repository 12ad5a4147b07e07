import { QuestionStatus } from '@contract/questionCodes';
import type { QaQuestion } from '@touch/api/questions';
import { plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import { Media, type ShowPictures } from './Media';
import style from './questions.module.css';
import { useQuestionTexts } from './texts';

interface QuestionBodyProps {
  readonly question: QaQuestion;
  readonly showPictures: ShowPictures;
  /** Process, between the question's head and its text. */
  readonly children?: ReactNode;
}

/** A question: its title, asker, text and pictures (F17). */
export function QuestionBody({ question, showPictures, children }: QuestionBodyProps) {
  const words = useWords();
  const texts = useQuestionTexts();
  const { now, locale } = useVisit();
  const { title, content, userName, location, publishtime, status } = question;
  const at = parseWireDate(publishtime);
  return (
    <>
      <h1 className={style.title} lang={wordsLang(title || content, locale)}>
        {plainTitle(title || content)}
      </h1>
      <p className={style.meta}>
        <b lang={wordsLang(userName, locale)}>{userName || texts.anonymous}</b>
        {location === '' ? null : <span lang={wordsLang(location, locale)}>{location}</span>}
        {at === undefined ? null : (
          <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now(), words)}</time>
        )}
      </p>
      {status === QuestionStatus.waiting && question.isOwn ? (
        <p className={style.review} role="status">
          {texts.ownWaiting}
        </p>
      ) : null}
      {children}
      {title !== '' && content !== '' ? (
        <p className={style.text} lang={wordsLang(content, locale)}>
          {content}
        </p>
      ) : null}
      <Media {...question} showPictures={showPictures} texts={texts} />
    </>
  );
}
