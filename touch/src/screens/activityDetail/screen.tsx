import { activityDetailQuery, entryListQuery } from '@touch/api/activity';
import { ensureLoaded, useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { ActivityPage, parts } from './ActivityPage';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return;
  const query = activityDetailQuery(id);
  await Promise.all([ensureLoaded(cache, query), ensureLoaded(cache, entryListQuery(id)), parts.load()]);
  const activity = cache.getValue(query);
  if (activity && activity.countDiscuss > 0) await parts.get()?.loadComments(cache, id);
}

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
