import { tipoffDetailQuery } from '@touch/api/contributions';
import { ensureLoaded } from '@touch/api/useQuery';
import { formTexts } from '@touch/features/contributions/form/texts';
import { tellingTexts } from '@touch/features/contributions/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { OwnPage } from './OwnPage';
import { Tell } from './Tell';
import { TipoffById } from './TipoffById';
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

/** A tip-off; without a number the form to send one, and with `?own=1` a member's own list (F23). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  if (id)
    return (
      <>
        <ScreenHead title={texts.title} level="name" />
        <TipoffById key={id} id={id} />
      </>
    );
  if (query.has('own')) return <OwnPage />;
  return (
    <>
      <ScreenHead title={texts.formTitle} level="heading" />
      <Tell />
    </>
  );
}
