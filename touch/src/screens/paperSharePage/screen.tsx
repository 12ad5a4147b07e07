import {
  issueQuery,
  neighboursQuery,
  type Paper,
  paperSearchQuery,
  papersQuery,
  storyQuery,
} from '@touch/api/papers';
import { ensureListLoaded, ensureLoaded, useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { Edition } from './Edition';
import { Found } from './Found';
import { Loaded } from './Loaded';
import { type Place, paperOf, placeOf } from './place';
import { Story } from './Story';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const place = placeOf(params, query);
  await ensureLoaded(cache, papersQuery);
  if (place.words) return ensureListLoaded(cache, paperSearchQuery(place.words));
  const paper = paperOf(cache.getValue(papersQuery) ?? [], place.paper)?.id;
  if (paper === undefined) return;
  const issue = issueQuery(paper, place.date);
  await Promise.all([
    place.article ? ensureLoaded(cache, storyQuery(place.article, place.ticket)) : undefined,
    ensureLoaded(cache, issue),
  ]);
  const date = cache.getValue(issue)?.date ?? place.date;
  if (!place.article && date) await ensureLoaded(cache, neighboursQuery(paper, date));
}

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
