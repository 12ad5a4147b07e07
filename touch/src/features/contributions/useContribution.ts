import { KindNumber } from '@contract/codes';
import { sendContribution } from '@touch/api/sendContribution';
import { currentMember } from '@touch/outside/member/member';
import { resumable } from '@touch/outside/pendingAction';
import { useVisit } from '@touch/outside/visit';
import type { MediaProblem } from '@touch/ui/attachments';
import { type FormEvent, useState } from 'react';
import { contributionKey, mediaOf, NO_DRAFT, type TellingDraft } from './form/draft';
import { draftOf, storeDraft } from './form/drafts';
import { contributionProblems } from './form/problems';
import { useFormTexts } from './form/texts';
import { useSend } from './form/useSend';

/** Draft, checks and sending of a contribution. @param seek the call for articles @param close called when it is stored */
export function useContribution(seek: string, close: () => void) {
  const texts = useFormTexts();
  const { basePath, cache, config, navigation, needsMember: visitNeedsMember, toast } = useVisit();
  const key = contributionKey(seek);
  const [draft, setDraft] = useState(() => draftOf(key));
  const [mediaProblem, setMediaProblem] = useState<MediaProblem>();
  const { busy, problems, setProblems, send } = useSend();

  const change = (part: Partial<TellingDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(key, next);
  };
  const pending = { kind: 'write', id: seek, source: KindNumber.source.contribution } as const;
  const needsMember = (action: () => unknown) => visitNeedsMember(resumable(pending, action));

  const sendNow = () => {
    const uid = currentMember(config.siteID)?.uid ?? '';
    const words = { title: draft.title.trim(), content: draft.content.trim() };
    const one = { ...mediaOf(draft), ...words };
    return send(
      () => sendContribution(cache, uid, seek, one),
      (id, isShown) => {
        // Words written since, in a sheet opened again, are another contribution.
        if (draftOf(key).title === draft.title) storeDraft(key, NO_DRAFT);
        toast(texts.contributed);
        if (!isShown) return;
        close();
        navigation.go(`${basePath}/inputArticleDetail/${id}.html`);
      },
    );
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const found = contributionProblems(draft, mediaProblem, texts);
    setProblems(found);
    if (found.length === 0) needsMember(sendNow);
  };
  return { draft, change, busy, problems, mediaProblem, setMediaProblem, submitted, needsMember };
}
