import { KindNumber } from '@contract/codes';
import type { Activity } from '@touch/api/activity';
import { discussViewQuery } from '@touch/api/comments';
import { ensureListLoaded } from '@touch/api/useQuery';
import { useFavourite } from '@touch/features/article/actions/useFavourite';
import { useLike } from '@touch/features/article/actions/useLike';
import { CommentsSection } from '@touch/features/comments/CommentsSection';
import { canComment } from '@touch/lib/commentAccess';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';
import style from './activityDetail.module.css';

interface EndProps {
  readonly activity: Activity;
}
const source = KindNumber.source.activity;
/** Every activity that is read is published. */
const PUBLISHED = 1;

/** Asks for the comments, so that the served page has them. */
export const loadComments = (cache: QueryCache, id: string): Promise<void> =>
  ensureListLoaded(cache, discussViewQuery(id, source));

/** Like, favourite and comments of an activity. */
export function End({ activity }: EndProps) {
  const { config, flags } = useVisit();
  const { fileId, countDiscuss, discussClosed } = activity;
  const canWrite = canComment({ aStatus: PUBLISHED, discussClosed }, flags, config.auditType);
  const isReading = !flags.view && !flags.cms;
  return (
    <>
      {isReading ? (
        <div className={style.reactions}>
          <LikeButton activity={activity} />
          <FavouriteButton fileId={fileId} />
        </div>
      ) : null}
      {canWrite || countDiscuss > 0 ? (
        <CommentsSection
          subject={{ id: fileId, source }}
          counted={countDiscuss}
          {...{ canWrite, addPictures, showPictures }}
        />
      ) : null}
    </>
  );
}

function LikeButton({ activity: { fileId, countPraise } }: EndProps) {
  const words = useWords();
  const { config } = useVisit();
  const { isLiked, count, toggle } = useLike({ fileId, countPraise }, 'activity');
  const hasCount = config.globalCount.showPraiseCount && count > 0;
  const name = words['article.like'];
  return (
    <button
      type="button"
      className={isLiked ? style.reacted : style.reaction}
      aria-pressed={isLiked}
      aria-label={hasCount ? `${name} ${countText(count, { style: config.countStyle, words })}` : name}
      onClick={toggle}
    >
      <Icon name="like" filled={isLiked} />
      <span>{hasCount ? countText(count, { style: config.countStyle, words }) : name}</span>
    </button>
  );
}

function FavouriteButton({ fileId }: { readonly fileId: string }) {
  const words = useWords();
  const { isFavourite, toggle } = useFavourite(fileId, KindNumber.fav.activity);
  return (
    <button
      type="button"
      className={isFavourite ? style.reacted : style.reaction}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      <Icon name="star" filled={isFavourite} />
      <span>{words['article.favourite']}</span>
    </button>
  );
}
