import * as address from '@contract/addresses/me';
import { at } from '@touch/outside/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/answers';
import type { MemberInfo, Message, OtherMember } from './reading/me';

export type { MemberInfo, Message, OtherMember } from './reading/me';

const memberInfoName = at(address.memberInfo);
const userInfoName = at(address.userInfo);
const userDetailName = at(address.userDetail);

/** What is personal is kept under whose it is: nobody sees another one's in its place. */
const ownKey = (operation: string, uid: string): string => `${queryKey(operation, {})}#${uid}`;

/** A member's own data; the phone is masked (wire f14). */
export const memberInfoQuery = (uid: string): Query<MemberInfo> => ({
  key: ownKey(memberInfoName, uid),
  operation: memberInfoName,
  input: { uid },
  read: async (data) => (await import('./reading/me')).readMemberInfo(data),
});

/** Whether the messenger or another service leads to this member, too (wire g71). */
export const isThirdQuery = (uid: string): Query<{ readonly isThird: boolean }> => ({
  key: ownKey(userInfoName, uid),
  operation: userInfoName,
  input: { uid },
  read: async (data) => (await import('./reading/me')).readIsThird(data),
});

/** What others see of a member (wire n7). @param who the reader: whether he follows is his own */
export const userDetailQuery = (id: string, who: string): Query<OtherMember> => ({
  key: `${queryKey(userDetailName, { id })}#${who}`,
  operation: userDetailName,
  input: { id },
  read: async (data) => (await import('./reading/me')).readOtherMember(data),
});

/** Answers to what the member said, the newest first (wire x17). */
export const messageQuery = (uid: string): ListQuery<Message> => ({
  key: ownKey('message', uid),
  operation: 'message',
  input: {},
  read: async (data) => (await import('./reading/me')).readMessages(data),
  keyOf: ({ id }) => id,
  next: (page) => ({ page }),
});
