import { endMembership } from '@touch/api/account';
import { cancelTermsQuery } from '@touch/api/agreements';
import { useQuery } from '@touch/api/useQuery';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { QueryState } from '@touch/ui/QueryState';
import { useState } from 'react';
import { CancelTerms, type CancelTermsProps } from './CancelTerms';
import { ConfirmCancel } from './ConfirmCancel';
import style from './userDetail.module.css';

/** The end of a membership: what it means, agreed to, and confirmed once more (K12). */
export function CloseAccount({ uid }: { readonly uid: string }) {
  const page = useWords();
  return (
    <QueryState
      result={useQuery(cancelTermsQuery())}
      empty={<CloseForm uid={uid} terms={undefined} />}
      skeleton={<p className={style.form}>{page['state.loading']}</p>}
    >
      {(terms) => <CloseForm uid={uid} terms={terms} />}
    </QueryState>
  );
}

interface CloseFormProps extends CancelTermsProps {
  readonly uid: string;
}

function CloseForm({ uid, terms }: CloseFormProps) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache, toast } = useVisit();
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const lost = page['state.networkError'];
  const end = async () => {
    const outcome = await endMembership(cache, uid);
    // The page follows the member's state by itself and is a visitor's again.
    if (outcome.kind === 'done') return void toast(words.cancelled);
    setAsking(false);
    return outcome.kind === 'refused' ? outcome.message : lost;
  };
  const { busy, problem, setProblem, submit } = useSubmit(end, { lost });
  const ask = () => {
    setProblem(agreed ? undefined : words.needsAgree);
    setAsking(agreed);
  };
  return (
    <div className={style.form}>
      <p className={style.warning}>{words.cancelWhat}</p>
      <CancelTerms terms={terms} />
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
        {problem}
      </p>
      <button type="button" className={style.end} onClick={ask}>
        {words.cancel}
      </button>
      {asking ? <ConfirmCancel busy={busy} close={() => setAsking(false)} confirm={() => submit()} /> : null}
    </div>
  );
}
