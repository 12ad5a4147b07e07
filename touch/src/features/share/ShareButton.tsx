import type { Article } from '@touch/api/articleContent';
import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit, type Visit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ShareButton.module.css';
import type { SharedPage } from './shareObject';

interface ShareButtonProps {
  readonly article: Article;
  /** Canonical path below the base path. */
  readonly path: string;
}

const part = () => import('./shareArticle');

/** Shares the article (J1). */
export function ShareButton({ article, path }: ShareButtonProps) {
  return (
    <Button
      share={async (visit, words) => {
        const { shareArticle } = await part();
        await shareArticle(article, path, visit, words);
      }}
    />
  );
}

interface SharePageButtonProps {
  readonly page: SharedPage;
  /** Runs when the page was shared. */
  readonly onShared?: () => void;
}

/** Shares a page that is no article (J1). */
export function SharePageButton({ page, onShared }: SharePageButtonProps) {
  return (
    <Button
      share={async (visit, words) => {
        const { sharePage } = await part();
        if (await sharePage(page, visit, words)) onShared?.();
      }}
    />
  );
}

interface ButtonProps {
  /** @throws where its code does not load */
  readonly share: (visit: Visit, words: Messages) => Promise<void>;
}

/** The code loads as the finger goes down: a share sheet only opens right after the tap. */
function Button({ share }: ButtonProps) {
  const words = useWords();
  const visit = useVisit();
  return (
    <button
      type="button"
      className={style.share}
      aria-label={words['article.share']}
      onPointerDown={() => void part().catch(() => undefined)}
      onClick={() => void share(visit, words).catch(() => visit.toast(words['state.networkError']))}
    >
      <Icon name="share" />
    </button>
  );
}
