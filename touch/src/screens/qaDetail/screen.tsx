import { qaDetailQuery } from '@touch/api/questions';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { LoadedQuestion, NoQuestion } from '@touch/features/questions/LoadedQuestion';
import { loadQuestion } from '@touch/features/questions/loadQuestion';
import type { ShowPictures } from '@touch/features/questions/Media';
import { ProcessState } from '@touch/features/questions/Process';
import { QuestionPage } from '@touch/features/questions/QuestionPage';
import { Rating } from '@touch/features/questions/Rating';
import { sharedQuestion } from '@touch/features/questions/sharedQuestion';
import { questionTexts } from '@touch/features/questions/texts';
import { useQuestion } from '@touch/features/questions/useQuestion';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), questionTexts.loadTexts(locale)]);
  return own;
}

const showPictures: ShowPictures = async (...pictures) =>
  (await import('@touch/widgets/gallery/showPictures')).showPictures(...pictures);

export async function load({ cache, params }: ScreenContext): Promise<unknown> {
  const id = numberOf(params.id);
  return id ? loadQuestion(cache, qaDetailQuery(id), id) : undefined;
}

/** A question to an office with its state, answer and rating (F17). */
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
          showPictures={showPictures}
          process={<ProcessState question={question} />}
          tools={<SharePageButton page={sharedQuestion(question)} />}
        >
          <Rating question={question} />
        </QuestionPage>
      )}
    </LoadedQuestion>
  );
}
