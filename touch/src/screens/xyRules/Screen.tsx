import { rankRulesQuery } from '@touch/api/rankRules';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { Prose } from '@touch/ui/Prose';
import { QueryState } from '@touch/ui/QueryState';
import { useTexts } from './texts';
import style from './xyRules.module.css';

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
  return (
    <QueryState result={rules} empty={<Notice kind="empty" text={words['state.noDescription']} />}>
      {(html) => (
        <article className={style.rules}>
          <Prose html={html} lang={siteLang} />
        </article>
      )}
    </QueryState>
  );
}
