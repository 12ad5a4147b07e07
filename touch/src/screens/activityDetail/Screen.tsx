import { activityDetailQuery } from '@touch/api/activity';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { ActivityPage } from './ActivityPage';
import { useTexts } from './texts';

/** An activity: its text, dates, places, participants, and the way to sign up (F8). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <LoadedActivity key={id} id={id} /> : <Missing />}
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

function LoadedActivity({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(activityDetailQuery(id))} heading empty={<Missing />}>
      {(activity) => <ActivityPage activity={activity} />}
    </QueryState>
  );
}
