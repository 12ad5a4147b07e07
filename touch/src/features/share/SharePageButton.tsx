import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ShareButton.module.css';
import type { SharedPage } from './shareObject';

const part = () => import('./sharePage');

/** Shares a page that is no article (J1). Its code loads on touch: a share sheet only opens right after the tap. */
export function SharePageButton({ page }: { readonly page: SharedPage }) {
  const words = useWords();
  const visit = useVisit();
  const share = () => {
    part().then(
      ({ sharePage }) => sharePage(page, visit, words),
      () => visit.toast(words['state.networkError']),
    );
  };
  return (
    <button
      type="button"
      className={style.share}
      aria-label={words['article.share']}
      onPointerDown={() => void part().catch(() => undefined)}
      onClick={share}
    >
      <Icon name="share" />
    </button>
  );
}
