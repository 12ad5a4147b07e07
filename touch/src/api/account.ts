import * as address from '@contract/addresses/account';
import { Status } from '@contract/statuses';
import { base64 } from '@touch/lib/base64';
import { at } from '@touch/outside/addresses';
import type { Answers } from '@touch/outside/answers';
import { forgetKept } from '@touch/outside/session/keeping';
import { OWNER } from '@touch/outside/session/keptOf';
import { readStored } from '@touch/outside/storage';
import { asked, type Outcome } from './login';

const modifyName = at(address.modify);
const cancelName = at(address.cancel, { login: 'ends' });
const exportName = at(address.exportMember, { slow: true, file: true });

export const changeNickname = (answers: Answers, uid: string, nickname: string): Promise<Outcome> =>
  asked(answers, modifyName, { uid, nickname: base64(nickname) });

/** Ends the membership; who is in is out once it is done, and what this browser kept for him goes. */
export async function endMembership(answers: Answers, uid: string): Promise<Outcome> {
  const outcome = await asked(answers, cancelName, { uid });
  if (outcome.kind === 'done' && readStored('local', OWNER)?.endsWith(`/${uid}`)) forgetKept();
  return outcome;
}

/** Everything that is held about the member, as a zip (wire n18); else what the platform says. */
export async function exportMember(answers: Answers, uid: string): Promise<Blob | string> {
  const answer = await answers.ask(exportName, { uid });
  if (answer?.status === Status.data && answer.data instanceof Blob) return answer.data;
  return answer?.message ?? '';
}
