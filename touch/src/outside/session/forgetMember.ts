import { notifyMemberListeners } from '../member/member';
import { forgetLikes, MESSENGER_LOGIN_NAME } from '../member/personalData';
import { forgetStored, readStored } from '../storage';
import { LOGIN_NAME } from './loginName';

/** Removes the stored member, so that the next reader of this browser sees nothing of them. */
export function forgetMember(site: string): void {
  const text = readStored('local', LOGIN_NAME);
  const [, of = site] = /"site":"([^"]*)"}$/.exec(text ?? '') ?? [];
  // nobody's, or one of another site of this origin (A17)
  if (text === undefined || of !== site) return;
  forgetLikes();
  for (const name of [LOGIN_NAME, MESSENGER_LOGIN_NAME]) forgetStored('local', name);
  notifyMemberListeners();
}
