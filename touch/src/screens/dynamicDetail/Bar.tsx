import { KindNumber } from '@contract/codes';
import type { Dynamic } from '@touch/api/dynamics';
import { useLike } from '@touch/features/article/actions/useLike';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './Bar.module.css';

interface BarProps {
  readonly dynamic: Dynamic;
  readonly title: string;
}

/** Like and share, at the lower edge of the screen (H2, J1). */
export function Bar({ dynamic, title }: BarProps) {
  const words = useWords();
  const { config } = useVisit();
  const { fileId, content, pictures, videos } = dynamic;
  const { isLiked, count, toggle } = useLike(dynamic, 'dynamic');
  const hasCount = config.globalCount.showPraiseCount && count > 0;
  const page = {
    path: `/dynamicDetail/${fileId}.html`,
    title,
    text: content,
    picture: pictures[0] || videos[0]?.imageUrl || '',
    objectType: KindNumber.poster.dynamic,
    id: fileId,
    poster: KindNumber.poster.dynamic,
    counted: 'dynamic' as const,
  };
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
        {hasCount ? (
          <span className={style.count}>{countText(count, { style: config.countStyle, words })}</span>
        ) : (
          <span className={style.count}>{words['article.like']}</span>
        )}
      </button>
      <SharePageButton page={page} />
    </div>
  );
}
