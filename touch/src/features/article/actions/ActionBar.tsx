import type { Article } from '@touch/api/articleContent';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import type { ReactNode } from 'react';
import { articleActionsOf } from '../articleActions';
import style from './ActionBar.module.css';
import { useFavourite } from './useFavourite';
import { useLike } from './useLike';

interface ActionBarProps {
  readonly article: Article;
  /** The way to comment: a feature of its own. */
  readonly announce: ReactNode;
  /** Share stands here: a feature of its own. */
  readonly children?: ReactNode;
}

/** Comment, like, favourite, share, at the lower edge of the screen. */
export function ActionBar({ article, announce, children }: ActionBarProps) {
  const { flags, config } = useVisit();
  const taking = articleActionsOf(article, flags, config.auditType);
  if (!taking.like && !taking.share && !taking.comments) return null;
  return (
    <div className={style.bar} data-bar="room" data-scripted="">
      <div className={style.say}>{taking.comments ? announce : null}</div>
      {taking.like ? <LikeButton article={article} /> : null}
      {taking.like ? <FavouriteButton article={article} /> : null}
      {taking.share ? children : null}
    </div>
  );
}

function LikeButton({ article }: { article: Article }) {
  const words = useWords();
  const { config } = useVisit();
  const { isLiked, count, toggle } = useLike(article);
  const shown = config.globalCount.showPraiseCount && count > 0;
  const text = countText(count, { style: config.countStyle, words });
  return (
    <button
      type="button"
      className={isLiked ? style.liked : style.action}
      aria-pressed={isLiked}
      aria-label={shown ? `${words['article.like']} ${text}` : words['article.like']}
      onClick={toggle}
    >
      <Icon name="like" filled={isLiked} />
      {shown ? <span className={style.count}>{text}</span> : null}
    </button>
  );
}

function FavouriteButton({ article }: { article: Article }) {
  const words = useWords();
  const { isFavourite, toggle } = useFavourite(article.fileId);
  return (
    <button
      type="button"
      className={isFavourite ? style.liked : style.action}
      aria-pressed={isFavourite}
      aria-label={words['article.favourite']}
      onClick={toggle}
    >
      <Icon name="star" filled={isFavourite} />
    </button>
  );
}
