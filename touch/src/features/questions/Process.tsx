import { QuestionStatus } from '@contract/questionCodes';
import type { QaQuestion } from '@touch/api/questions';
import { dateText, dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { deadlineOf } from './deadline';
import style from './Process.module.css';
import { useQuestionTexts } from './texts';

interface ProcessProps {
  readonly question: QaQuestion;
}

/** The office in charge, the state, and the days left or overdue. */
export function ProcessState({ question }: ProcessProps) {
  const words = useWords();
  const texts = useQuestionTexts();
  const { now, siteLang } = useVisit();
  const deadline = deadlineOf(question, now());
  const states: Readonly<Record<number, string>> = {
    [QuestionStatus.waiting]: words['home.questionWaiting'],
    [QuestionStatus.accepted]: words['home.questionAccepted'],
    [QuestionStatus.answered]: words['home.questionAnswered'],
    [QuestionStatus.refused]: words['home.questionRefused'],
  };
  return (
    <dl className={style.state}>
      {question.groupName === '' ? null : (
        <div>
          <dt>{texts.department}</dt>
          <dd lang={siteLang}>{question.groupName}</dd>
        </div>
      )}
      <div>
        <dt>{texts.process}</dt>
        <dd>
          <b className={question.status === QuestionStatus.answered ? style.done : undefined}>
            {states[question.status]}
          </b>
          {deadline ? <DaysLeft days={deadline.daysLeft} /> : null}
        </dd>
      </div>
    </dl>
  );
}

function DaysLeft({ days }: { readonly days: number }) {
  const texts = useQuestionTexts();
  if (days < 0) return <span className={style.overdue}>{texts.overdue(-days)}</span>;
  return <span>{days === 0 ? texts.dueToday : texts.daysLeft(days)}</span>;
}

/** Every step from asking to the answer, with its time; a step to come has none (F17). */
export function ProcessSteps({ question }: ProcessProps) {
  const words = useWords();
  const texts = useQuestionTexts();
  const { now } = useVisit();
  const { status } = question;
  const deadline = deadlineOf(question, now());
  const isAccepted = status === QuestionStatus.accepted || status === QuestionStatus.answered;
  const steps = [
    { name: texts.submitted, time: question.publishtime, isDone: true },
    ...(status === QuestionStatus.refused
      ? [{ name: texts.refused, time: question.answerTime, isDone: true }]
      : [
          { name: texts.accepted, time: question.acceptTime, isDone: isAccepted },
          {
            name: texts.answered,
            time: question.answerTime,
            isDone: status === QuestionStatus.answered,
          },
        ]),
  ];
  return (
    <ol className={style.steps} aria-label={texts.process}>
      {steps.map(({ name, time, isDone }) => {
        const at = isDone ? parseWireDate(time) : undefined;
        return (
          <li key={name} className={isDone ? style.stepDone : style.step}>
            <b>{name}</b>
            {at === undefined ? null : (
              <time dateTime={new Date(at).toISOString()}>{dateTimeText(at, now(), words)}</time>
            )}
            {name === texts.answered && deadline ? (
              <span className={deadline.daysLeft < 0 ? style.overdue : undefined}>
                {texts.due(dateText(deadline.at, now(), words))}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
