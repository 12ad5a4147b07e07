import type { CommentSubjectRef } from '@touch/api/comments';
import type { PathValues } from '@touch/lib/paths';

/** What the address names; undefined where it names nothing. */
export function subjectFromPath({ id = '', source = '' }: PathValues): CommentSubjectRef | undefined {
  return /^\d{1,16}$/.test(id) && /^\d{1,2}$/.test(source) ? { id, source: Number(source) } : undefined;
}
