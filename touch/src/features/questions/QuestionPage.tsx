import type { QaQuestion } from '@touch/api/questions';
import { answerListQuery } from '@touch/api/questions';
import { useListQuery } from '@touch/api/useQuery';
import type { ReactNode } from 'react';
import { AnswerList } from './AnswerList';
import { LikeButton } from './LikeButton';
import { QuestionBody } from './QuestionBody';
import style from './questions.module.css';
import { useQuestionTexts } from './texts';
import { useOwnPart } from './useOwnPart';

interface QuestionPageProps {
  readonly question: QaQuestion;
  /** Between the question's head and its text. */
  readonly process?: ReactNode;
  /** Follow and share buttons, behind the like. */
  readonly tools?: ReactNode;
  /** Between question and answers. */
  readonly children?: ReactNode;
}

/** A question with everything said to it (F17). */
export function QuestionPage({ question, process, tools, children }: QuestionPageProps) {
  const texts = useQuestionTexts();
  const OwnQuestion = useOwnPart(question);
  const list = useListQuery(answerListQuery(question.fileId));
  return (
    <article className={style.page}>
      <QuestionBody question={question}>{process}</QuestionBody>
      <div className={style.tools}>
        <LikeButton kind="question" id={question.fileId} count={question.countPraise} />
        {tools}
      </div>
      <section>
        <h2 className={style.heading}>{texts.answers(question.answerCount)}</h2>
        <AnswerList list={list} />
      </section>
      {children}
      {OwnQuestion ? <OwnQuestion question={question} /> : null}
    </article>
  );
}
