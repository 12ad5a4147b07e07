import type { Post } from '@touch/api/posts';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { Picture } from '@touch/ui/Picture';
import style from './Author.module.css';

interface AuthorProps {
  readonly post: Post;
  /** The name leads to the author's page; within a row that is a link it cannot. */
  readonly isLink?: boolean;
}

/** Name and portrait of a post's author, time and place. */
export function Author({ post, isLink = false }: AuthorProps) {
  const words = useWords();
  const { basePath, config, now, siteLang } = useVisit();
  const { userID, userName, userIcon, publishtime, location } = post;
  const at = parseWireDate(publishtime);
  const content = (
    <>
      <span className={style.portrait}>
        <Picture src={userIcon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait name={userName} />
      </span>
      <span className={style.who}>
        <b className={style.name}>
          <MixedText text={userName || words['comments.reader']} />
        </b>
        {/* the time of a served page is the server's; rows that load later use the browser's */}
        <span className={style.line} suppressHydrationWarning>
          {at === undefined ? null : (
            <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
              {relativeTime(at, now(), words)}
            </time>
          )}
          {location ? <span lang={siteLang}>{location}</span> : null}
        </span>
      </span>
    </>
  );
  return isLink && userID > 0 ? (
    <a className={style.author} href={`${basePath}/userDetail/${userID}.html`}>
      {content}
    </a>
  ) : (
    <div className={style.author}>{content}</div>
  );
}
