import { type Activity, activityDetailQuery } from '@touch/api/activity';
import { changeAnswers, signUp } from '@touch/api/signUp';
import { signUpState } from '@touch/api/signUpState';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import type { FormProblem } from '@touch/widgets/signForms/fieldProblems';
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

  async function sendNow(draft: SignUpDraft): Promise<void> {
    const member = currentMember(config.siteID);
    if (!member) return;
    const result =
      entryID > 0
        ? await changeAnswers(cache, entryID, draft)
        : await signUp(cache, { fileId, uid: member.uid, answers: draft, waits });
    if (result.kind !== 'done') {
      // Full meanwhile: the form then offers the waiting list.
      void cache.load(activityDetailQuery(fileId));
      const failure =
        result.kind === 'network'
          ? { field: '', text: words['state.networkError'] }
          : refusalProblem(result.serverMessage, fields, texts, locale === 'zh');
      if (isShown()) failed(failure);
      else toast(failure.text);
      return;
    }
    storeDraft(fileId, {});
    const done = result.isWaiting ? texts.sentWaiting : texts.sent;
    toast(entryID > 0 ? texts.changed : done);
    if (isShown()) navigation.go(`${basePath}/signupdetail.html?fileId=${fileId}`, 'replace');
  }
  const { busy, submit, isShown } = useSubmit(sendNow);

  return { busy, send: (draft) => needsMember(() => submit(draft)) };
}
