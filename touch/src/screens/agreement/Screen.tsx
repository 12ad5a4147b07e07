import type { SiteTextName } from '@touch/api/reading/agreements';
import { siteTextOf, siteTextsQuery } from '@touch/api/siteTexts';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { safeUrl } from '@touch/lib/safeUrl';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { Prose } from '@touch/ui/Prose';
import { QueryState } from '@touch/ui/QueryState';
import style from './agreement.module.css';
import { useTexts } from './texts';

/** A text of the site about rights and duties, for everybody to read without a login (K22). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const name = siteTextOf(params.name);
  return (
    <>
      <ScreenHead title={name ? texts[name] : texts.title} />
      {name ? <Content key={name} name={name} /> : <Notice kind="empty" text={texts.none} />}
    </>
  );
}

function standardOf(name: SiteTextName, texts: ReturnType<typeof useTexts>): string {
  if (name === 'children') return texts.childrenHtml;
  return name === 'accessibility' ? texts.accessibilityHtml : '';
}

function Content({ name }: { readonly name: SiteTextName }) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  return (
    <QueryState result={useQuery(siteTextsQuery())} empty={<Notice kind="empty" text={texts.none} />}>
      {(all) => {
        const { html, url } = all[name];
        const address = url ? safeUrl(url) : undefined;
        // In the reader's language, where the site has no text of its own.
        const own = html || url ? '' : standardOf(name, texts);
        return (
          <article className={style.page}>
            {html ? <Prose html={html} lang={siteLang} /> : null}
            {own ? <Prose html={own} lang={undefined} /> : null}
            {address ? (
              <a className={style.link} href={address} rel="noopener">
                {texts.open}
              </a>
            ) : null}
            {html || own || address ? null : <p>{texts.none}</p>}
          </article>
        );
      }}
    </QueryState>
  );
}
