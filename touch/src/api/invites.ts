import * as operations from '@contract/invites';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import { type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';

const getInviteCode = at(operations.getInviteCode);
const codeImeiRecord = at(operations.codeImeiRecord);

/** Codes are numbers; "0" says that there is no such member (wire S22). */
const isCode = (text: string): boolean => /^[1-9]\d{3,15}$/.test(text);

/** The code as typed, without blanks. @returns undefined where it cannot be one */
export function readInviteCode(text: string): string | undefined {
  const code = text.replace(/\s/g, '');
  return isCode(code) ? code : undefined;
}

/** The member's own code (wire g72). */
export const inviteCodeQuery = (uid: string): Query<string> => ({
  key: `${queryKey(getInviteCode, {})}#${uid}`,
  operation: getInviteCode,
  input: { uid },
  read: (data) => readInviteCode(textIn(data, 'code')),
});

/** `byMember`: the member was invited before; else the device was. `inviter` is '' where the answer names nobody. */
export type InviteResult =
  | { readonly kind: 'recorded'; readonly inviter: string }
  | { readonly kind: 'known'; readonly byMember: boolean; readonly inviter: string }
  | { readonly kind: 'own' | 'unknown' | 'network' }
  | { readonly kind: 'refused'; readonly message: string };

/** Records who invited the member (wire g74); counted once, so it may be sent again after a network failure. */
export async function acceptInvite(cache: QueryCache, uid: string, code: string): Promise<InviteResult> {
  const answer = await cache.call(codeImeiRecord, { code, uid });
  if (!answer) return { kind: 'network' };
  if (answer.status !== Status.data) return { kind: 'refused', message: answer.message };
  const msg = textIn(answer.data, 'msg');
  switch (textIn(answer.data, 'code')) {
    case '1002':
      return { kind: 'recorded', inviter: textIn(answer.data, 'member') };
    case '1001':
      return {
        kind: 'known',
        byMember: msg.startsWith('该会员'),
        inviter: /已被(.+)邀请过了/.exec(msg)?.[1] ?? '',
      };
    default:
      return { kind: msg.includes('自己') ? 'own' : 'unknown' };
  }
}
