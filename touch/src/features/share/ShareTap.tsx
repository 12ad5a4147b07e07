import type { Messages } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit, type Visit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './ShareTap.module.css';

interface ShareTapProps {
  /** Loads the code of `share`. */
  readonly load: () => Promise<unknown>;
  /** @throws where its code does not load */
  readonly share: (visit: Visit, words: Messages) => Promise<void>;
}

/** The code loads as the finger goes down: a share sheet only opens right after the tap. */
export function ShareTap({ load, share }: ShareTapProps) {
  const words = useWords();
  const visit = useVisit();
  return (
    <button
      type="button"
      className={style.share}
      aria-label={words['article.share']}
      onPointerDown={() => void load().catch(() => undefined)}
      onClick={() => void share(visit, words).catch(() => visit.toast(words['state.networkError']))}
    >
      <Icon name="share" />
    </button>
  );
}
