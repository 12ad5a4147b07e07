import { commentedPath } from '@touch/api/articlePath';
import { type CommentSubject, commentSubjectQuery } from '@touch/api/commentSubject';
import type { CommentSubjectRef } from '@touch/api/comments';
import { useQuery } from '@touch/api/useQuery';
import { canComment } from '@touch/lib/commentAccess';
import { useVisit } from '@touch/outside/visit';

export interface SubjectState {
  readonly subject: CommentSubject | undefined;
  /** Where it stands; '' while that is not known. */
  readonly href: string;
  readonly canWrite: boolean;
}

/** The subject of the comments once it is loaded; until then nothing can be written. */
export function useCommentSubject({ id, source }: CommentSubjectRef): SubjectState {
  const { basePath, flags, config } = useVisit();
  const loaded = useQuery(commentSubjectQuery(id, source));
  const subject = loaded.state === 'ready' ? loaded.value : undefined;
  return {
    subject,
    href: subject?.fileId ? basePath + commentedPath(source, subject) : '',
    canWrite: subject !== undefined && canComment(subject, flags, config.auditType),
  };
}
