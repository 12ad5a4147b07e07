import { type Agreements, agreementsQuery } from '@touch/api/agreements';
import { useQuery } from '@touch/api/useQuery';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Prose } from '@touch/ui/Prose';
import { FailedNotice } from '@touch/ui/QueryState';
import { useLayer } from '@touch/ui/sheet/useLayer';
import { useEffect, useRef } from 'react';
import style from './login.module.css';
import { useLoginTexts } from './texts';

export type AgreementName = keyof Agreements;

interface AgreementTextProps {
  readonly name: AgreementName;
  readonly close: () => void;
}

/** A text readers agree to, in the form's place: what was typed waits behind it. */
export function AgreementText({ name, close }: AgreementTextProps) {
  const [words, page] = [useLoginTexts(), useWords()];
  const { siteLang } = useVisit();
  const texts = useQuery(agreementsQuery());
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  useLayer(close);
  const agreement = texts.state === 'ready' ? texts.value[name] : undefined;
  const url = agreement ? safeUrl(agreement.url) : undefined;
  return (
    <section aria-label={words[`${name}`]}>
      <button ref={back} type="button" className={style.back} onClick={close}>
        {page['shell.back']}
      </button>
      {texts.state === 'failed' ? <FailedNotice {...texts} /> : null}
      {texts.state === 'loading' ? <p role="status">{page['state.loading']}</p> : null}
      {agreement?.html ? <Prose html={agreement.html} lang={siteLang} /> : null}
      {url ? (
        <a className={style.link} href={url} target="_blank" rel="noopener">
          {words.openText}
        </a>
      ) : null}
      {agreement && !agreement.html && !url ? <p>{page['state.noDescription']}</p> : null}
    </section>
  );
}
