import { type Paper, papersQuery } from '@touch/api/papers';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import type { ScreenProps } from '@touch/outside/screen';
import { Edition } from './Edition';
import { Found } from './Found';
import { Loaded } from './Loaded';
import { type Place, paperOf, placeOf } from './place';
import { Story } from './Story';
import { useTexts } from './texts';

/** Papers by edition and page, with their articles (F25). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const place = placeOf(params, query);
  const papers = useQuery(papersQuery);
  const paper = papers.state === 'ready' ? paperOf(papers.value, place.paper) : undefined;
  return (
    <>
      <ScreenHead title={paper?.name || texts.title} level="name" />
      <Loaded result={papers} missing={texts.noPapers}>
        {(list) =>
          place.words === undefined ? <InPaper place={place} papers={list} /> : <Found words={place.words} />
        }
      </Loaded>
    </>
  );
}

function InPaper({ place, papers }: { readonly place: Place; readonly papers: readonly Paper[] }) {
  const texts = useTexts();
  const paper = paperOf(papers, place.paper);
  const missing = { state: 'empty' } as const;
  if (!paper)
    return (
      <Loaded result={missing} missing={texts.noPapers}>
        {() => null}
      </Loaded>
    );
  const found = { ...place, paper: paper.id };
  return place.article ? <Story place={found} /> : <Edition place={found} papers={papers} />;
}
