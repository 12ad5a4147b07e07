import { studyQuery } from '@touch/api/studies';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { Course } from './Course';
import { useTexts } from './texts';

/** A course in parts; the reader's progress is kept (F22). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <LoadedCourse key={id} id={id} /> : <Missing />}
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

function LoadedCourse({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(studyQuery(id))} heading empty={<Missing />}>
      {(study) => <Course study={study} />}
    </QueryState>
  );
}
