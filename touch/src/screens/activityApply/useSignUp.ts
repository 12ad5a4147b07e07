import { type Activity, activityDetailQuery } from '@touch/api/activity';
import { changeAnswers, signUp } from '@touch/api/signUp';
import { signUpState } from '@touch/api/signUpState';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import type { FormProblem } from '@touch/widgets/signForms/fieldProblems';
import { useEffect, useRef, useState } from 'react';
import { type SignUpDraft, storeDraft } from './drafts';
import { refusalProblem } from './problems';
import { useTexts } from './texts';

export interface SignUpForm {
  readonly busy: boolean;
  /** Sends answers without problems. */
  readonly send: (draft: SignUpDraft) => void;
}

/**
 * Sends the form as the member who is signed in or signs in for it, then shows their registration (F8, G11).
 * @param entryID of the entry to change; 0 = a new one @param failed shows a refusal
 */
export function useSignUp(
  activity: Activity,
  entryID: number,
  failed: (problem: FormProblem) => void,
): SignUpForm {
  const { fileId, fields } = activity;
  const waits = signUpState(activity) === 'waits';
  const { basePath, cache, config, locale, navigation, needsMember, toast } = useVisit();
  const words = useWords();
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function sendNow(draft: SignUpDraft): Promise<void> {
    const member = currentMember(config.siteID);
    if (!member) return;
    setBusy(true);
    const result =
      entryID > 0
        ? await changeAnswers(cache, entryID, draft)
        : await signUp(cache, { fileId, uid: member.uid, answers: draft, waits });
    setBusy(false);
    if (result.kind !== 'done') {
      // Full meanwhile: the form then offers the waiting list.
      void cache.load(activityDetailQuery(fileId));
      const failure =
        result.kind === 'network'
          ? { field: '', text: words['state.networkError'] }
          : refusalProblem(result.serverMessage, fields, texts, locale === 'zh');
      return isMounted.current ? failed(failure) : toast(failure.text);
    }
    storeDraft(fileId, {});
    const done = result.isWaiting ? texts.sentWaiting : texts.sent;
    toast(entryID > 0 ? texts.changed : done);
    if (isMounted.current) navigation.go(`${basePath}/signupdetail.html?fileId=${fileId}`, 'replace');
  }

  return {
    busy,
    send: (draft) => {
      if (!busy) needsMember(() => sendNow(draft));
    },
  };
}
