import type { Article } from '@touch/api/article/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ShareButton.module.css';

interface ShareButtonProps {
  readonly article: Article;
  /** Canonical path below the base path. */
  readonly path: string;
}

const part = () => import('./shareArticle');

/** Shares the article (J1). The part comes as the finger goes down: a share sheet only opens right after the tap. */
export function ShareButton({ article, path }: ShareButtonProps) {
  const words = useWords();
  const visit = useVisit();
  const share = () => {
    part().then(
      ({ shareArticle }) => shareArticle(article, path, visit, words),
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
