import { getSubjectQuery } from '@touch/api/questions';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { isHot } from './order';
import { TopicHead } from './TopicHead';
import { TopicQuestions } from './TopicQuestions';
import { useTexts } from './texts';

/** A topic that readers ask a host about (F17). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <Topic key={id} id={id} hot={isHot(query)} /> : <Missing />}
    </>
  );
}

function Missing() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

function Topic({ id, hot }: { readonly id: string; readonly hot: boolean }) {
  return (
    <QueryState result={useQuery(getSubjectQuery(id))} heading empty={<Missing />}>
      {(subject) => (
        <>
          <TopicHead subject={subject} />
          <TopicQuestions key={String(hot)} id={id} hot={hot} />
        </>
      )}
    </QueryState>
  );
}
