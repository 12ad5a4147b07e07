import { PostStatus } from '@contract/participation/codes';
import { useMember } from '@touch/api/member';
import type { Post } from '@touch/api/posts';
import { sizedImage } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { useShowPictures } from '@touch/widgets/gallery/useShowPictures';
import { OwnTools } from '@touch/widgets/ownWords/OwnTools';
import type { MouseEvent, ReactNode } from 'react';
import { Author } from '../Author';
import { useCircleTexts } from '../texts';
import style from './PostBody.module.css';
import { postTitle } from './postTitle';

interface PostBodyProps {
  readonly post: Post;
  /** Below the post: the way to its circle. */
  readonly children?: ReactNode;
}

/** Width of a video's cover, device px. */
const COVER_PX = 1080;

/** A post: its author, text, videos and pictures (F24). */
export function PostBody({ post, children }: PostBodyProps) {
  const texts = useCircleTexts();
  const { config, siteLang } = useVisit();
  const uid = useMember()?.uid;
  const { title, content, videos = [], pics, status, isRefused } = post;
  const pictures = pics.flatMap((picture) => safeUrl(picture) ?? []);
  return (
    <article className={style.post}>
      <Author post={post} isLink />
      {status === PostStatus.underReview ? (
        <p className={style.review} role="status">
          {isRefused ? texts.ownRefused : texts.ownWaiting}
        </p>
      ) : null}
      {/* many have no title of their own */}
      <h1 className={title ? style.title : 'visually-hidden'} lang={textLanguage(title, siteLang)}>
        {plainTitle(title) || postTitle(post, texts)}
      </h1>
      {content ? (
        <p className={style.text} lang={textLanguage(content, siteLang)}>
          {content}
        </p>
      ) : null}
      {videos.map(({ url, cover }, index) => {
        const poster = safeUrl(cover);
        return (
          // biome-ignore lint/a11y/useMediaCaption: the wire carries no captions
          <video
            key={url}
            className={style.video}
            src={safeUrl(url)}
            poster={poster ? sizedImage(poster, config.xyApi.imageSuffixPath, COVER_PX) : undefined}
            controls
            playsInline
            preload="none"
            aria-label={texts.video(index + 1)}
          />
        );
      })}
      {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
      {uid === String(post.userID) ? (
        <OwnTools
          kind="post"
          id={post.id}
          quoted={title || content}
          isRefused={isRefused}
          deletable={{ kind: 'post', uid, circle: post.circleID || '0' }}
        />
      ) : null}
      {children}
    </article>
  );
}

/** They open in the gallery; without JavaScript they open as pictures. */
function Pictures({ pictures }: { readonly pictures: readonly string[] }) {
  const words = useWords();
  const texts = useCircleTexts();
  const { config } = useVisit();
  const showPictures = useShowPictures();
  const isAlone = pictures.length === 1;
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    showPictures(pictures, index);
  };
  return (
    <ul className={isAlone ? style.alone : style.pictures} aria-label={texts.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a
            href={picture}
            aria-label={`${words['gallery.open']} ${index + 1}`}
            onClick={(event) => open(event, index)}
          >
            <Picture
              src={picture}
              suffix={config.xyApi.imageSuffixPath}
              ratio={isAlone ? '3:2' : '1:1'}
              sizes={isAlone ? '(min-width: 720px) 660px, 92vw' : '(min-width: 720px) 220px, 31vw'}
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
