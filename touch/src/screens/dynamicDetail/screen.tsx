import { type Dynamic, dynamicDetailQuery } from '@touch/api/dynamics';
import { ensureLoaded } from '@touch/api/useAnswers';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { idOf } from '@touch/features/people/personId';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Attachments } from './Attachments';
import { Author } from './Author';
import { Bar } from './Bar';
import style from './dynamicDetail.module.css';
import { dynamicTitle } from './dynamicTitle';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (id) await ensureLoaded(cache, dynamicDetailQuery(id));
}

/** One short post of a reporter or an account (F16). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = idOf(params);
  return (
    <div className={style.screen}>
      <ScreenHead title={texts.title} level="name" />
      {id ? (
        <Loaded query={dynamicDetailQuery(id)}>{(dynamic) => <Whole key={id} dynamic={dynamic} />}</Loaded>
      ) : (
        <Absent />
      )}
    </div>
  );
}

function Whole({ dynamic }: { readonly dynamic: Dynamic }) {
  const texts = useTexts();
  const { flags, siteLang } = useVisit();
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
      {flags.cms ? null : <Bar dynamic={dynamic} title={title} />}
    </>
  );
}
