import { type Post, postDetailQuery } from '@touch/api/posts';
import { useDeferredEnd } from '@touch/features/article/useDeferredEnd';
import { LoadedPost, NoPost } from '@touch/features/circles/postPage/LoadedPost';
import { PostBody } from '@touch/features/circles/postPage/PostBody';
import { postTitle } from '@touch/features/circles/postPage/postTitle';
import { useCircleTexts } from '@touch/features/circles/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { CircleLink } from './CircleLink';
import { deferredParts } from './deferredParts';
import style from './postDetail.module.css';
import { useTexts } from './texts';

/** A post of a circle with its comments (F24). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <div className={style.screen}>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <LoadedPost key={id} query={postDetailQuery(id)}>
          {(post) => <PostPage post={post} />}
        </LoadedPost>
      ) : (
        <NoPost />
      )}
    </div>
  );
}

function PostPage({ post }: { readonly post: Post }) {
  const texts = useCircleTexts();
  const end = useDeferredEnd(deferredParts, 'post', post.id);
  return (
    <>
      <PostBody post={post}>
        <CircleLink id={post.circleID} />
      </PostBody>
      <Deferred {...end} with={{ post, title: postTitle(post, texts) }} />
    </>
  );
}
