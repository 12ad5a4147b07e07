import { qaDetailQuery } from '@touch/api/questions';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { LoadedQuestion, NoQuestion } from '@touch/features/questions/LoadedQuestion';
import { ProcessState, ProcessSteps } from '@touch/features/questions/Process';
import { QuestionPage } from '@touch/features/questions/QuestionPage';
import { Rated } from '@touch/features/questions/Rated';
import { sharedQuestion } from '@touch/features/questions/sharedQuestion';
import { useQuestion } from '@touch/features/questions/useQuestion';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { useTexts } from './texts';

/** A question to an office with every step of its process (F17). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <GovernmentQuestion key={id} id={id} /> : <NoQuestion />}
    </>
  );
}

function GovernmentQuestion({ id }: { readonly id: string }) {
  const result = useQuestion(qaDetailQuery(id));
  return (
    <LoadedQuestion result={result}>
      {(question) => (
        <QuestionPage
          question={question}
          process={
            <>
              <ProcessState question={question} />
              <ProcessSteps question={question} />
            </>
          }
          tools={<SharePageButton page={sharedQuestion(question)} />}
        >
          <Rated score={question.score} />
        </QuestionPage>
      )}
    </LoadedQuestion>
  );
}
