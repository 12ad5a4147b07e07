import type { BaseComment } from '@touch/api/comments';
import { useMember } from '@touch/api/member';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import style from './comments.module.css';
import { useComments } from './commentsContext';
import { useCommentLike } from './useCommentLike';

/** Like, answer, and either delete or report. */
export function CommentActions({ comment }: { comment: BaseComment }) {
  const words = useWords();
  const comments = useComments();
  const member = useMember();
  const isOwn = member !== undefined && comment.userID === member.uid;
  return (
    <div className={style.actions}>
      {comment.isUnderReview ? null : <LikeButton comment={comment} />}
      {comments.canWrite && !comment.isUnderReview ? (
        <button
          type="button"
          className={style.action}
          aria-haspopup="dialog"
          onClick={() => comments.open({ kind: 'write', to: comment })}
        >
          {words['comments.reply']}
        </button>
      ) : null}
      <button
        type="button"
        className={style.more}
        aria-label={words[isOwn ? 'comments.delete' : 'comments.report']}
        aria-haspopup="dialog"
        onClick={() => comments.open({ kind: isOwn ? 'delete' : 'report', comment })}
      >
        <span aria-hidden="true">⋯</span>
      </button>
    </div>
  );
}

function LikeButton({ comment }: { comment: BaseComment }) {
  const words = useWords();
  const { config } = useVisit();
  const { isLiked, like } = useCommentLike(comment, useComments());
  const { countPraise } = comment;
  const text = countText(countPraise, { style: config.countStyle, words });
  return (
    <button
      type="button"
      className={isLiked ? style.liked : style.action}
      aria-pressed={isLiked}
      aria-label={words['count.likes'](countPraise, text)}
      onClick={like}
    >
      <Icon name="like" size={18} filled={isLiked} />
      {countPraise > 0 ? <span>{text}</span> : null}
    </button>
  );
}
