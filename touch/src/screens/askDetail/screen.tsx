import { getSubjectQuery, questionDetailQuery } from '@touch/api/questions';
import { ensureLoaded } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { LoadedQuestion, NoQuestion } from '@touch/features/questions/LoadedQuestion';
import { loadQuestion } from '@touch/features/questions/loadQuestion';
import type { ShowPictures } from '@touch/features/questions/Media';
import { QuestionPage } from '@touch/features/questions/QuestionPage';
import { sharedQuestion } from '@touch/features/questions/sharedQuestion';
import { questionTexts } from '@touch/features/questions/texts';
import { useQuestion } from '@touch/features/questions/useQuestion';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { FollowQuestion } from './FollowQuestion';
import { TopicLink } from './TopicLink';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), questionTexts.loadTexts(locale)]);
  return own;
}

const showPictures: ShowPictures = async (...pictures) =>
  (await import('@touch/widgets/gallery/showPictures')).showPictures(...pictures);

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return;
  const query = questionDetailQuery(id);
  await loadQuestion(cache, query, id);
  const subject = cache.getValue(query)?.subjectID;
  if (Number(subject) > 0) await ensureLoaded(cache, getSubjectQuery(subject ?? ''));
}

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
          showPictures={showPictures}
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
