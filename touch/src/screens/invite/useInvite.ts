import { acceptInvite, type InviteResult, readInviteCode } from '@touch/api/invites';
import type { Messages, Texts } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
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

  async function sendNow(code: string): Promise<InviteProblem | undefined> {
    const member = currentMember(config.siteID);
    if (!member) return;
    const result = await acceptInvite(cache, member.uid, code);
    if (result.kind !== 'recorded') return { text: failureText(result, texts, words) };
    storeInviteDraft('');
    recorded(result.inviter);
  }
  const lost = { text: words['state.networkError'] };
  const { busy, problem, setProblem, submit } = useSubmit(sendNow, { lost });

  return {
    busy,
    problem,
    send: (typed) => {
      if (busy) return;
      setProblem(undefined);
      const code = readInviteCode(typed);
      if (code) needsMember(() => submit(code));
      else setProblem({ text: typed.trim() === '' ? texts.needsCode : texts.unknown });
    },
  };
}
