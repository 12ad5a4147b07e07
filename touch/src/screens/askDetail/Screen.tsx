import { questionDetailQuery } from '@touch/api/questions';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { LoadedQuestion, NoQuestion } from '@touch/features/questions/LoadedQuestion';
import { QuestionPage } from '@touch/features/questions/QuestionPage';
import { sharedQuestion } from '@touch/features/questions/sharedQuestion';
import { useQuestion } from '@touch/features/questions/useQuestion';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { FollowQuestion } from './FollowQuestion';
import { TopicLink } from './TopicLink';
import { useTexts } from './texts';

/** A question of a topic with its answers (F17). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <TopicQuestion key={id} id={id} /> : <NoQuestion />}
    </>
  );
}

function TopicQuestion({ id }: { readonly id: string }) {
  const result = useQuestion(questionDetailQuery(id));
  return (
    <LoadedQuestion result={result}>
      {(question) => (
        <QuestionPage
          question={question}
          tools={
            <>
              <FollowQuestion question={question} />
              <SharePageButton page={sharedQuestion(question)} />
            </>
          }
        >
          <TopicLink subject={question.subjectID} />
        </QuestionPage>
      )}
    </LoadedQuestion>
  );
}
