import { rankRulesQuery } from '@touch/api/rankRules';
import { ensureLoaded, useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { Prose } from '@touch/ui/Prose';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { useTexts } from './texts';
import style from './xyRules.module.css';

export { loadTexts } from './texts';

export const load = ({ cache }: ScreenContext): Promise<void> => ensureLoaded(cache, rankRulesQuery());

/** The rules of the influence rank (F15). */
export function Screen() {
  const texts = useTexts();
  return (
    <>
      <ScreenHead title={texts.title} />
      <Rules />
    </>
  );
}

function Rules() {
  const words = useWords();
  const { siteLang } = useVisit();
  const rules = useQuery(rankRulesQuery());
  switch (rules.state) {
    case 'loading':
      return <ScreenSkeleton />;
    case 'empty':
      return <Notice kind="empty" text={words['state.noDescription']} />;
    case 'failed':
      return (
        <Notice
          kind="failed"
          text={rules.message || words['state.networkError']}
          action={{ text: words['state.retry'], run: rules.retry }}
        />
      );
    case 'ready':
      return (
        <article className={style.rules}>
          <Prose html={rules.value} lang={siteLang} />
        </article>
      );
  }
}
