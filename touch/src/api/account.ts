import * as operations from '@contract/sso';
import { Status } from '@contract/statuses';
import { base64 } from '@touch/lib/base64';
import { at } from '@touch/outside/member/addresses';
import { forgetPersonalData } from '@touch/outside/member/personalData';
import { OWNER_NAME } from '@touch/outside/member/personalDataOwner';
import type { QueryCache } from '@touch/outside/queryCache';
import { readStored } from '@touch/outside/storage';
import { callLoginService, type LoginOutcome } from './login';

const modifyName = at(operations.modify);
const cancelName = at(operations.cancel, { login: 'ends' });
const exportName = at(operations.exportMember, { slow: true, file: true });

export const changeNickname = (cache: QueryCache, uid: string, nickname: string): Promise<LoginOutcome> =>
  callLoginService(cache, modifyName, { uid, nickname: base64(nickname) });

/** Ends the membership; then signs the member out and removes their data from this browser. */
export async function endMembership(cache: QueryCache, uid: string): Promise<LoginOutcome> {
  const outcome = await callLoginService(cache, cancelName, { uid });
  if (outcome.kind === 'done' && readStored('local', OWNER_NAME)?.endsWith(`/${uid}`)) forgetPersonalData();
  return outcome;
}

/** Everything that is held about the member, as a zip (wire n18); else what the platform says. */
export async function exportMember(cache: QueryCache, uid: string): Promise<Blob | string> {
  const answer = await cache.call(exportName, { uid });
  if (answer?.status === Status.data && answer.data instanceof Blob) return answer.data;
  return answer?.message ?? '';
}
