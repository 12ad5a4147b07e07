import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { useRef, useState, useSyncExternalStore } from 'react';
import { isLiked, onLikedChange, storeLiked } from './likedAnswers';
import style from './questions.module.css';

/** The platform's refusal of a second like (H2): this browser had forgotten the first. */
const LIKED_BEFORE = '请不要重复点赞';

interface LikeButtonProps {
  readonly kind: 'question' | 'answer';
  readonly id: string;
  /** As last read from the platform. */
  readonly count: number;
}

/** A like counts at once, is undone if the call fails, and is not taken back (H2). */
export function LikeButton({ kind, id, count }: LikeButtonProps) {
  const words = useWords();
  const { cache, config, toast } = useVisit();
  const key = `${kind}/${id}`;
  const liked = useSyncExternalStore(
    onLikedChange,
    () => isLiked(key),
    () => false,
  );
  /** The count before this page's own like. */
  const [before, setBefore] = useState<number>();
  const busy = useRef(false);
  const like = async () => {
    if (busy.current || isLiked(key)) return toast(words['article.likedBefore']);
    busy.current = true;
    storeLiked(key, true);
    setBefore(count);
    const answer = await import('@touch/api/finalLikes').then(
      ({ likeFinally }) => likeFinally(cache, kind, id),
      // The code did not load.
      () => undefined,
    );
    busy.current = false;
    if (answer?.status === 0) return toast(words['article.likeDone']);
    setBefore(undefined);
    if ((answer?.serverMessage ?? answer?.message) === LIKED_BEFORE)
      return toast(words['article.likedBefore']);
    storeLiked(key, false);
    toast(answer?.message || words['state.networkError']);
  };
  const shown = before === undefined ? count : Math.max(count, before + 1);
  const text = shown > 0 ? countText(shown, { style: config.countStyle, words }) : '';
  return (
    <button
      type="button"
      className={liked ? style.liked : style.like}
      aria-pressed={liked}
      aria-label={[words['article.like'], text].filter(Boolean).join(' ')}
      onClick={() => void like()}
    >
      <Icon name="like" size={20} filled={liked} />
      {text}
    </button>
  );
}
