import { seekArticleQuery } from '@touch/api/contributions';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { SeekPage } from './SeekPage';
import { seekNumber } from './seekNumber';
import { useTexts } from './texts';

/** A call for articles, with contributing as a sheet (F23, A2). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = seekNumber(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <LoadedCall key={id} id={id} /> : <Missing />}
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

function LoadedCall({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(seekArticleQuery(id))} heading empty={<Missing />}>
      {(seek) => <SeekPage seek={seek} />}
    </QueryState>
  );
}
