import { seekArticleQuery } from '@touch/api/telling/telling';
import { ensureLoaded } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/rows/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { tellingTexts } from '@touch/features/telling/texts';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { SeekPage } from './SeekPage';
import { seekNumber } from './seekNumber';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), tellingTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = seekNumber(params);
  if (id !== '') await ensureLoaded(cache, seekArticleQuery(id));
}

/** A call for articles, with contributing as a sheet (F23, A2). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = seekNumber(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <Loaded query={seekArticleQuery(id)}>{(seek) => <SeekPage key={id} seek={seek} />}</Loaded>
      ) : (
        <Absent />
      )}
    </>
  );
}
