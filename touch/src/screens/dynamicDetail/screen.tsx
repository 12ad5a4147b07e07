import { type Dynamic, dynamicDetailQuery } from '@touch/api/people/dynamics';
import { ensureLoaded } from '@touch/api/useQuery';
import { storedLikeId, wasLiked } from '@touch/features/article/liked';
import { ScreenHead } from '@touch/features/lists/rows/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { idOf } from '@touch/features/people/personId';
import { plainTitle } from '@touch/lib/rows/text';
import { textLanguage } from '@touch/lib/rows/textLanguage';
import { useWords } from '@touch/locales/words';
import { onPageRestored } from '@touch/outside/onPageRestored';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { readStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { Deferred } from '@touch/ui/article/Deferred';
import { createDeferredParts } from '@touch/ui/article/deferredParts';
import { useEffect } from 'react';
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

/** A member may comment, a browser may have liked before: then the parts load at once (H2). */
function useReaderParts(id: string): void {
  useEffect(() => {
    const look = () => {
      if (readStored('local', LOGIN_NAME) || wasLiked(storedLikeId('dynamic', id))) void parts.load();
    };
    look();
    return onPageRestored(look);
  }, [id]);
}

function DynamicPage({ dynamic }: { readonly dynamic: Dynamic }) {
  const texts = useTexts();
  const words = useWords();
  const { siteLang, toast } = useVisit();
  useReaderParts(dynamic.fileId);
  const title = dynamicTitle(dynamic, texts);
  const lang = textLanguage(dynamic.content, siteLang);
  return (
    <>
      <article className={style.dynamic}>
        <Author dynamic={dynamic} />
        {/* most have no title of their own */}
        <h1 className={plainTitle(dynamic.title) ? style.title : 'visually-hidden'}>{title}</h1>
        <p className={style.text} lang={lang}>
          {dynamic.content}
        </p>
        <Attachments dynamic={dynamic} title={title} />
      </article>
      <Deferred
        parts={parts}
        part="End"
        with={{ dynamic, title }}
        onLost={() => toast(words['state.networkError'])}
        offersRetry
      />
    </>
  );
}
