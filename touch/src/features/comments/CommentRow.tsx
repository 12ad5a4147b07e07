import { cacheComment } from '@touch/api/changeComments';
import type { BaseComment, Comment } from '@touch/api/comments';
import { countText } from '@touch/lib/counts';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { Picture } from '@touch/ui/Picture';
import { CommentActions } from './CommentActions';
import { CommentPictures } from './CommentPictures';
import style from './comments.module.css';
import { useComments } from './commentsContext';
import { QuotedPictures } from './QuotedPictures';
import { useVisibleComments } from './useVisibleComments';

/** One comment with who said it, when and where, what can be done with it, and the first answers to it. */
export function CommentRow({ comment }: { comment: Comment | BaseComment }) {
  const { config } = useVisit();
  return (
    <li className={style.comment}>
      <div className={style.face}>
        <Picture
          src={comment.userIcon}
          suffix={config.xyApi.imageSuffixPath}
          ratio="1:1"
          portrait
          name={comment.userName}
        />
      </div>
      <div className={style.body}>
        <Words of={comment} />
        {comment.id === '' ? null : <CommentActions comment={comment} />}
        {'replies' in comment ? <Replies of={comment} /> : null}
      </div>
    </li>
  );
}

/** Author and text of a comment, below the comment that it replies to. */
export function Words({ of: comment }: { of: BaseComment }) {
  const words = useWords();
  const { now, locale } = useVisit();
  const { thread } = useComments();
  const at = parseWireDate(comment.created);
  const line = [at === undefined ? '' : relativeTime(at, now(), words), comment.location];
  return (
    <>
      <Name of={comment} />
      {comment.to && comment.parentID !== thread ? (
        <blockquote className={style.quoted}>
          <p className={style.quotedText} lang={wordsLang(comment.to.content, locale)}>
            <b>
              <MixedText text={comment.to.userName || words['comments.reader']} />
            </b>{' '}
            {comment.to.content}
          </p>
          <QuotedPictures pictures={comment.to.pictures} />
        </blockquote>
      ) : null}
      <p className={style.content} lang={wordsLang(comment.content, locale)}>
        {comment.content}
      </p>
      <CommentPictures pictures={comment.pictures} />
      {/* as served it tells the page's own time, a part that takes over later may tell the browser's */}
      <p className={style.line} suppressHydrationWarning>
        <MixedText text={line.filter(Boolean).join('\u2002')} />
        {comment.isUnderReview ? (
          <strong className={style.review}>{words['comments.underReview']}</strong>
        ) : null}
      </p>
    </>
  );
}

/** The first answers; their own page has all, and what can be done with each. */
function Replies({ of: comment }: { of: Comment }) {
  const words = useWords();
  const { cache, basePath, config, now, locale } = useVisit();
  const replies = useVisibleComments(comment.replies);
  const { id, countDiscuss } = comment;
  if (replies.length === 0) return null;
  return (
    <div className={style.replies}>
      <ul>
        {replies.map((reply, index) => (
          <li key={reply.id || `new ${index}`} className={style.reply}>
            <Name of={reply} />
            <p className={style.content} lang={wordsLang(reply.content, locale)}>
              {reply.content}
            </p>
            <CommentPictures pictures={reply.pictures} />
            {reply.isUnderReview ? (
              <strong className={style.review}>{words['comments.underReview']}</strong>
            ) : null}
          </li>
        ))}
      </ul>
      <a
        className={style.all}
        href={`${basePath}/replyAll/${encodeURIComponent(id)}.html`}
        onClick={() => cacheComment(cache, comment, now())}
      >
        {words['comments.allReplies']}
        {countDiscuss > 0 ? <b>{countText(countDiscuss, { style: config.countStyle, words })}</b> : null}
      </a>
    </div>
  );
}

function Name({ of: { userName, isOfficial } }: { of: Pick<BaseComment, 'userName' | 'isOfficial'> }) {
  const words = useWords();
  return (
    <p className={style.name}>
      <MixedText text={userName || words['comments.reader']} />
      {isOfficial ? <b className={style.official}>{words['comments.official']}</b> : null}
    </p>
  );
}
