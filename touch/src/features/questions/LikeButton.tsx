import { useFinalLike } from '@touch/api/useFinalLike';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { likesStorage } from '@touch/outside/member/likesStorage';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { useState } from 'react';
import style from './questions.module.css';

/** By kind and number, `answer/7`. */
const answerLikes = likesStorage('likedAnswers');

interface LikeButtonProps {
  readonly kind: 'question' | 'answer';
  readonly id: string;
  /** As last read from the platform. */
  readonly count: number;
}

/** A like counts at once, is undone if the call fails, and is not taken back (H2). */
export function LikeButton({ kind, id, count }: LikeButtonProps) {
  const words = useWords();
  const { cache, config } = useVisit();
  /** The count before this page's own like. */
  const [before, setBefore] = useState<number>();
  const { isLiked, like } = useFinalLike({
    likes: answerLikes,
    key: `${kind}/${id}`,
    send: async () => (await import('@touch/api/finalLikes')).likeFinally(cache, kind, id),
    count: (step) => setBefore(step > 0 ? count : undefined),
  });
  const shown = before === undefined ? count : Math.max(count, before + 1);
  const text = shown > 0 ? countText(shown, { style: config.countStyle, words }) : '';
  return (
    <button
      type="button"
      className={isLiked ? style.liked : style.like}
      aria-pressed={isLiked}
      aria-label={[words['article.like'], text].filter(Boolean).join(' ')}
      onClick={like}
    >
      <Icon name="like" size={20} filled={isLiked} />
      {text}
    </button>
  );
}
