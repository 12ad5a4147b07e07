import { acceptInvite, type InviteResult, readInviteCode } from '@touch/api/invites';
import type { Messages, Texts } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import { storeInviteDraft } from './inviteDraft';
import { useTexts } from './texts';
import type { texts as zh } from './texts/zh';

/** An object, so that the same words said again are a new problem. */
interface InviteProblem {
  readonly text: string;
}

interface Invite {
  readonly busy: boolean;
  readonly problem: InviteProblem | undefined;
  readonly send: (typed: string) => void;
}

type Failure = Exclude<InviteResult, { kind: 'recorded' }>;

function failureText(failure: Failure, texts: Texts<typeof zh>, words: Messages): string {
  switch (failure.kind) {
    case 'network':
      return words['state.networkError'];
    case 'refused':
      return failure.message || words['error.unknown'];
    case 'known':
      if (!failure.byMember) return texts.deviceKnown;
      return failure.inviter === '' ? texts.memberKnown : texts.memberKnownBy(failure.inviter);
    default:
      return texts[failure.kind];
  }
}

/** Sends a code as the member who is signed in, or signs in for it (H6, G11). */
export function useInvite(recorded: (inviter: string) => void): Invite {
  const { cache, config, needsMember } = useVisit();
  const words = useWords();
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<InviteProblem>();

  async function sendNow(code: string): Promise<void> {
    const member = currentMember(config.siteID);
    if (!member) return;
    setBusy(true);
    const result = await acceptInvite(cache, member.uid, code);
    setBusy(false);
    if (result.kind !== 'recorded') return setProblem({ text: failureText(result, texts, words) });
    storeInviteDraft('');
    recorded(result.inviter);
  }

  return {
    busy,
    problem,
    send: (typed) => {
      if (busy) return;
      setProblem(undefined);
      const code = readInviteCode(typed);
      if (code) needsMember(() => sendNow(code));
      else setProblem({ text: typed.trim() === '' ? texts.needsCode : texts.unknown });
    },
  };
}
