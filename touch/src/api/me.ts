import * as operations from '@contract/members';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { MemberInfo, Message, OtherMember } from './reading/me';

export type { MemberInfo, Message, OtherMember } from './reading/me';

const memberInfoName = at(operations.memberInfo);
const userInfoName = at(operations.userInfo);
const userDetailName = at(operations.userDetail);

/** Personal data is cached under its member's uid, so that no other member sees it. */
const ownKey = (operation: string, uid: string): string => `${queryKey(operation, {})}#${uid}`;

/** A member's own data; the phone is masked (wire f14). */
export const memberInfoQuery = (uid: string): Query<MemberInfo> => ({
  key: ownKey(memberInfoName, uid),
  operation: memberInfoName,
  input: { uid },
  read: async (data) => (await import('./reading/me')).readMemberInfo(data),
});

/** True if the member can also log in by the messenger or another service (wire g71). */
export const isThirdQuery = (uid: string): Query<{ readonly isThird: boolean }> => ({
  key: ownKey(userInfoName, uid),
  operation: userInfoName,
  input: { uid },
  read: async (data) => (await import('./reading/me')).readIsThird(data),
});

/** A member's public profile (wire n7). @param uid uid of the reader: the profile tells if they follow the member */
export const userDetailQuery = (id: string, uid: string): Query<OtherMember> => ({
  key: `${queryKey(userDetailName, { id })}#${uid}`,
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
