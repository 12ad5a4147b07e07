import { endMembership } from '@touch/api/account';
import { cancelTermsQuery } from '@touch/api/login/agreements';
import { useQuery } from '@touch/api/useQuery';
import { useMeTexts } from '@touch/features/me/texts';
import { safeUrl } from '@touch/lib/rows/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/layers/Sheet';
import { Notice } from '@touch/ui/Notice';
import { Prose } from '@touch/ui/prose/Prose';
import { useState } from 'react';
import style from './userDetail.module.css';

/** The end of a membership: what it means, agreed to, and confirmed once more (K12). */
export function CloseAccount({ uid }: { readonly uid: string }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache, toast, siteLang } = useVisit();
  const terms = useQuery(cancelTermsQuery());
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState('');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const url = terms.state === 'ready' ? safeUrl(terms.value.url) : undefined;

  const ask = () => {
    if (!agreed) return setWrong(words.needsAgree);
    setWrong('');
    setAsking(true);
  };
  const end = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await endMembership(cache, uid);
    setBusy(false);
    // The page follows the member's state by itself and is a visitor's again.
    if (outcome.kind === 'done') return toast(words.cancelled);
    setAsking(false);
    setWrong(outcome.kind === 'refused' ? outcome.message : page['state.networkError']);
  };
  if (terms.state === 'loading') return <p className={style.form}>{page['state.loading']}</p>;
  if (terms.state === 'failed')
    return (
      <Notice kind="failed" text={terms.message} action={{ text: page['state.retry'], run: terms.retry }} />
    );
  return (
    <div className={style.form}>
      <p className={style.warning}>{words.cancelWhat}</p>
      {terms.state === 'ready' && terms.value.html ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for the keyboard
        <section className={style.terms} aria-label={words.cancelTerms} tabIndex={0}>
          <Prose html={terms.value.html} lang={siteLang} />
        </section>
      ) : null}
      {url ? (
        <a className={style.small} href={url} target="_blank" rel="noopener">
          {words.openText}
        </a>
      ) : null}
      <label className={style.tick}>
        <input
          type="checkbox"
          className={style.checkbox}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <span>{words.cancelAgree}</span>
      </label>
      <p className={style.wrong} role="alert">
        {wrong}
      </p>
      <button type="button" className={style.end} onClick={ask}>
        {words.cancel}
      </button>
      {asking ? (
        <Sheet title={words.cancelSure} closeText={page['shell.close']} close={() => setAsking(false)}>
          <p className={style.warning}>{words.cancelWhat}</p>
          <div className={style.both}>
            <button type="button" className={style.keep} onClick={() => setAsking(false)}>
              {page['shell.cancel']}
            </button>
            <button type="button" className={style.submit} disabled={busy} onClick={() => void end()}>
              {page['shell.confirm']}
            </button>
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
