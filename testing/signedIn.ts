import { storeMember } from '@touch/outside/member/storedMember';
import { LOGIN_NAME } from '@touch/outside/session/loginName';

/** Signs a member of site 1 in, in this document's storage. */
export const signIn = (
  uid: string,
  change: { readonly hasPhone?: boolean; readonly nickname?: string } = {},
) => storeMember('1', { uid, nickname: '林间', head: '', hasPhone: true, ...change });

/** Nobody is signed in, and nothing is stored. */
export function signOut(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: LOGIN_NAME }));
}
