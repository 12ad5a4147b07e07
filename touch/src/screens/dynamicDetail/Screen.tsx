import { type Dynamic, dynamicDetailQuery } from '@touch/api/dynamics';
import { useDeferredEnd } from '@touch/features/article/useDeferredEnd';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { idOf } from '@touch/features/people/personId';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { MixedText } from '@touch/ui/MixedText';
import { Attachments } from './Attachments';
import { Author } from './Author';
import { deferredParts } from './deferredParts';
import style from './dynamicDetail.module.css';
import { dynamicTitle } from './dynamicTitle';
import { useTexts } from './texts';

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
  const end = useDeferredEnd(deferredParts, 'dynamic', dynamic.fileId);
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
