import { currentMember } from './session/member';

/**
 * Tells later whose page it is, after what begins now: a member may have left meanwhile (`nobody`), or another one come in, in
 * another tab (`another`). A visitor is whoever comes in (H2).
 */
export function trackMember(site: string): () => 'same' | 'nobody' | 'another' {
  const uid = currentMember(site)?.uid;
  return () => {
    const now = currentMember(site)?.uid;
    if (uid === undefined || uid === now) return 'same';
    return now === undefined ? 'nobody' : 'another';
  };
}
