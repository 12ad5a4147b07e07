import { type Dynamic, dynamicDetailQuery } from '@touch/api/dynamics';
import { ensureLoaded } from '@touch/api/useQuery';
import { useDeferredEnd } from '@touch/features/article/useDeferredEnd';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { idOf } from '@touch/features/people/personId';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { createDeferredParts } from '@touch/ui/deferred/deferredParts';
import { MixedText } from '@touch/ui/MixedText';
import { Attachments } from './Attachments';
import { Author } from './Author';
import style from './dynamicDetail.module.css';
import { dynamicTitle } from './dynamicTitle';
import { useTexts } from './texts';

export { loadTexts } from './texts';

/** Not needed to read. */
const parts = createDeferredParts(() => import('./End'));

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (!id) return;
  const query = dynamicDetailQuery(id);
  await Promise.all([ensureLoaded(cache, query), parts.load()]);
  if (cache.getValue(query)) await parts.get()?.loadComments(cache, id);
}

/** One short post of a reporter or an account (F16). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = idOf(params);
  return (
    <div className={style.screen}>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <Loaded query={dynamicDetailQuery(id)}>
          {(dynamic) => <DynamicPage key={id} dynamic={dynamic} />}
        </Loaded>
      ) : (
        <Absent />
      )}
    </div>
  );
}

function DynamicPage({ dynamic }: { readonly dynamic: Dynamic }) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  const end = useDeferredEnd(parts, 'dynamic', dynamic.fileId);
  const title = dynamicTitle(dynamic, texts);
  const lang = textLanguage(dynamic.content, siteLang);
  return (
    <>
      <article className={style.dynamic}>
        <Author dynamic={dynamic} />
        {/* most have no title of their own */}
        <h1 className={plainTitle(dynamic.title) ? style.title : 'visually-hidden'}>
          <MixedText text={title} />
        </h1>
        <p className={style.text} lang={lang}>
          {dynamic.content}
        </p>
        <Attachments dynamic={dynamic} title={title} />
      </article>
      <Deferred {...end} with={{ dynamic, title }} />
    </>
  );
}
