import { momentsDetailQuery, type Post } from '@touch/api/posts';
import { useDeferredEnd } from '@touch/features/article/useDeferredEnd';
import { LoadedPost, NoPost } from '@touch/features/circles/postPage/LoadedPost';
import { PostBody } from '@touch/features/circles/postPage/PostBody';
import { postTitle } from '@touch/features/circles/postPage/postTitle';
import { useCircleTexts } from '@touch/features/circles/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { ScreenProps } from '@touch/outside/screen';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { deferredParts } from './deferredParts';
import style from './friendsCircleDetail.module.css';
import { useTexts } from './texts';

/** A moment of the friends' circle with its comments (F24). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <div className={style.screen}>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <LoadedPost key={id} query={momentsDetailQuery(id)}>
          {(post) => <Moment post={post} />}
        </LoadedPost>
      ) : (
        <NoPost />
      )}
    </div>
  );
}

function Moment({ post }: { readonly post: Post }) {
  const texts = useCircleTexts();
  const end = useDeferredEnd(deferredParts, 'post', post.id);
  return (
    <>
      <PostBody post={post} />
      <Deferred {...end} with={{ post, title: postTitle(post, texts) }} />
    </>
  );
}
