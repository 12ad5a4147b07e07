import { useLike } from '@touch/features/article/actions/useLike';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './StoryLike.module.css';

export interface StoryLikeProps {
  readonly fileId: string;
  readonly countPraise: number;
}

/** Likes an article of the paper, or takes the like back (H2). */
export function StoryLike(story: StoryLikeProps) {
  const words = useWords();
  const { config } = useVisit();
  const { isLiked, count, toggle } = useLike(story, 'paperArticle');
  const hasCount = config.globalCount.showPraiseCount && count > 0;
  const label = words['article.like'];
  return (
    <button
      type="button"
      className={isLiked ? style.liked : style.like}
      aria-pressed={isLiked}
      aria-label={hasCount ? `${label} ${countText(count, { style: config.countStyle, words })}` : label}
      onClick={toggle}
    >
      <Icon name="like" filled={isLiked} />
      <span className={style.count}>
        {hasCount ? countText(count, { style: config.countStyle, words }) : label}
      </span>
    </button>
  );
}
