import { KindNumber } from '@contract/codes';
import { type AskTarget, askQuestion } from '@touch/api/askQuestion';
import { clipUrls } from '@touch/lib/clipUrls';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { resumable } from '@touch/outside/pendingAction';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { type AskProblem, refusalProblem } from './askProblem';
import { draftKey } from './draftKey';
import { draftOf, NO_DRAFT, type QuestionDraft, storeDraft } from './drafts';
import { useAskTexts } from './texts';

interface Asking {
  readonly busy: boolean;
  readonly problems: readonly AskProblem[];
  readonly setProblems: (problems: readonly AskProblem[]) => void;
  /** Sends a draft without problems. */
  readonly send: (draft: QuestionDraft) => void;
  /** Runs what only a member may do; after a login that leaves the page the sheet opens again (G11). */
  readonly needsMember: (action: () => unknown) => void;
}

/** Sends a question as the member who is signed in or signs in for it, then shows it (F17, G11). */
export function useAsk(target: AskTarget, close: () => void): Asking {
  const { basePath, cache, config, navigation, needsMember: visitNeedsMember, toast } = useVisit();
  const words = useWords();
  const texts = useAskTexts();

  const key = draftKey(target);
  const lost = [{ field: 'title', text: words['state.networkError'] }] as const;
  const pending = { kind: 'write', id: key, source: KindNumber.source.subject } as const;
  const needsMember = (action: () => unknown) => visitNeedsMember(resumable(pending, action));

  async function send(draft: QuestionDraft): Promise<readonly AskProblem[] | undefined> {
    const member = currentMember(config.siteID);
    if (!member) return;
    const text = { title: draft.title.trim(), content: draft.content.trim() };
    const files = { pictures: draft.pictures, ...clipUrls(draft.clips) };
    const result = await askQuestion(cache, target, member, { ...text, ...files });
    if (result.kind !== 'asked') {
      return result.kind === 'network' ? lost : [refusalProblem(result.serverMessage, result.message, texts)];
    }
    // Words written since, in a sheet opened again, are another question.
    if (draftOf(key).title === draft.title) storeDraft(key, NO_DRAFT);
    toast(texts.sent);
    if (!isShown()) return;
    close();
    navigation.go(`${basePath}/${target.kind === 'subject' ? 'askDetail' : 'qaDetail'}/${result.id}.html`);
  }
  const late = (found: readonly AskProblem[]) => {
    for (const { text } of found) toast(text);
  };
  const { submit, busy, problem, setProblem, isShown } = useSubmit(send, { lost, late });

  return {
    busy,
    problems: problem ?? [],
    setProblems: setProblem,
    needsMember,
    send: (draft) => needsMember(() => submit(draft)),
  };
}
