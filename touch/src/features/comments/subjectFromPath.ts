import type { CommentSubjectRef } from '@touch/api/comments';
import type { PathValues } from '@touch/lib/paths';

/** The subject that the address names; undefined if none. */
export function subjectFromPath({ id = '', source = '' }: PathValues): CommentSubjectRef | undefined {
  return /^\d{1,16}$/.test(id) && /^\d{1,2}$/.test(source) ? { id, source: Number(source) } : undefined;
}
