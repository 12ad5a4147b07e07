import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { AllCircles } from './AllCircles';
import { OneCircle } from './OneCircle';
import { isHot } from './order';
import { useTexts } from './texts';

/** A circle with its notices and posts; without a number all circles (F24). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={id ? texts.title : texts.all} level={id ? 'name' : 'heading'} />
      {id ? <OneCircle key={id} id={id} hot={isHot(query)} /> : <AllCircles />}
    </>
  );
}
