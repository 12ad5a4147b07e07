import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import style from './ToBottom.module.css';

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const down = (): void =>
  document
    .querySelector('[data-bottom]')
    ?.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth', block: 'start' });

/** Leads past a long text to what stands below it, the element with the attribute `data-bottom` (B3). */
export function ToBottom() {
  const words = useWords();
  return (
    <button type="button" className={style.bottom} aria-label={words['shell.toBottom']} onClick={down}>
      <Icon name="down" size={20} />
    </button>
  );
}
