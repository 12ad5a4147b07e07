import { ArticleStatus } from '@contract/codes';
import type { VisitFlags } from './visitFlags';

/** `auditType` that hides the input (S§5). */
const COMMENTS_OFF = 2;

/** `auditType` that shows what is said at once (H1). */
export const AUDIT_TYPE_NONE = 0;

interface CommentRules {
  readonly aStatus: number;
  readonly discussClosed: number;
}

/** True if the comment input shows (H1); an unpublished article is a preview and has none (A15). */
export const canComment = (
  { aStatus, discussClosed }: CommentRules,
  { preview, view, cms }: Pick<VisitFlags, 'preview' | 'view' | 'cms'>,
  auditType: number,
): boolean =>
  aStatus === ArticleStatus.published &&
  discussClosed === 0 &&
  auditType !== COMMENTS_OFF &&
  !(preview || view || cms);

/** True if comments can be read: H1 hides the input alone, a preview has no comments at all (A15). */
export const canSeeComments = ({
  aStatus,
  countDiscuss,
}: Pick<CommentRules, 'aStatus'> & { readonly countDiscuss: number }): boolean =>
  aStatus === ArticleStatus.published && countDiscuss > 0;
