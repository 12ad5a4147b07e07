import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ShareButton.module.css';
import type { SharedPage } from './shareObject';

interface SharePageButtonProps {
  readonly page: SharedPage;
  /** Runs when the page was shared. */
  readonly onShared?: () => void;
}

const part = () => import('./shareArticle');

/** Shares a page that is no article (J1). The code loads as the finger goes down: a share sheet only opens right after the tap. */
export function SharePageButton({ page, onShared }: SharePageButtonProps) {
  const words = useWords();
  const visit = useVisit();
  const share = async () => {
    const loaded = await part().catch(() => undefined);
    if (!loaded) return visit.toast(words['state.networkError']);
    if (await loaded.sharePage(page, visit, words)) onShared?.();
  };
  return (
    <button
      type="button"
      className={style.share}
      aria-label={words['article.share']}
      onPointerDown={() => void part().catch(() => undefined)}
      onClick={() => void share()}
    >
      <Icon name="share" />
    </button>
  );
}
