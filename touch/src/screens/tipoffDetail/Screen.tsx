import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { OwnPage } from './OwnPage';
import { Tell } from './Tell';
import { TipoffById } from './TipoffById';
import { useTexts } from './texts';

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
