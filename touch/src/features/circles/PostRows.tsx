import { PostStatus } from '@contract/participation/codes';
import type { Post } from '@touch/api/posts';
import { countText } from '@touch/lib/counts';
import { durationText } from '@touch/lib/duration';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { Author } from './Author';
import style from './PostRows.module.css';
import { postPath } from './postPath';
import { useCircleTexts } from './texts';

/** Pictures of a row; further ones are counted on the last. */
const MAX_PICTURES = 3;

interface PostRowsProps {
  readonly posts: readonly Post[];
  /** Pinned posts say so: in their circle, where they stand first. */
  readonly hasPins?: boolean;
}

/** Posts, each a link to its page; an author's own that are not public say so (F24). */
export function PostRows({ posts, hasPins = false }: PostRowsProps) {
  return (
    <ul className={style.rows}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} isPinned={hasPins && post.isTop} />
      ))}
    </ul>
  );
}

interface PostRowProps {
  readonly post: Post;
  readonly isPinned: boolean;
}

function PostRow({ post, isPinned }: PostRowProps) {
  const texts = useCircleTexts();
  const { basePath, siteLang } = useVisit();
  const { title, content, isRefused, status } = post;
  const state = isRefused ? texts.refused : status === PostStatus.underReview ? texts.underReview : '';
  return (
    <li className={style.row}>
      <a className={style.link} href={basePath + postPath(post)}>
        <Author post={post} />
        {isPinned || state ? (
          <p className={style.badges}>
            {isPinned ? <span className={style.pinned}>{texts.pinned}</span> : null}
            {state ? <span className={style.state}>{state}</span> : null}
          </p>
        ) : null}
        {title ? (
          <h3 className={style.rowTitle} lang={textLanguage(title, siteLang)}>
            {plainTitle(title)}
          </h3>
        ) : null}
        {content ? (
          <p className={style.rowText} lang={textLanguage(content, siteLang)}>
            {content}
          </p>
        ) : null}
        <Attached post={post} />
        <Counts post={post} />
      </a>
    </li>
  );
}

function Counts({ post: { countPraise, countDiscuss } }: { readonly post: Post }) {
  const words = useWords();
  const { config } = useVisit();
  const { showPraiseCount, showDiscussCount } = config.globalCount;
  const text = (count: number) => countText(count, { style: config.countStyle, words });
  const likes = showPraiseCount && countPraise > 0;
  const comments = showDiscussCount && countDiscuss > 0;
  return likes || comments ? (
    <p className={style.line}>
      {likes ? <span>{words['count.likes'](countPraise, text(countPraise))}</span> : null}
      {comments ? <span>{words['count.comments'](countDiscuss, text(countDiscuss))}</span> : null}
    </p>
  ) : null;
}

function Attached({ post: { pics, videos = [] } }: { readonly post: Post }) {
  const words = useWords();
  const { xyApi } = useVisit().config;
  const [video] = videos;
  const [first] = pics;
  const alone = video?.cover || (pics.length === 1 ? first : undefined);
  if (video && !alone) return <p className={style.line}>{words['row.video']}</p>;
  if (alone) {
    return (
      <span className={style.single}>
        <Picture
          src={alone}
          suffix={xyApi.imageSuffixPath}
          ratio="3:2"
          sizes="(min-width: 960px) 400px, 60vw"
        />
        {video ? <i className={style.count}>{durationText(video.duration) || words['row.video']}</i> : null}
      </span>
    );
  }
  if (first === undefined) return null;
  const shown = pics.slice(0, MAX_PICTURES);
  return (
    <span className={style.several}>
      {shown.map((picture) => (
        <Picture key={picture} src={picture} suffix={xyApi.imageSuffixPath} ratio="1:1" />
      ))}
      {pics.length > shown.length ? (
        <i className={style.count}>{words['count.pictures'](pics.length)}</i>
      ) : null}
    </span>
  );
}
