import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import type { ReactNode } from 'react';
import style from './PostBar.module.css';

interface PostBarProps {
  readonly isLiked: boolean;
  readonly count: number;
  readonly toggle: () => void;
  /** Sharing; a feature of its own, given by the screen. */
  readonly children: ReactNode;
}

/** Like and share, at the lower edge of the screen (H2, J1). */
export function PostBar({ isLiked, count, toggle, children }: PostBarProps) {
  const words = useWords();
  const { config } = useVisit();
  const hasCount = config.globalCount.showPraiseCount && count > 0;
  return (
    <div className={style.bar} data-bar="room" data-scripted="">
      <button
        type="button"
        className={isLiked ? style.liked : style.like}
        aria-pressed={isLiked}
        aria-label={
          hasCount
            ? `${words['article.like']} ${countText(count, { style: config.countStyle, words })}`
            : words['article.like']
        }
        onClick={toggle}
      >
        <Icon name="like" filled={isLiked} />
        <span className={style.count}>
          {hasCount ? countText(count, { style: config.countStyle, words }) : words['article.like']}
        </span>
      </button>
      {children}
    </div>
  );
}
