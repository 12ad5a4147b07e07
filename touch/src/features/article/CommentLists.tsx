import type { Article } from '@touch/api/articleContent';
import { type Comment, discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { useItem } from '@touch/api/useAnswers';
import { countText } from '@touch/lib/counts';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './CommentLists.module.css';

/** What others said (F4): the hot ones, then the newest; what does not come is left out, the link to all stays. */
export function CommentLists({ fileId }: Pick<Article, 'fileId'>) {
  const words = useWords();
  const hot = useItem(discussHotQuery(fileId));
  const newest = useItem(discussViewQuery(fileId));
  return (
    <>
      {hot.state === 'ready' ? <CommentList heading={words['comments.hot']} comments={hot.value} /> : null}
      {newest.state === 'ready' ? (
        <CommentList heading={words['comments.newest']} comments={newest.value} />
      ) : null}
    </>
  );
}

function CommentList({ heading, comments }: { heading: string; comments: readonly Comment[] }) {
  return (
    <section>
      <h3 className={style.heading}>{heading}</h3>
      <ul>
        {comments.map((comment) => (
          <OneComment key={comment.id} comment={comment} />
        ))}
      </ul>
    </section>
  );
}

function OneComment({ comment }: { comment: Comment }) {
  const words = useWords();
  const { config, now } = useVisit();
  const at = parseWireDate(comment.created);
  const when = at === undefined ? '' : relativeTime(at, now(), words);
  const liked = countText(comment.countPraise, { style: config.countStyle, words });
  const line = [
    when,
    comment.location,
    comment.countPraise > 0 ? words['count.likes'](comment.countPraise, liked) : '',
  ];
  return (
    <li className={style.comment}>
      <div className={style.face}>
        <Picture src={comment.userIcon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" />
      </div>
      <div className={style.said}>
        <Name of={comment} />
        <p className={style.content}>{comment.content}</p>
        <p className={style.line}>{line.filter(Boolean).join('\u2002')}</p>
        {comment.replies.length > 0 ? (
          <ul className={style.replies}>
            {comment.replies.map((reply) => (
              <li key={reply.id}>
                <Name of={reply} />
                <p className={style.content}>{reply.content}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

function Name({ of: { userName, isOfficial } }: { of: Pick<Comment, 'userName' | 'isOfficial'> }) {
  const words = useWords();
  return (
    <p className={style.name}>
      {userName || words['comments.reader']}
      {isOfficial ? <b className={style.official}>{words['comments.official']}</b> : null}
    </p>
  );
}
