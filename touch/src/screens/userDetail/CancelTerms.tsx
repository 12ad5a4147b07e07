import { useMeTexts } from '@touch/features/me/texts';
import { safeUrl } from '@touch/lib/safeUrl';
import { useVisit } from '@touch/outside/visit';
import { Prose } from '@touch/ui/Prose';
import style from './userDetail.module.css';

export interface CancelTermsProps {
  /** undefined = the site has none. */
  readonly terms: { readonly html: string; readonly url: string } | undefined;
}

/** Terms of closing an account, in the page or behind a link. */
export function CancelTerms({ terms }: CancelTermsProps) {
  const words = useMeTexts();
  const { siteLang } = useVisit();
  const url = terms && safeUrl(terms.url);
  return (
    <>
      {terms?.html ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for the keyboard
        <section className={style.terms} aria-label={words.cancelTerms} tabIndex={0}>
          <Prose html={terms.html} lang={siteLang} />
        </section>
      ) : null}
      {url ? (
        <a className={style.small} href={url} target="_blank" rel="noopener">
          {words.openText}
        </a>
      ) : null}
    </>
  );
}
