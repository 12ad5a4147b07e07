import type { BaseComment, Comment } from '@touch/api/comments';
import { CommentRow } from './CommentRow';
import style from './comments.module.css';
import { useVisibleComments } from './useVisibleComments';

interface CommentRowsProps {
  readonly comments: readonly (Comment | BaseComment)[];
}

export function CommentRows({ comments }: CommentRowsProps) {
  const seen = useVisibleComments(comments);
  return (
    <ul className={style.list}>
      {seen.map((comment, index) => (
        // one just sent has no number yet
        <CommentRow key={comment.id || `new ${index}`} comment={comment} />
      ))}
    </ul>
  );
}
