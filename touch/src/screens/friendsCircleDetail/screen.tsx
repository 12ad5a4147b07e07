import { momentsDetailQuery, type Post } from '@touch/api/posts';
import { ensureLoaded } from '@touch/api/useQuery';
import { useDeferredEnd } from '@touch/features/article/useDeferredEnd';
import { LoadedPost, NoPost } from '@touch/features/circles/postPage/LoadedPost';
import { PostBody, type ShowPictures } from '@touch/features/circles/postPage/PostBody';
import { postTitle } from '@touch/features/circles/postPage/postTitle';
import { circleTexts, useCircleTexts } from '@touch/features/circles/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { createDeferredParts } from '@touch/ui/deferred/deferredParts';
import style from './friendsCircleDetail.module.css';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), circleTexts.loadTexts(locale)]);
  return own;
}

/** Not needed to read. */
const parts = createDeferredParts(() => import('./End'));

const showPictures: ShowPictures = async (...pictures) =>
  (await import('@touch/widgets/gallery/showPictures')).showPictures(...pictures);

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return;
  const query = momentsDetailQuery(id);
  await Promise.all([ensureLoaded(cache, query), parts.load()]);
  if (cache.getValue(query)) await parts.get()?.loadComments(cache, id);
}

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
  const end = useDeferredEnd(parts, 'post', post.id);
  return (
    <>
      <PostBody post={post} showPictures={showPictures} />
      <Deferred {...end} with={{ post, title: postTitle(post, texts) }} />
    </>
  );
}
