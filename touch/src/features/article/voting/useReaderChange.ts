import { useMember } from '@touch/api/member';
import { useEffect, useRef } from 'react';

/** Tells when the member signs out and when another one logs in. A visitor who logs in goes on as a member. */
export function useReaderChange(signedOut: () => void, anotherCame: () => void): void {
  const uid = useMember()?.uid;
  const reader = useRef(uid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader alone decides
  useEffect(() => {
    const before = reader.current;
    if (uid === undefined) {
      if (before !== undefined) signedOut();
      return;
    }
    reader.current = uid;
    if (before !== undefined && before !== uid) anotherCame();
  }, [uid]);
}
