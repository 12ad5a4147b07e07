import { currentMember } from './member';

/**
 * Remembers the member now and tells later if they are still signed in: `nobody` after a sign-out, `another` after another
 * member's login in another tab. For a visitor the answer is always `same` (H2).
 */
export function trackMember(site: string): () => 'same' | 'nobody' | 'another' {
  const uid = currentMember(site)?.uid;
  return () => {
    const now = currentMember(site)?.uid;
    if (uid === undefined || uid === now) return 'same';
    return now === undefined ? 'nobody' : 'another';
  };
}
