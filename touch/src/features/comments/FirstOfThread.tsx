import type { BaseComment } from '@touch/api/comments';
import { CommentActions } from './CommentActions';
import { Words } from './CommentRow';
import style from './comments.module.css';

interface FirstProps {
  readonly comment: BaseComment;
  /** All of it is known, not only what answers quote. */
  readonly isWhole: boolean;
}

/** The comment that all on the screen answers. */
export function FirstOfThread({ comment, isWhole }: FirstProps) {
  return (
    <div className={style.first}>
      <Words of={comment} />
      {isWhole ? <CommentActions comment={comment} /> : null}
    </div>
  );
}
