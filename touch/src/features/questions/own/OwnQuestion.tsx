import { QuestionStatus } from '@contract/questionCodes';
import type { QaQuestion } from '@touch/api/questions';
import { loadTexts, OwnButtons } from '@touch/widgets/ownWords/OwnButtons';
import { useState } from 'react';
import { Rated } from '../Rated';
import { RatingForm } from './RatingForm';

export { loadTexts };

/** The asker's part of a question's page: the rating of the answer, once; the reason of a refusal with an appeal (K21), deletion (K15). */
export function OwnQuestion({ question }: { readonly question: QaQuestion }) {
  const [given, setGiven] = useState(0);
  const { fileId, subjectID, title, content, status, score, isOwn } = question;
  const canRate = isOwn && status === QuestionStatus.answered && score === 0;
  return (
    <>
      {canRate && given === 0 ? <RatingForm id={fileId} done={setGiven} /> : <Rated score={given} />}
      <OwnButtons
        kind="question"
        id={fileId}
        quoted={title || content}
        isRefused={status === QuestionStatus.refused}
        deletable={{ kind: 'question', subject: subjectID }}
      />
    </>
  );
}
