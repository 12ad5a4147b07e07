import type { ArticleContent } from '@touch/api/articleContent';
import { countShare } from '@touch/api/events';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ShareButton.module.css';
import { shareObject } from './shareObject';
import { copyText, shareBySystem } from './sharing';

interface ShareButtonProps {
  readonly article: ArticleContent;
  /** Canonical path below the base path. */
  readonly path: string;
}

/** The system's share sheet where there is one, else the link is copied. */
export function ShareButton({ article, path }: ShareButtonProps) {
  const words = useWords();
  const visit = useVisit();
  const share = async () => {
    const object = shareObject(article, visit, path);
    const shared = await shareBySystem(object);
    if (shared === 'cancelled') return;
    if (shared === 'none') {
      const copied = await copyText(object.link);
      visit.toast(words[copied ? 'article.copied' : 'article.copyFailed']);
      if (!copied) return;
    }
    await countShare(visit.answers, article.fileId);
  };
  return (
    <button
      type="button"
      className={style.share}
      aria-label={words['article.share']}
      onClick={() => void share()}
    >
      <Icon name="share" />
    </button>
  );
}
