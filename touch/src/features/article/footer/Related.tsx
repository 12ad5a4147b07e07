import { useWords } from '@touch/locales/words';
import type { ReactNode } from 'react';
import style from './Related.module.css';

/** Related articles under a heading. */
export function Related({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <section className={style.related} aria-labelledby="related">
      <h2 id="related" className={style.heading}>
        {words['article.related']}
      </h2>
      {children}
    </section>
  );
}
