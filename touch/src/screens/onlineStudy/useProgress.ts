import { useMember } from '@touch/api/member';
import { type Study, sendProgress, studyQuery } from '@touch/api/studies';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import { joinedProgress, localProgress, type StudyProgress, storeProgress, unsentParts } from './progress';

interface ProgressState {
  readonly progress: StudyProgress;
  /** Keeps how far a part was watched, here and, for a member, on the platform. */
  readonly keep: (part: string, seconds: number) => void;
}

/** A reader's progress in a course: on this device, and for a member over all of theirs (F22). */
export function useProgress(study: Study): ProgressState {
  const { cache } = useVisit();
  const uid = useMember()?.uid;
  const { fileId } = study;
  /** The first render is the server's, which knows no device. */
  const [local, setLocal] = useState<StudyProgress>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member reads their own
  useEffect(() => setLocal(localProgress(fileId)), [fileId, uid]);
  useEffect(() => {
    if (uid === undefined) return;
    let isLeft = false;
    // A page as served is everybody's.
    void cache.load(studyQuery(fileId)).then(() => {
      const known = isLeft ? undefined : cache.getValue(studyQuery(fileId));
      if (!known) return;
      for (const [part, seconds] of unsentParts(known, localProgress(fileId)))
        void sendProgress(cache, fileId, part, seconds);
    });
    return () => {
      isLeft = true;
    };
  }, [cache, fileId, uid]);

  const keep = (part: string, seconds: number) => {
    const whole = Math.floor(seconds);
    if (whole <= (local[part] ?? 0)) return;
    storeProgress(fileId, part, whole);
    setLocal(localProgress(fileId));
    if (uid !== undefined) void sendProgress(cache, fileId, part, whole);
  };
  return { progress: joinedProgress(study, local), keep };
}
