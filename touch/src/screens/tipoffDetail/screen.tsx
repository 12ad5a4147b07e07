import { tipoffDetailQuery } from '@touch/api/telling/telling';
import { ensureLoaded } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/rows/ScreenHead';
import { formTexts } from '@touch/features/telling/form/texts';
import { tellingTexts } from '@touch/features/telling/texts';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Tell } from './Tell';
import { Told } from './Told';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([
    loadOwnTexts(locale),
    tellingTexts.loadTexts(locale),
    formTexts.loadTexts(locale),
  ]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id !== '') await ensureLoaded(cache, tipoffDetailQuery(id, ''));
}

/** A tip-off; without a number the form to send one (F23). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={id ? texts.title : texts.formTitle} level={id ? 'name' : 'heading'} />
      {id ? <Told key={id} id={id} /> : <Tell />}
    </>
  );
}
