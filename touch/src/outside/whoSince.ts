import { memberOn } from './session/member';

/**
 * Tells later whose page it is, after what begins now: a member may have left meanwhile (`nobody`), or another one come in, in
 * another tab (`another`). A visitor is whoever comes in (H2).
 */
export function whoSince(site: string): () => 'same' | 'nobody' | 'another' {
  const uid = memberOn(site)?.uid;
  return () => {
    const now = memberOn(site)?.uid;
    if (uid === undefined || uid === now) return 'same';
    return now === undefined ? 'nobody' : 'another';
  };
}
