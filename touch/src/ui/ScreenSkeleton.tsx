import { useWords } from '@touch/locales/words';
import style from './ScreenSkeleton.module.css';

/** Placeholder while a screen's code loads (B8). */
export function ScreenSkeleton() {
  const words = useWords();
  return (
    <div className={style.skeleton} role="status" aria-label={words['state.loading']}>
      <i className={style.title} />
      <i className={style.title} />
      <i className={style.line} />
      <i className={style.picture} />
      <i className={style.line} />
      <i className={style.line} />
    </div>
  );
}
